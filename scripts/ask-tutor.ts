// Asks the tutor's own engine questions whose answers are known, a line of JSON each: {"q": "factor x2-9x+20", "a": "(x-4)(x-5)"}. Tells which it
// answers wrongly, which it is silent about and what it took them for, and how many are right (packages/tutor/src/solver/weighed/README.md).
//     npm run -s ask-tutor -- questions.jsonl
import { readFileSync } from "node:fs";
import { checkAnswer } from "@dripstone/checker";
import { readQuestion } from "../packages/tutor/src/solver/question.ts";
import { solve } from "../packages/tutor/src/solver/solve.ts";
import { solveAsSaid } from "../packages/tutor/src/solver/solve-as-said.ts";
import { meaningsOf } from "../packages/tutor/src/solver/weighed/weigh.ts";

type Asked = { q: string; a: string };

const lines = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, "utf8").split("\n"))
  .filter((line) => line.trim() !== "");
const counts = { right: 0, silent: 0, wrong: 0, guessed: 0, amiss: 0 };
for (const line of lines) {
  const { q, a } = JSON.parse(line) as Asked;
  const found = keyOf(q, solve);
  const guess = found === null ? keyOf(q, solve, "guessed") : null;
  if (guess !== null) {
    const isRight = isSame(guess, a);
    counts[isRight ? "guessed" : "amiss"]++;
    console.log(`${isRight ? "guess " : "AMISS "} ${q}  [${a}] -> ${guess}`);
  } else if (found === null) {
    counts.silent++;
    console.log(`silent ${q}  [${a}]`);
    for (const { name, canonical, likely } of meaningsOf(q).slice(0, 2))
      console.log(`       ${likely.toFixed(2)} ${name}: ${canonical} -> ${keyOf(canonical, solveAsSaid)}`);
  } else if (isSame(found, a)) counts.right++;
  else {
    counts.wrong++;
    console.log(`WRONG  ${q}  [${a}] -> ${found}`);
  }
}
console.log(
  `${counts.right} right, ${counts.silent} silent, ${counts.wrong} wrong of ${lines.length}; guessed rightly ${counts.guessed}, amiss ${counts.amiss}`,
);

function keyOf(text: string, by: typeof solve, kind: "solved" | "guessed" = "solved"): string | null {
  const question = readQuestion(text);
  const outcome = question && by(question);
  return outcome?.kind === kind && "solution" in outcome ? outcome.solution.answer.key : null;
}

/** The checker's judgement, whichever of the two stands as the key; the base of a number may be left out, which a question names. */
function isSame(found: string, answer: string): boolean {
  return [
    [found, answer],
    [answer, found],
    [found.replace(/_\{?\d+\}?$/, ""), answer],
  ].some(([given = "", key = ""]) => checkAnswer(given, { keys: [key] }).verdict === "equal");
}
