import { oppositeAct, type UserAct } from "@dripstone/contract/accounts/office/list";
import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import { Button, Group, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useCheckActQuery } from "../api.ts";
import classes from "./act-preview.module.css";

type Someone = Pick<ListedUser, "id" | "name" | "email">;

type ActPreviewProps = {
  act: UserAct;
  users: readonly Someone[];
  busy: boolean;
  /** Of what was sent. */
  error: unknown;
  onSend: (touched: readonly Someone[]) => void;
  onClose: () => void;
};

/** What an act would do, as the server says it: whom it touches, and who stays as they are and why; and how it is sent. */
export function ActPreview({ act, users, busy, error, onSend, onClose }: ActPreviewProps) {
  const { t } = useTranslation(["users", "common"]);
  const self = useAppSelector((state) => state.auth.user?.id);
  const body = { act, users: users.map(({ id }) => id) };
  const check = useCheckActQuery({ body }, { refetchOnMountOrArgChange: true });
  // While it is asked anew, what was said before may be wrong.
  const told = check.isFetching ? [] : (check.data?.results ?? []);
  const outcomes = new Map(told.map(({ id, outcome }) => [id, outcome]));
  const touched = users.filter(({ id }) => outcomes.get(id) === "done");
  const others = users.filter(({ id }) => outcomes.has(id) && outcomes.get(id) !== "done");
  return (
    <>
      <div className={classes.preview}>
        <p>{t(`act.means.${act}`)}</p>
        {check.isFetching && <Skeleton height={48} mb="sm" role="status" aria-label={t("common:loading")} />}
        {act === "deactivate" && touched.some(({ id }) => id === self) && (
          <Callout tone="warm" className={classes.self}>
            {t("act.self")}
          </Callout>
        )}
        {touched.length > 0 && (
          <>
            <p>{t("act.touches", { count: touched.length })}</p>
            <ul>
              {touched.map((user) => (
                <Line key={user.id} user={user} isSelf={user.id === self} />
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <p>{t("act.leaves", { count: others.length })}</p>
            <ul>
              {others.map((user) => {
                const outcome = outcomes.get(user.id);
                return (
                  <Line key={user.id} user={user} isSelf={user.id === self}>
                    {outcome && outcome !== "done" && t(`act.outcome.${outcome}`)}
                  </Line>
                );
              })}
            </ul>
          </>
        )}
        {touched.length > 0 && <p>{t("person.back", { act: t(`act.${oppositeAct[act]}`) })}</p>}
      </div>
      <FailureBox error={error ?? check.error} />
      <Group>
        <Button loading={busy} disabled={touched.length === 0} onClick={() => onSend(touched)}>
          {t(`act.${act}`)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
      </Group>
    </>
  );
}

type LineProps = { user: Someone; isSelf: boolean; children?: string | undefined | false };

function Line({ user: { name, email }, isSelf, children }: LineProps) {
  const { t } = useTranslation("users");
  return (
    <li>
      <span dir="auto">{isSelf ? t("act.you", { name }) : name}</span> <span className={classes.email}>{email}</span>
      {children && <span className={classes.why}>{children}</span>}
    </li>
  );
}
