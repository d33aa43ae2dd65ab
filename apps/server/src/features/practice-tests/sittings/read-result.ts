import { setImmediate } from "node:timers/promises";
import type { PracticeTestSource } from "@dripstone/content";
import type { Locale } from "@dripstone/contract/locale";
import { practiceTestLimits } from "@dripstone/contract/practice-tests/limits";
import type { OwnSitting, SittingAnswer, SittingResult } from "@dripstone/contract/practice-tests/payloads";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { html } from "../html.ts";
import { sourceOf, TEST } from "./end-sitting.ts";
import { answersOf, ownSitting, paperOf, sittingsOf } from "./own-sitting.ts";
import { presentSitting } from "./present-sitting.ts";

/** What came out of a sitting that is over; of an open one nothing of it leaves the server. */
export async function readResult(
  db: Database,
  userId: string,
  { id, language }: { id: string; language: Locale },
): Promise<SittingResult> {
  const sitting = await ownSitting(db, userId, id);
  const own = presentSitting(sitting, language);
  if (!isJudged(own)) throw new ApiError("SITTING_OPEN");
  const [source, answers, ofPaper, earned] = await Promise.all([
    paperOf(db, sitting),
    answersOf(db, id),
    // The latest ones, however many somebody has begun.
    sittingsOf(db, userId)
      .where("sitting.paper", "=", sitting.paper)
      .orderBy("sitting.number", "desc")
      .limit(practiceTestLimits.SITTINGS_LISTED_MAX)
      .execute(),
    db
      .selectFrom("achievements")
      .where("userId", "=", userId)
      .where("deed", "=", TEST)
      .where("source", "=", sourceOf(sitting))
      .select("points")
      .executeTakeFirst(),
  ]);
  const items = await judgedQuestions(source, answers, language);
  return {
    sitting: own,
    points: source.points,
    earned: earned?.points ?? 0,
    topics: topics.flatMap((topic) => {
      const about = items.filter((item) => item.topic === topic);
      const right = about.filter(({ key, choice }) => key === choice).length;
      return about.length > 0 ? [{ topic, right, of: about.length }] : [];
    }),
    items,
    sittings: ofPaper
      .toReversed()
      .map((other) => presentSitting(other, language))
      .filter(isJudged),
  };
}

type Judged = OwnSitting & Pick<SittingResult["sitting"], "score">;

const isJudged = (sitting: OwnSitting): sitting is Judged => sitting.score !== null;

async function judgedQuestions(
  { questions }: PracticeTestSource,
  answers: readonly SittingAnswer[],
  language: Locale,
): Promise<SittingResult["items"]> {
  const items: SittingResult["items"] = [];
  for (const [index, { text, topic, difficulty, key }] of questions.entries()) {
    const number = index + 1;
    const { statement, choices, solution } = text[language];
    const answer = answers.find(({ question }) => question === number);
    items.push({
      ...{ number, topic, difficulty, key, choice: answer?.choice ?? null, flagged: answer?.flagged ?? false },
      statementHtml: html(statement),
      choices: choices.map(html),
      solutionHtml: html(solution),
    });
    await setImmediate();
  }
  return items;
}
