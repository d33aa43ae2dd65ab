import { practiceTestLimits } from "@dripstone/contract/practice-tests/limits";
import type { EndedBy } from "@dripstone/contract/practice-tests/payloads";
import { correct, earn, takeBack } from "../../../achievements/ledger.ts";
import type { Database } from "../../../database/connect.ts";
import { type Grade, grade } from "../grade.ts";
import { answersOf, paperOf, type SittingRow } from "./own-sitting.ts";

/** For what the ledger of achievements knows practice tests. */
export const TEST = "test";

/** A sitting's name in the ledger. */
export const sourceOf = ({ paper, number }: Pick<SittingRow, "paper" | "number">) => `${paper}/${number}`;

/** Ends a sitting of a student who is locked, or judges one anew that time has ended, and writes down what it earns. */
export async function endSitting(
  transaction: Database,
  sitting: SittingRow,
  ending: { endedBy: EndedBy; endedAt: Date },
): Promise<void> {
  const result = grade(await paperOf(transaction, sitting), await answersOf(transaction, sitting.id));
  await transaction
    .updateTable("sittings")
    .set({ ...ending, ...result })
    .where("id", "=", sitting.id)
    .execute();
  const deed = { deed: TEST, source: sourceOf(sitting) } as const;
  if (!isWorked(result)) return takeBack(transaction, sitting.userId, deed);
  const worth = {
    ...deed,
    // By the next sitting the keys are known.
    points: sitting.number === 1 ? practiceTestLimits.PRACTICE_TEST_POINTS : 0,
    facts: { score: Math.round((100 * result.points) / result.pointsMax) },
  };
  const isNew = await earn(transaction, sitting.userId, { ...worth, difficulty: null, earnedAt: ending.endedAt });
  if (!isNew) await correct(transaction, sitting.userId, worth);
}

/** A sheet that was handed in all but empty is no test that somebody has finished. */
const isWorked = ({ rightAnswers, wrongAnswers }: Grade) =>
  rightAnswers + wrongAnswers >= practiceTestLimits.PRACTICE_TEST_ANSWERS_MIN;
