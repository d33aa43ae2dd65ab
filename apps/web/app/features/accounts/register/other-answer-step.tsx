import type { BirthMonth } from "@dripstone/contract/accounts/age";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { StepTitle } from "../entrance/step-title.tsx";
import parts from "../parts.module.css";

type OtherAnswerStepProps = {
  /** What a child has said in this browser. */
  earlier: BirthMonth;
  /** What was said now. */
  said: BirthMonth;
  onAnswer: (birth: BirthMonth) => void;
};

/** A child was asked for a parent here a short time ago, and now somebody is older: asks whether they are the same. */
export function OtherAnswerStep({ earlier, said, onAnswer }: OtherAnswerStepProps) {
  const { t } = useTranslation("accounts");
  const { month } = useDates();
  return (
    <section className={parts.step}>
      <div className={parts.head}>
        <p className={parts.hint}>{t("age.step", { step: 1 })}</p>
        <StepTitle>{t("age.other.title")}</StepTitle>
      </div>
      <p>{t("age.other.text", { birth: month(earlier) })}</p>
      <p>{t("age.other.wrong")}</p>
      <Group gap="sm">
        <Button size="lg" onClick={() => onAnswer(earlier)}>
          {t("age.other.me")}
        </Button>
        <Button size="lg" variant="default" onClick={() => onAnswer(said)}>
          {t("age.other.notMe")}
        </Button>
      </Group>
    </section>
  );
}
