import { checkAnswer } from "../../packages/checker/src/index.ts";
import { mutations, type Pair, unequalPairs } from "./generated.ts";

/** Generated pairs that are certainly unequal: not one may be accepted. `node gates.ts [seed]` */
const seed = Number(process.argv[2] ?? 1);
const gates: [string, Pair[]][] = [
  ["pairs", unequalPairs(100_000, seed)],
  ["mutations", mutations(20_000, seed)],
];
for (const [name, pairs] of gates) {
  const accepted = pairs.filter(
    ({ expected, given, rubric }) => checkAnswer(given, { keys: [expected], ...rubric }).verdict === "equal",
  );
  for (const { kind, expected, given } of accepted.slice(0, 20))
    console.log(`ACCEPTED (${kind})  ${expected}  <-  ${given}`);
  console.log(`${pairs.length} ${name} from seed ${seed}: ${accepted.length} false acceptances`);
  if (accepted.length > 0) process.exitCode = 1;
}
