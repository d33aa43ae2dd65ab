import type { AskedExercise, LessonAnswer } from "@dripstone/contract/lessons/payloads";
import { Suspense } from "react";
import { latePart } from "../../../ui/late/late-part.tsx";
import { AnswerTask } from "./answer-task.tsx";
import { ChoiceTask } from "./choice-task.tsx";
import { MatchTask } from "./match-task.tsx";
import { OutputTask } from "./output-task.tsx";
import type { TaskProps } from "./task.ts";

// What drags, and what runs programs, weighs as much as all the rest of a lesson.
const OrderTask = latePart(() => import("./order-task.tsx"));
const ProgramTask = latePart(() => import("./program-task.tsx"));

type AnyTask = Omit<TaskProps<AskedExercise["kind"]>, "exercise" | "draft" | "onChange"> & {
  exercise: AskedExercise;
  draft: LessonAnswer | null;
  onChange: (draft: LessonAnswer) => void;
  /** For a kind that finds its answer by itself: it is judged at once. */
  onCheck: (answer: LessonAnswer) => Promise<void>;
  busy: boolean;
  /** Something is said of what stands there already. */
  told: boolean;
  /** Of its own among all exercises of the site. */
  name: string;
};

/** How an exercise is answered, by its kind. */
export function Task({ exercise, draft, told, onCheck, busy, name, ...props }: AnyTask) {
  switch (exercise.kind) {
    case "answer":
      return <AnswerTask {...props} exercise={exercise} draft={draft?.kind === "answer" ? draft : null} told={told} />;
    case "choice":
      return <ChoiceTask {...props} exercise={exercise} draft={draft?.kind === "choice" ? draft : null} />;
    case "order":
      return (
        <Suspense>
          <OrderTask {...props} exercise={exercise} draft={draft?.kind === "order" ? draft : null} />
        </Suspense>
      );
    case "match":
      return <MatchTask {...props} exercise={exercise} draft={draft?.kind === "match" ? draft : null} />;
    case "output":
      return <OutputTask {...props} exercise={exercise} draft={draft?.kind === "output" ? draft : null} />;
    case "program":
      return (
        <Suspense>
          <ProgramTask
            {...props}
            exercise={exercise}
            draft={draft?.kind === "program" ? draft : null}
            name={name}
            onCheck={onCheck}
            busy={busy}
          />
        </Suspense>
      );
  }
}
