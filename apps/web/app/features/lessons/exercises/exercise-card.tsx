import type { FieldIssue } from "@dripstone/contract/errors";
import type { AskedExercise, LessonAnswer } from "@dripstone/contract/lessons/payloads";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import type { LessonAddress } from "../api.ts";
import classes from "./exercise-card.module.css";
import { Hints } from "./hints.tsx";
import { Solution } from "./solution.tsx";
import { isComplete } from "./task.ts";
import { Task } from "./tasks.tsx";
import { type ExerciseWork, useExercise } from "./use-exercise.ts";
import { Verdict } from "./verdict.tsx";

type ExerciseCardProps = ExerciseWork &
  LessonAddress & {
    exercise: AskedExercise;
    /** Its number in the lesson, from 1. */
    number: number;
  };

const required: FieldIssue = { code: "ANSWER_REQUIRED" };

/**
 * An exercise with all that belongs to it: the answer is checked, and spoken to, right here. Drawn anew only when something has happened to it: a
 * lesson has a dozen, and the page around them changes while one reads.
 */
export const ExerciseCard = memo(({ exercise, number, course, lesson, ...work }: ExerciseCardProps) => {
  const { t } = useTranslation("lessons");
  const issueText = useIssueText();
  const heading = useId();
  const question = useId();
  const it = useExercise(exercise, work, { course, lesson });
  const [missing, setMissing] = useState(false);
  const error = issueText(missing ? required : it.failure?.fields?.answer);

  function change(answer: LessonAnswer): void {
    setMissing(false);
    it.change(answer);
  }

  async function check(answer: LessonAnswer | null): Promise<void> {
    if (isComplete(answer)) await it.check(answer);
    else setMissing(true);
  }

  return (
    <section
      className={classes.card}
      aria-labelledby={heading}
      data-state={it.solved ? "solved" : it.given ? "shown" : undefined}
    >
      <div className={classes.head}>
        <h3 id={heading} className={classes.heading}>
          {t("exercise.title", { number })}
        </h3>
        {it.solved ? (
          <span className={classes.state}>
            <IconCheck size={18} aria-hidden="true" /> {t("exercise.solved")}
          </span>
        ) : (
          it.given && <span className={classes.state}>{t("exercise.shown")}</span>
        )}
      </div>
      <div id={question}>
        <MarkdownText html={exercise.promptHtml} />
      </div>
      <Form busy={it.busy === "check"} onSend={() => check(it.draft)} className={classes.form}>
        <Task
          exercise={exercise}
          draft={it.draft}
          onChange={change}
          onCheck={check}
          name={`${course}/${lesson}/${exercise.id}`}
          busy={it.busy === "check"}
          locked={it.solved}
          right={it.verdict?.right ?? null}
          labelledBy={`${heading} ${question}`}
          error={error}
          told={it.verdict !== null || it.failure !== null}
        />
        <Verdict
          exercise={exercise}
          verdict={it.verdict}
          failure={it.failure}
          answer={it.draft?.kind === "answer" ? it.draft.answer : ""}
          attempts={it.attempts}
        />
        {!it.solved && (
          <div className={classes.actions}>
            {exercise.kind !== "program" && (
              <Button type="submit" loading={it.busy === "check"}>
                {t("exercise.check")}
              </Button>
            )}
            {it.hints.length < exercise.hints && (
              <Button variant="default" loading={it.busy === "hint"} onClick={it.hint}>
                {t(it.hints.length === 0 ? "hints.first" : "hints.next", {
                  number: it.hints.length + 1,
                  count: exercise.hints,
                })}
              </Button>
            )}
          </div>
        )}
      </Form>
      <Hints hints={it.hints} />
      <Solution
        html={it.solutionHtml}
        settled={it.solved || it.given}
        open={it.justShown}
        busy={it.busy === "solution"}
        onAsk={it.giveUp}
      />
    </section>
  );
});
