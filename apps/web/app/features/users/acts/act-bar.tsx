import { oppositeAct, type UserAct, userActs } from "@dripstone/contract/accounts/office/list";
import type { ActResult, ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { ActsFrame } from "../../../ui/list/acts-frame.tsx";
import type { Selection } from "../../../ui/list/selection.ts";
import { useActOnUsersMutation } from "../api.ts";
import { ActPreview } from "./act-preview.tsx";

type Told = { act: UserAct; results: readonly (ActResult & { name: string })[] };

/** Those that are offered; the others only take something back. */
const offered = userActs.filter((act) => act !== "unverify-email");

/** What can be done with all chosen accounts: first whom it would touch, then how it went with each, and the way back. */
export function ActBar({ selection }: { selection: Selection<ListedUser> }) {
  const { t } = useTranslation("users");
  const [asked, setAsked] = useState<{ act: UserAct; users: readonly ListedUser[]; open: boolean } | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [act, { isLoading, error, reset }] = useActOnUsersMutation();
  const { selected, clear } = selection;

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
    setAsked({ act: what, users: selected, open: true });
  };
  return (
    <ActsFrame
      selection={selection}
      acts={offered.map((name) => ({ name, text: t(`act.${name}`) }))}
      onAct={ask}
      told={told}
      results={told && <Results told={told} />}
    >
      {told && <UndoButton told={told} busy={isLoading} onUndo={run} />}
      {!asked?.open && <FailureBox error={error} />}
      {asked && (
        <Dialog
          opened={asked.open}
          title={t(`act.${asked.act}`)}
          onClose={() => setAsked({ ...asked, open: false })}
          onGone={() => setAsked(null)}
        >
          <ActPreview
            act={asked.act}
            users={asked.users}
            busy={isLoading}
            error={error}
            onSend={(touched) => void run(asked.act, touched)}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        </Dialog>
      )}
    </ActsFrame>
  );
}

function Results({ told: { act, results } }: { told: Told }) {
  const { t } = useTranslation("users");
  const done = results.filter(({ outcome }) => outcome === "done").length;
  const others = results.filter(({ outcome }) => outcome !== "done");
  return (
    <>
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
    </>
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
      {t("act.undo", { act: t(`act.${oppositeAct[act]}`) })}
    </Button>
  );
}
