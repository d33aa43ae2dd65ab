import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../../ui/failure/failure-text.ts";
import { Formula } from "../../../../ui/markdown/formula.tsx";
import { useWriting } from "../writing.ts";
import classes from "./answer.module.css";
import { type Tried, useTries } from "./use-tries.ts";
import { useVerdictText } from "./verdict-text.ts";

/** Answers as students may write them, judged at once by the rubric as it is now. Nothing of it is kept. */
export function Trial() {
  const { t } = useTranslation(["weekly-desk", "errors"]);
  const { problem } = useWriting();
  const failureText = useFailureText();
  const [written, setWritten] = useState("");
  const answers = written
    .split("\n")
    .map((line) => line.trim().slice(0, weeklyProblemLimits.ANSWER_MAX))
    .filter((line) => line !== "")
    .slice(0, weeklyProblemLimits.TRIED_MAX);
  const { said, error, withoutKey } = useTries(problem.rubric, [...new Set(answers)]);
  return (
    <div className={classes.trial}>
      <Textarea
        label={t("trial.label")}
        description={t("trial.help")}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        rows={3}
        resize="vertical"
        autoComplete="off"
        spellCheck={false}
      />
      {error && answers.length > 0 ? <p className={classes.note}>{failureText(error)}</p> : null}
      {withoutKey && answers.length > 0 && <p className={classes.note}>{t("trial.withoutKey")}</p>}
      <ul aria-label={t("trial.verdicts")} aria-live="polite" className={classes.verdicts}>
        {answers.map((answer, index) => (
          <Verdict key={index} answer={answer} tried={said.get(answer)} />
        ))}
      </ul>
    </div>
  );
}

function Verdict({ answer, tried }: { answer: string; tried: Tried | undefined }) {
  const verdictText = useVerdictText();
  if (!tried) return null;
  return (
    <li data-verdict={tried.verdict}>
      <code>{answer}</code>
      <span>
        {tried.readings.map((latex) => (
          <span key={latex} className={classes.read}>
            <Formula latex={latex} />
          </span>
        ))}
      </span>
      <span className={classes.verdict}>{verdictText(tried)}</span>
    </li>
  );
}
