import { setImmediate as turn } from "node:timers/promises";
import type { ParsedRequestOf, ReplyOf } from "@dripstone/contract";
import { grade } from "../grade.ts";

type Trying = ParsedRequestOf<"POST /weekly-problem-tries">["body"];
type Tried = ReplyOf<"POST /weekly-problem-tries">;

/** What the checker says to each answer. Between two of them others have their turn, as one may take ten milliseconds. */
export async function tryAnswers({ rubric, answers }: Trying): Promise<Tried> {
  const tried: Tried = [];
  for (const answer of answers) {
    tried.push(tryAnswer(answer, rubric));
    await turn();
  }
  return tried;
}

function tryAnswer(answer: string, rubric: Trying["rubric"]): Tried[number] {
  const result = grade(answer, { rubric });
  if (result.verdict === "unreadable") {
    return { verdict: result.verdict, readings: [], detail: result.code, position: result.position };
  }
  if (result.verdict === "ambiguous") {
    return { verdict: result.verdict, readings: result.readings, detail: null, position: null };
  }
  return { verdict: result.verdict, readings: [result.read], detail: result.detail, position: null };
}
