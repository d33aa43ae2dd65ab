import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./solution.module.css";

export function Solution({ html }: { html: string }) {
  const { t } = useTranslation("weekly-problem");
  return (
    <section className={classes.solution} aria-labelledby="weekly-solution">
      <h2 id="weekly-solution" tabIndex={-1} className={classes.heading}>
        {t("solution.heading")}
      </h2>
      <MarkdownText html={html} />
    </section>
  );
}
