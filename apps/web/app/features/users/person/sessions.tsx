import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useEndOneSessionMutation, useEndSessionsMutation } from "../api.ts";
import classes from "./user-page.module.css";

type Session = OfficeUser["sessions"][number];

/** Where somebody is logged in, since when, and how that is ended. */
export function Sessions({ user: { id, name, sessions } }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const { day, schoolTime, ago } = useDates();
  const [asked, setAsked] = useState<{ session: Session | null; open: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, open: false });
  const deviceOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(" · ") || t("person.unknownDevice");
  const sinceOf = ({ createdAt }: Session) => t("person.since", { date: day(createdAt), time: schoolTime(createdAt) });
  return (
    <Part
      title={t("person.sessions")}
      tools={
        sessions.length > 0 && (
          <Button variant="default" size="compact-md" onClick={() => setAsked({ session: null, open: true })}>
            {t("person.endAll")}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className={classes.quiet}>{t("person.noSessions")}</p>}
      <ul className={classes.lines}>
        {sessions.map((session) => (
          <li key={session.id}>
            {deviceOf(session)}
            {session.current && <strong>{t("person.thisDevice")}</strong>}
            <span className={classes.quiet}>
              {sinceOf(session)} · {t("person.used", { ago: ago(session.lastUsedAt) })}
            </span>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t("person.endNamed", { device: deviceOf(session), since: sinceOf(session) })}
              onClick={() => setAsked({ session, open: true })}
            >
              {t("person.end")}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog
          opened={asked.open}
          title={t(asked.session ? "person.endTitle" : "person.endAllTitle", { name })}
          onClose={close}
          onGone={() => setAsked(null)}
        >
          {asked.session && (
            <p>
              <strong>{deviceOf(asked.session)}</strong>
              <br />
              {sinceOf(asked.session)} · {t("person.used", { ago: ago(asked.session.lastUsedAt) })}
            </p>
          )}
          <p>{t(asked.session ? "person.endMeans" : "person.endAllMeans", { name, count: sessions.length })}</p>
          {(asked.session ? asked.session.current : sessions.some(({ current }) => current)) && (
            <p>{t("person.endHere")}</p>
          )}
          <Ending user={{ id, name }} session={asked.session} onClose={close} />
        </Dialog>
      )}
    </Part>
  );
}

type EndingProps = { user: { id: string; name: string }; session: Session | null; onClose: () => void };

function Ending({ user: { id, name }, session, onClose }: EndingProps) {
  const { t } = useTranslation("users");
  const say = useToast();
  const [endAll, all] = useEndSessionsMutation();
  const [endOne, one] = useEndOneSessionMutation();
  const end = async () => {
    const { error } = session
      ? await endOne({ params: { id, session: session.id } })
      : await endAll({ params: { id } });
    // One that is gone has been ended, by whomever.
    if (error && !(session && asFailure(error).code === "NOT_FOUND")) return;
    say(t(session ? "person.endedOne" : "person.ended", { name }));
    onClose();
  };
  return (
    <>
      <FailureBox error={all.error ?? one.error} />
      <Group>
        <Button loading={all.isLoading || one.isLoading} onClick={() => void end()}>
          {t(session ? "person.end" : "person.endAll")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
      </Group>
    </>
  );
}
