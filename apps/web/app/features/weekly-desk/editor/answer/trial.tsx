import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../../ui/failure/failure-text.ts";
import { useLengthText } from "../../../../ui/form/use-length-text.ts";
import { Formula } from "../../../../ui/markdown/formula.tsx";
import { useWriting } from "../writing.ts";
import classes from "./answer.module.css";
import { type Tried, useTries } from "./use-tries.ts";
import { useVerdictText } from "./verdict-text.ts";

/** Answers as students may write them, judged at once by the rubric as it is now. Nothing of it is kept. */
export function Trial() {
  const { t } = useTranslation(["weekly-desk", "errors"]);
  const { problem, issueAt } = useWriting();
  const failureText = useFailureText();
  const lengthText = useLengthText();
  const [written, setWritten] = useState("");
  const lines = written
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const tooLong = lines.map((line) => lengthText(line, weeklyProblemLimits.ANSWER_MAX)).find(Boolean);
  const tooMany = lines.length > weeklyProblemLimits.TRIED_MAX;
  const answers = lines
    .filter((line) => lengthText(line, weeklyProblemLimits.ANSWER_MAX) === undefined)
    .slice(0, weeklyProblemLimits.TRIED_MAX);
  // By a key that cannot be read, everything would be wrong.
  const brokenKey = problem.rubric.keys.some((_, index) => issueAt(`rubric.keys.${index}`) !== undefined);
  const { said, error, withoutKey } = useTries(problem.rubric, [...new Set(answers)]);
  const note = withoutKey ? t("trial.withoutKey") : brokenKey ? t("trial.brokenKey") : undefined;
  return (
    <div className={classes.trial}>
      <Textarea
        label={t("trial.label")}
        description={t("trial.help")}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        rows={3}
        resize="vertical"
        error={tooMany ? t("trial.tooMany", { count: weeklyProblemLimits.TRIED_MAX }) : tooLong}
        autoComplete="off"
        spellCheck={false}
      />
      {error && answers.length > 0 ? <p className={classes.note}>{failureText(error)}</p> : null}
      {note !== undefined && answers.length > 0 && <p className={classes.note}>{note}</p>}
      <ul aria-label={t("trial.verdicts")} aria-live="polite" className={classes.verdicts}>
        {note === undefined &&
          answers.map((answer, index) => <Verdict key={index} answer={answer} tried={said.get(answer)} />)}
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
