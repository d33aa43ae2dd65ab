import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useAppSelector } from "../../../session/store.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useForumStandingQuery } from "../api.ts";
import classes from "./before-writing.module.css";

type BeforeWritingProps = {
  /** A new post counts among those that an account may write in a day. */
  isNew: boolean;
  children: ReactNode;
};

/** Says to who may not write now why, and until when, before they have written anything; shows where one writes to all others. */
export function BeforeWriting({ isNew, children }: BeforeWritingProps) {
  const { t } = useTranslation(["forum-writing", "errors"]);
  const { minuteHere, moment } = useDates();
  const consent = useAppSelector(({ auth }) => auth.user?.parentConsent);
  const { data: standing, isFetching, error } = useForumStandingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (consent === "waiting") {
    return (
      <Callout tone="warm">
        <p>{t("errors:PARENT_CONSENT_NEEDED")}</p>
      </Callout>
    );
  }
  if (isFailure(error) && error.code === "EMAIL_NOT_VERIFIED") return <FailureBox error={error} />;
  if (standing === undefined && isFetching) return <FormComing isNew={isNew} />;
  if (standing?.code === "SILENCED") {
    return (
      <Callout tone="warm">
        <p>{t("errors:SILENCED", { date: minuteHere(standing.until) })}</p>
        {standing.reason && <p>{t("forum-writing:standing.reason", { reason: standing.reason })}</p>}
        <p>{t("forum-writing:compose.draftsKept")}</p>
      </Callout>
    );
  }
  return (
    <>
      {isNew && standing?.code === "NEW_ACCOUNT_POSTS" && (
        <Callout tone="warm">
          <p>{t("forum-writing:compose.tomorrow", { moment: moment(standing.until) })}</p>
        </Callout>
      )}
      {children}
    </>
  );
}

/** As tall as the form that is to come, so that nothing below it is seen to jump. */
function FormComing({ isNew }: { isNew: boolean }) {
  return (
    <div className={classes.coming}>
      {isNew && <Skeleton height={70} />}
      <Skeleton height={98} />
      <Skeleton height={340} />
      <Skeleton height={42} width={120} />
    </div>
  );
}
