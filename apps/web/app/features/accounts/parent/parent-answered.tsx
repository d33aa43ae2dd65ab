import type { ReplyOf } from "@dripstone/contract";
import { languageTags } from "@dripstone/contract/locale";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import parts from "../parts.module.css";
import { StepTitle } from "../step-title.tsx";
import classes from "./parent.module.css";

type ParentAnsweredProps = {
  request: ReplyOf<"GET /auth/parent-consent">;
  takesFocus: boolean;
  /** The parent wants to give the other answer. */
  onOther: () => void;
};

/** What was answered and when, what follows from it, and the way to the other answer. */
export function ParentAnswered({ request, takesFocus, onOther }: ParentAnsweredProps) {
  const { t } = useTranslation("accounts");
  const format = new Intl.DateTimeFormat(languageTags[useLocale()], { dateStyle: "long" });
  const dateOf = (instant: string | null) => (instant ? format.format(new Date(instant)) : "");
  const { name, answer, answeredAt, deletionDate } = request;
  const agreed = answer === "yes";
  return (
    <section className={classes.question}>
      <StepTitle takesFocus={takesFocus}>{t(agreed ? "parent.yesTitle" : "parent.noTitle")}</StepTitle>
      <p className={agreed ? parts.success : classes.closed}>
        {t(agreed ? "parent.yesOn" : "parent.noOn", { name, date: dateOf(answeredAt) })}
      </p>
      <p>{agreed ? t("parent.yesText", { name }) : t("parent.noText", { name, date: dateOf(deletionDate) })}</p>
      <p className={parts.hint}>{t(agreed ? "parent.yesChange" : "parent.noChange")}</p>
      <Button variant="default" onClick={onOther} className={classes.other}>
        {t(agreed ? "parent.withdraw" : "parent.agreeAfterAll")}
      </Button>
    </section>
  );
}
