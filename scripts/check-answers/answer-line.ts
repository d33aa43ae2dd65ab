import {
  checkAnswer,
  lettersOf,
  type Rubric,
  rubricProblems,
  unreadableCodes,
  type Verdict,
} from "../../packages/checker/src/index.ts";
import { isRow, type Row } from "./row.ts";

export type Reply =
  | { id?: unknown; error: string }
  | { id: unknown; verdict: Verdict["verdict"]; read: string; code?: string; ms: number };

/** What the checker says of one line of a corpus. */
export function answerLine(line: string): Reply {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return { error: "not a line of JSON" };
  }
  const id = typeof row === "object" && row !== null && "id" in row ? { id: row.id } : {};
  const problem = isRow(row);
  if (problem !== null) return { ...id, error: problem };
  const { expected, given, rubric } = row as Row;
  const whole: Rubric = { ...rubric, keys: [expected, ...(rubric?.keys ?? [])] };
  const started = performance.now();
  const verdict = verdictOf(given, whole);
  const ms = Math.round((performance.now() - started) * 1000) / 1000;
  const unread = rubricProblems(whole).find(({ code }) => isUnreadable(code));
  if (unread) return { ...id, error: `${unread.answer} cannot be read: ${unread.code} at ${unread.position}` };
  const read = "read" in verdict ? verdict.read : verdict.verdict === "ambiguous" ? verdict.readings.join(" | ") : "";
  return { id: null, ...id, verdict: verdict.verdict, read, ...codeOf(verdict), ms };
}

/**
 * A corpus does not say which letters a problem has. If the key's letters are not enough, and the answer is right when
 * any letter may stand in it, it is right: `sin²x + cos²x` is 1.
 */
function verdictOf(given: string, rubric: Rubric): Verdict {
  const verdict = checkAnswer(given, rubric);
  if (verdict.verdict !== "unreadable" || rubric.letters) return verdict;
  const letters = new Set([...lettersOf(rubric), ...lettersOf({ keys: [given] })]);
  const freely = checkAnswer(given, { ...rubric, letters: [...letters] });
  return freely.verdict === "equal" || freely.verdict === "wrong-form" ? freely : verdict;
}

// Traps are the author's business: a corpus may hold them.
const isUnreadable = (code: string) => unreadableCodes.some((one) => one === code);

function codeOf(verdict: Verdict): { code?: string } {
  if (verdict.verdict === "unreadable") return { code: verdict.code };
  if (verdict.verdict === "wrong-form") return { code: verdict.form };
  if (verdict.verdict === "different" && verdict.why) return { code: verdict.why };
  return verdict.verdict === "foreseen" ? { code: verdict.feedback } : {};
}
