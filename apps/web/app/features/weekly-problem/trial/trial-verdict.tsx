import { paths } from "@dripstone/contract/paths";
import type { WeeklyTrial } from "@dripstone/contract/weekly-problem/payloads";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { WrongAnswer } from "../outcome/wrong-answer.tsx";

type TrialVerdictProps = {
  trial: WeeklyTrial;
  /** Whether the ways on stand elsewhere already. */
  prompted: boolean;
};

/** A visitor's wrong answer: what a student is told, and that an account has more attempts. */
export function TrialVerdict({ trial, prompted }: TrialVerdictProps) {
  const { t } = useTranslation(["weekly-problem", "common"]);
  const { attempt, hint, attemptsLeft, points } = trial;
  return (
    <WrongAnswer attempt={attempt} hint={hint} hintNumber={1}>
      <p>
        {t("trial.more", { count: attemptsLeft })} {t("trial.still", { count: points })}
      </p>
      {!prompted && (
        <Group gap="sm">
          <ButtonLink to={paths.register}>{t("session.register", { ns: "common" })}</ButtonLink>
          <LoginButton variant="default" />
        </Group>
      )}
    </WrongAnswer>
  );
}
