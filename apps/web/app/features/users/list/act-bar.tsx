import { oppositeAct, type UserAct, userActs } from "@dripstone/contract/accounts/office/list";
import type { ActResult, ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { Button, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import type { Selection } from "../../../ui/list/selection.ts";
import { useActOnUsersMutation } from "../api.ts";
import classes from "./act-bar.module.css";

type Told = { act: UserAct; results: readonly (ActResult & { name: string })[] };

/** Those that are offered; the others only take something back. */
const offered = userActs.filter((act) => act !== "unverify-email");

/** Whether an act would change something about an account. */
const changes: Record<UserAct, (user: ListedUser) => boolean> = {
  activate: ({ active }) => !active,
  deactivate: ({ active }) => active,
  "verify-email": ({ emailVerified }) => !emailVerified,
  "unverify-email": ({ emailVerified }) => emailVerified,
};

/** What can be done with all chosen accounts: first whom it would touch, then how it went with each, and the way back. */
export function ActBar({ selection }: { selection: Selection<ListedUser> }) {
  const { t } = useTranslation(["users", "common"]);
  const [asked, setAsked] = useState<{ act: UserAct; open: boolean } | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [act, { isLoading, error, reset }] = useActOnUsersMutation();
  const { selected, clear } = selection;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with what was chosen.
  useEffect(() => {
    if (told) place.current?.focus();
  }, [told]);

  const run = async (what: UserAct, users: readonly { id: string; name: string }[]) => {
    const { data } = await act({ body: { act: what, users: users.map(({ id }) => id) } });
    if (!data) return;
    const nameOf = new Map(users.map(({ id, name }) => [id, name]));
    setTold({ act: what, results: data.results.map((result) => ({ ...result, name: nameOf.get(result.id) ?? "" })) });
    setAsked((before) => before && { ...before, open: false });
    clear();
  };
  const ask = (what: UserAct) => {
    reset();
    setTold(null);
    setAsked({ act: what, open: true });
  };
  return (
    <div className={classes.frame}>
      {selected.length > 0 && (
        <section aria-label={t("common:list.bulk")} className={classes.bar}>
          <span className={classes.count}>{t("common:list.selected", { count: selected.length })}</span>
          {offered.map((what) => (
            <Button key={what} size="compact-md" variant="default" onClick={() => ask(what)}>
              {t(`act.${what}`)}
            </Button>
          ))}
          <Button size="compact-md" variant="subtle" color="gray" onClick={clear}>
            {t("common:list.unselect")}
          </Button>
        </section>
      )}
      <div ref={place} role="status" tabIndex={-1}>
        {told && <Results told={told} />}
      </div>
      {told && <UndoButton told={told} busy={isLoading} onUndo={run} />}
      {!asked?.open && <FailureBox error={error} />}
      {asked && (
        <Dialog
          opened={asked.open}
          title={t(`act.${asked.act}`)}
          onClose={() => setAsked({ ...asked, open: false })}
          onGone={() => setAsked(null)}
        >
          <Preview act={asked.act} users={selected} />
          <FailureBox error={error} />
          <Group>
            <Button
              loading={isLoading}
              disabled={!selected.some(changes[asked.act])}
              onClick={() => run(asked.act, selected.filter(changes[asked.act]))}
            >
              {t(`act.${asked.act}`)}
            </Button>
            <Button variant="default" onClick={() => setAsked({ ...asked, open: false })}>
              {t("cancel")}
            </Button>
          </Group>
        </Dialog>
      )}
    </div>
  );
}

/** Whom an act would touch, and whom not, as it is so already. */
function Preview({ act, users }: { act: UserAct; users: readonly ListedUser[] }) {
  const { t } = useTranslation("users");
  const touched = users.filter(changes[act]);
  const others = users.length - touched.length;
  return (
    <div className={classes.preview}>
      <p>{t(`act.means.${act}`)}</p>
      {touched.length > 0 && (
        <>
          <p>{t("act.touches", { count: touched.length })}</p>
          <ul>
            {touched.map(({ id, name, email }) => (
              <li key={id}>
                <span dir="auto">{name}</span> <span className={classes.email}>{email}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {others > 0 && <p>{t("act.leaves", { count: others })}</p>}
    </div>
  );
}

function Results({ told: { act, results } }: { told: Told }) {
  const { t } = useTranslation("users");
  const done = results.filter(({ outcome }) => outcome === "done").length;
  const others = results.filter(({ outcome }) => outcome !== "done");
  return (
    <div className={classes.results}>
      <p>{t(`act.done.${act}`, { count: done })}</p>
      {others.length > 0 && (
        <ul>
          {others.map(({ id, name, outcome }) => (
            <li key={id}>
              {t("act.result", { name, outcome: t(`act.outcome.${outcome as Exclude<typeof outcome, "done">}`) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type UndoProps = {
  told: Told;
  busy: boolean;
  onUndo: (act: UserAct, users: readonly { id: string; name: string }[]) => unknown;
};

/** Takes back what was done, of those with whom it was done. */
function UndoButton({ told: { act, results }, busy, onUndo }: UndoProps) {
  const { t } = useTranslation("users");
  const done = results.filter(({ outcome }) => outcome === "done");
  if (done.length === 0) return null;
  return (
    <Button size="compact-md" variant="default" loading={busy} onClick={() => onUndo(oppositeAct[act], done)}>
      {t("act.undo")}
    </Button>
  );
}
