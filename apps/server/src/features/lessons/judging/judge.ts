import { checkAnswer, type Rubric } from "@dripstone/checker";
import type { ExerciseSource, LessonSource } from "@dripstone/content";
import type { LessonAnswer, LessonVerdict } from "@dripstone/contract/lessons/payloads";
import { ApiError } from "../../../http/errors.ts";
import { mixedItems, mixedPartners } from "../courses/mixed-exercise.ts";
import { isSameOutput } from "./same-output.ts";

/** What is to be said to an answer; `feedback` in Markdown. */
export type Judged = {
  result: LessonVerdict["result"];
  right: boolean[] | null;
  feedback: string | null;
};

/** Judges an answer to an exercise. One of another kind is refused. */
export function judge(lesson: LessonSource, exercise: ExerciseSource, answer: LessonAnswer): Judged {
  if (exercise.kind === "answer" && answer.kind === "answer") return judgeAnswer(exercise, answer.answer);
  if (exercise.kind === "choice" && answer.kind === "choice") return judgeChoice(exercise, answer.chosen);
  if (exercise.kind === "order" && answer.kind === "order") {
    const belongs = mixedItems(lesson, exercise).map((it) => it.belongs);
    return judgePlaces(exercise.items.map((_, place) => belongs[answer.order[place] ?? -1] === place));
  }
  if (exercise.kind === "match" && answer.kind === "match") {
    const belongs = mixedPartners(lesson, exercise).map((it) => it.belongs);
    return judgePlaces(exercise.pairs.map((_, place) => belongs[answer.pairs[place] ?? -1] === place));
  }
  if (exercise.kind === "output" && answer.kind === "output") {
    return simply(isSameOutput(answer.output, exercise.printed[0] ?? ""));
  }
  if (exercise.kind === "program" && answer.kind === "program") {
    const { printed } = exercise;
    const right = printed.map((output, run) => isSameOutput(answer.outputs[run] ?? "", output));
    const isWhole = answer.outputs.length === printed.length;
    return { ...judgePlaces(right), ...(!isWhole && simply(false)), right };
  }
  throw new ApiError("INVALID_INPUT", { fields: { "answer.kind": { code: "FIELD_INVALID" } } });
}

/** Whether an answer is one at all: what cannot be read, or has the right value in another form, costs no attempt. */
export const counts = ({ result }: Pick<Judged, "result">) =>
  result.verdict !== "unreadable" && result.verdict !== "ambiguous" && result.verdict !== "wrong-form";

export const isRight = ({ result }: Pick<Judged, "result">) => result.verdict === "equal";

type Of<Kind extends ExerciseSource["kind"]> = Extract<ExerciseSource, { kind: Kind }>;

function judgeAnswer({ rubric, words }: Of<"answer">, answer: string): Judged {
  const found = checkAnswer(answer, rubric as Rubric);
  const none = { right: null, feedback: null };
  if (found.verdict === "unreadable" || found.verdict === "ambiguous") return { result: found, ...none };
  const { verdict, read } = found;
  const said = { verdict, read, form: null, why: null };
  if (verdict === "wrong-form") return { result: { ...said, form: found.form }, ...none };
  if (verdict === "foreseen") return { result: said, right: null, feedback: words.feedback[found.feedback] ?? null };
  if (verdict === "equal") return { result: said, ...none };
  const { parts, why } = found;
  return { result: { ...said, why: parts ? `right-parts ${parts.right} ${parts.of}` : (why ?? null) }, ...none };
}

function judgeChoice({ right, words }: Of<"choice">, chosen: readonly number[]): Judged {
  const given = new Set(chosen);
  if (given.size === right.length && right.every((option) => given.has(option))) return simply(true);
  const said = [...given].flatMap((option) => (right.includes(option) ? [] : (words.feedback[option + 1] ?? [])));
  const [feedback] = said;
  if (feedback === undefined) return simply(false);
  return { ...simply(false), result: { ...plain, verdict: "foreseen" }, feedback };
}

const judgePlaces = (right: boolean[]): Judged => ({ ...simply(right.every(Boolean)), right });

const plain = { read: null, form: null, why: null };

const simply = (isEqual: boolean): Judged => ({
  result: { ...plain, verdict: isEqual ? "equal" : "different" },
  right: null,
  feedback: null,
});
