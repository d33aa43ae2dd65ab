import type { PaperFacts as Facts } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import classes from "./paper-facts.module.css";

/** What a paper is like: how long it is, and what an answer is worth. */
export function PaperFacts({ paper }: { paper: Facts }) {
  const { t } = useTranslation("practice-tests");
  const { minutes, questions, points } = paper;
  return (
    <ul className={classes.facts} aria-label={t("facts.label")}>
      <li>{t("facts.questions", { count: questions })}</li>
      <li>{t("facts.minutes", { count: minutes })}</li>
      <li>{t("facts.right", { count: points.right })}</li>
      <li>{t("facts.blank", { count: points.blank })}</li>
      <li>{t("facts.wrong")}</li>
    </ul>
  );
}
