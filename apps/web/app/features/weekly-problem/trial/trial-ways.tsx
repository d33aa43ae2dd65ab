import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { paths } from "@dripstone/contract/paths";
import type { WeeklyTrial } from "@dripstone/contract/weekly-problem/payloads";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LoginButton } from "../../../session/login-button.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import classes from "./trial-ways.module.css";
import { useWaitingRegistration } from "./use-waiting-registration.ts";

/** What a visitor's judged answer waits for, and the next step: an account, or the letter that finishes one. */
export function TrialWays({ trial: { attempt } }: { trial: WeeklyTrial }) {
  const { t } = useTranslation(["weekly-problem", "common"]);
  const { day } = useDates();
  const mailbox = useWaitingRegistration();
  if (mailbox === null) {
    return (
      <Group gap="sm">
        <ButtonLink to={paths.register}>{t("session.register", { ns: "common" })}</ButtonLink>
        <LoginButton variant="default" />
      </Group>
    );
  }
  // The last day that is whole: the answer is forgotten in the course of the next one.
  const last = Date.parse(attempt.at) + (accountLimits.VISITOR_DAYS - 1) * DAY_MS;
  return (
    <>
      <p>{t(`trial.finish.${mailbox}`, { date: day(new Date(last).toISOString()) })}</p>
      <Group gap="sm">
        {mailbox === "own" && <ButtonLink to={paths.verifyEmail}>{t("trial.enterCode")}</ButtonLink>}
        <LoginButton variant={mailbox === "own" ? "default" : "filled"} />
      </Group>
      <p>
        <Link to={paths.register} className={classes.again}>
          {t("trial.again")}
        </Link>
      </p>
    </>
  );
}
