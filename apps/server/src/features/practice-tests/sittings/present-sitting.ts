import type { Locale } from "@dripstone/contract/locale";
import type { OwnSitting } from "@dripstone/contract/practice-tests/payloads";
import type { SittingOfPaper } from "./own-sitting.ts";

/** A sitting without its questions. */
export function presentSitting(sitting: SittingOfPaper, language: Locale): OwnSitting {
  const { id, paper, number, startedAt, endsAt, endedAt, endedBy, title } = sitting;
  return {
    ...{ id, paper, number, endedBy, title: title[language] },
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    score: scoreOf(sitting),
  };
}

/** The table has all of these, or none. */
function scoreOf({
  rightAnswers: right,
  wrongAnswers: wrong,
  blankAnswers: blank,
  points,
  pointsMax,
}: SittingOfPaper): OwnSitting["score"] {
  if (right === null || wrong === null || blank === null || points === null || pointsMax === null) return null;
  return { right, wrong, blank, points, pointsMax };
}
