import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useStopReminderMutation } from "../api.ts";
import classes from "./reminder.module.css";

/** Of the letter's link; null where it brought none, and undefined until that is known. */
type StopReminderPageProps = { token: string | null | undefined };

/** Where the link at the end of a reminder leads: one button, and no login. */
export function StopReminderPage({ token }: StopReminderPageProps) {
  const { t } = useTranslation("weekly-problem");
  const [stop, { error, isLoading, isSuccess }] = useStopReminderMutation();
  const done = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  const isDead = token === null || (error !== undefined && asFailure(error).code === "NOT_FOUND");
  return (
    <Page>
      <PageHeader title={t("stop.title")} lead={t("stop.lead")} />
      <Section title={t(isSuccess ? "stop.doneTitle" : "stop.question")}>
        <div className={classes.step}>
          {isSuccess ? (
            <Callout ref={done} tabIndex={-1} role="status" tone="good">
              <p>{t("stop.done")}</p>
            </Callout>
          ) : isDead ? (
            <Callout role="alert" tone="alarm">
              <p>{t("stop.dead")}</p>
            </Callout>
          ) : (
            <>
              <FailureBox error={error} />
              <Button
                size="lg"
                loading={isLoading}
                disabled={token === undefined}
                onClick={() => token && stop({ query: { token } })}
              >
                {t("stop.stop")}
              </Button>
            </>
          )}
          <ButtonLink to={paths.weeklyProblem} quiet>
            {t("stop.weekly")}
          </ButtonLink>
        </div>
      </Section>
    </Page>
  );
}
