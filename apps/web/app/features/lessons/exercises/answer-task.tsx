import { lessonLimits } from "@dripstone/contract/lessons/limits";
import { useState } from "react";
import { AnswerField } from "../../../ui/answer/answer-field.tsx";
import { FieldSwitch } from "../../../ui/answer/field-switch.tsx";
import { ReadingPreview } from "../../../ui/answer/reading-preview.tsx";
import classes from "./answer-task.module.css";
import type { TaskProps } from "./task.ts";

/** A number or a formula, read while it is written as the grader will read it. */
export function AnswerTask({
  exercise,
  draft,
  onChange,
  locked,
  error,
  told,
}: TaskProps<"answer"> & { told: boolean }) {
  const [math, setMath] = useState(false);
  const written = { answer: draft?.answer ?? "", math };

  function change(part: Partial<typeof written>): void {
    if (part.math !== undefined) setMath(part.math);
    if (part.answer !== undefined) onChange({ kind: "answer", answer: part.answer });
  }

  return (
    <div className={classes.task}>
      <AnswerField
        draft={written}
        change={change}
        letters={exercise.letters}
        max={lessonLimits.LESSON_ANSWER_MAX}
        error={error}
        disabled={locked}
        ref={null}
      />
      {!locked && <FieldSwitch draft={written} change={change} problem={exercise} />}
      {!told && !locked && written.answer.trim() !== "" && (
        <ReadingPreview answer={written.answer} problem={exercise} math={math} />
      )}
    </div>
  );
}
