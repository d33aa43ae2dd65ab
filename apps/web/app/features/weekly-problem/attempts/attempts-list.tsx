import { languageTags } from "@dripstone/contract/locale";
import type { Attempt } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { ProblemText } from "../../../ui/markdown/problem-text.tsx";
import { useFormText } from "../outcome/form-text.ts";
import classes from "./attempts-list.module.css";

/** What a student has handed in this week, as it was read, with the verdict on each. */
export function AttemptsList({ attempts }: { attempts: Attempt[] }) {
  const { t } = useTranslation("weekly-problem");
  const formText = useFormText();
  const locale = useLocale();
  if (attempts.length === 0) return null;
  const when = new Intl.DateTimeFormat(languageTags[locale], { weekday: "short", hour: "numeric", minute: "2-digit" });
  return (
    <section aria-labelledby="weekly-attempts">
      <h2 id="weekly-attempts" className={classes.heading}>
        {t("attempts.heading")}
      </h2>
      <ol className={classes.list}>
        {attempts.map((attempt) => (
          <li key={attempt.at + attempt.read} className={classes.attempt} data-verdict={attempt.verdict}>
            <p className={classes.line}>
              <span className={classes.read}>
                <Formula latex={attempt.read} />
              </span>
              <span className={classes.verdict}>{t(`verdict.${attempt.verdict}`)}</span>
              {!attempt.counts && <span className={classes.note}>{t("attempts.free")}</span>}
              <time className={classes.note} dateTime={attempt.at}>
                {when.format(new Date(attempt.at))}
              </time>
            </p>
            {attempt.verdict === "wrong-form" && <p className={classes.remark}>{formText(attempt.form)}</p>}
            {attempt.feedbackHtml && <ProblemText html={attempt.feedbackHtml} />}
            {attempt.explanation && (
              <p className={classes.remark}>
                <span className={classes.note}>{t("attempts.explained")}</span> {attempt.explanation}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
