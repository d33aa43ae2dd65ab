import { Button, Skeleton } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSessionsQuery } from "../api.ts";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import { SessionRow } from "./session-row.tsx";
import classes from "./sessions-section.module.css";

/** Where somebody is logged in. */
export function SessionsSection() {
  const { t } = useTranslation(["accounts", "common"]);
  const {
    data: sessions,
    error,
    isFetching,
    refetch,
  } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const list = useRef<HTMLUListElement>(null);
  return (
    <Section anchor="sessions" layout="side" title={t("sessions.title")} intro={t("sessions.intro")}>
      <div className={classes.parts}>
        {sessions && (
          <>
            <ul ref={list} tabIndex={-1} aria-label={t("sessions.title")} className={classes.sessions}>
              {sessions.map((session) => (
                // The row that had the focus goes: the list takes it.
                <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
              ))}
            </ul>
            <LogOutEverywhere count={sessions.length} />
          </>
        )}
        {!sessions && error !== undefined && (
          <FailureBox error={error} takesFocus={false}>
            <Button variant="default" loading={isFetching} onClick={refetch} className={classes.retry}>
              {t("common:error.retry")}
            </Button>
          </FailureBox>
        )}
        {!sessions && error === undefined && (
          <div role="status" aria-label={t("common:loading")} className={classes.waiting}>
            <Skeleton height={56} />
            <Skeleton height={56} />
          </div>
        )}
      </div>
    </Section>
  );
}
