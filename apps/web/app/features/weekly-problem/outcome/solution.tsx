import { useTranslation } from "react-i18next";
import { ProblemText } from "../../../ui/markdown/problem-text.tsx";
import classes from "./solution.module.css";

export function Solution({ html }: { html: string }) {
  const { t } = useTranslation("weekly-problem");
  return (
    <section className={classes.solution} aria-labelledby="weekly-solution">
      <h2 id="weekly-solution" className={classes.heading}>
        {t("solution.heading")}
      </h2>
      <ProblemText html={html} />
    </section>
  );
}
