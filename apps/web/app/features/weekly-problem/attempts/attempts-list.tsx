import type { Attempt } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Rich } from "../../../ui/page/rich.tsx";
import { useFormText } from "../../../ui/verdict/form-text.ts";
import { nearMiss } from "../../../ui/verdict/near-miss.ts";
import { useWhyText } from "../../../ui/verdict/why-text.ts";
import classes from "./attempts-list.module.css";
import { OwnExplanation } from "./own-explanation.tsx";

type AttemptsListProps = {
  attempts: Attempt[];
  /** Their week is over. */
  past?: boolean;
};

/** What a student has handed in in a week, as it was read, with the verdict on each. */
export function AttemptsList({ attempts, past = false }: AttemptsListProps) {
  const { t } = useTranslation("weekly-problem");
  const formText = useFormText();
  const whyText = useWhyText();
  const { day, moment } = useDates();
  if (attempts.length === 0) return null;
  return (
    <section aria-labelledby="weekly-attempts">
      <h2 id="weekly-attempts" className={classes.heading}>
        {t(past ? "attempts.past" : "attempts.heading")}
      </h2>
      <ol className={classes.list}>
        {attempts.map((attempt) => (
          <li key={attempt.at + attempt.read} className={classes.attempt} data-verdict={attempt.verdict}>
            <p className={classes.line}>
              <span className={classes.read}>
                <Formula latex={attempt.read} />
              </span>
              <span className={classes.verdict}>{t(`verdict.${nearMiss(attempt.form) ?? attempt.verdict}`)}</span>
              {!attempt.counts && <span className={classes.note}>{t("attempts.free")}</span>}
              <time className={classes.note} dateTime={attempt.at}>
                {past ? day(attempt.at) : moment(attempt.at)}
              </time>
            </p>
            {attempt.verdict === "wrong-form" && (
              <p className={classes.remark}>
                <Rich text={formText(attempt.form)} />
              </p>
            )}
            {attempt.why && <p className={classes.remark}>{whyText(attempt.why)}</p>}
            {attempt.feedbackHtml && <MarkdownText html={attempt.feedbackHtml} />}
            {attempt.explanationHtml && <OwnExplanation attempt={attempt} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
