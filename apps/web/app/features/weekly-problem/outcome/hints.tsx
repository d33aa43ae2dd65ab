import type { WeeklyWork } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./hints.module.css";

type HintsProps = {
  hints: WeeklyWork["hints"];
  total: number;
  finished: boolean;
  /** The one that stands beside the answer that has opened it: it is not written twice. */
  besideAnswer: { number: number } | null;
};

/** The hints that wrong attempts have opened, and how many are still to come. */
export function Hints({ hints, total, finished, besideAnswer }: HintsProps) {
  const { t } = useTranslation("weekly-problem");
  const more = finished ? 0 : total - hints.length;
  if (hints.length === 0 && more <= 0) return null;
  return (
    <section className={classes.hints} aria-labelledby="weekly-hints">
      <h2 id="weekly-hints" className={classes.heading}>
        {t("hints.heading")}
      </h2>
      {hints.length > 0 && (
        <ol className={classes.list}>
          {hints.map((hint, index) => (
            <li key={hint} className={classes.hint}>
              <h3 className={classes.number}>{t("hints.nth", { number: index + 1 })}</h3>
              {besideAnswer?.number === index + 1 && !finished ? (
                <p className={classes.more}>{t("hints.beside")}</p>
              ) : (
                <MarkdownText html={hint} />
              )}
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className={classes.more}>{t("hints.more", { count: more })}</p>}
    </section>
  );
}
