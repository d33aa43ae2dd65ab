import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./hints.module.css";

/** Hints, one after another as they are asked for. */
export function Hints({ hints }: { hints: readonly string[] }) {
  const { t } = useTranslation("lessons");
  return (
    <ol className={classes.hints} aria-live="polite">
      {hints.map((html, index) => (
        <li key={html} className={classes.hint}>
          <p className={classes.number}>{t("hints.nth", { number: index + 1 })}</p>
          <MarkdownText html={html} />
        </li>
      ))}
    </ol>
  );
}
