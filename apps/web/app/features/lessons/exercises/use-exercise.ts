import type { AskedExercise, ExerciseState, LessonAnswer, LessonVerdict } from "@dripstone/contract/lessons/payloads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure, type Failure, isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { type LessonAddress, useLazyHintQuery } from "../api.ts";
import type { ExerciseDeeds } from "../work/use-lesson-work.ts";
import { firstDraft } from "./task.ts";

/** What is kept of an exercise, as far as there is something. */
export type ExerciseWork = {
  before: ExerciseState | undefined;
  answer: LessonAnswer | undefined;
  solution: string | undefined;
  deeds: ExerciseDeeds;
};

/** How one exercise stands and goes on. */
export function useExercise(
  exercise: AskedExercise,
  { before, answer: kept, solution, deeds }: ExerciseWork,
  { course, lesson }: LessonAddress,
) {
  const { t } = useTranslation(["lessons", "badges"]);
  const language = useLocale();
  const say = useToast();
  const [fetchHint] = useLazyHintQuery();
  const { id } = exercise;
  const [written, setWritten] = useState<LessonAnswer | null>(null);
  const [verdict, setVerdict] = useState<LessonVerdict | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [hints, setHints] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const [busy, setBusy] = useState<"check" | "hint" | "solution" | null>(null);

  const draft = written ?? (kept?.kind === exercise.kind ? kept : null) ?? firstDraft(exercise);
  const solved = before?.state === "solved" || verdict?.result.verdict === "equal";
  const seen = Math.max(hints.length, before?.hints ?? 0);

  function change(answer: LessonAnswer): void {
    setWritten(answer);
    setVerdict(null);
    setFailure(null);
  }

  async function run<Result>(
    what: NonNullable<typeof busy>,
    task: () => Promise<Result | Failure>,
  ): Promise<Result | null> {
    setBusy(what);
    setFailure(null);
    const result = await task().catch(asFailure);
    setBusy(null);
    if (!isFailure(result)) return result;
    setVerdict(null);
    setFailure(result);
    return null;
  }

  async function check(answer: LessonAnswer): Promise<void> {
    const judged = await run("check", () => deeds.check(id, answer, seen));
    if (!judged) return;
    setVerdict(judged.verdict);
    const { points = 0, badges = [] } = judged.earned ?? {};
    if (points > 0) say(t("earned.points", { count: points }));
    for (const badge of badges) say(t("earned.badge", { name: t(`badges:${badge}.name`) }));
  }

  async function hint(): Promise<void> {
    const number = hints.length + 1;
    const params = { course, lesson, exercise: id, number };
    const found = await run("hint", () => fetchHint({ params, query: { language } }, true).unwrap());
    if (found) setHints((all) => [...all, found.hintHtml]);
  }

  async function giveUp(): Promise<void> {
    const html = await run("solution", () => deeds.giveUp(id, seen));
    if (html !== null) setShown(html);
  }

  return {
    draft,
    change,
    check,
    verdict,
    failure,
    hints,
    hint,
    giveUp,
    busy,
    solved,
    /** Its solution was asked for before it was solved. */
    given: before?.state === "shown" || (shown !== null && !solved),
    attempts: before?.attempts ?? 1,
    solutionHtml: verdict?.solutionHtml ?? shown ?? solution ?? null,
    /** Whether the solution was opened by asking for it, a moment ago. */
    justShown: shown !== null,
  };
}
