import { defineTopic } from "../../../topic.ts";
import { type EitherMultiples, isWanted, readEither } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { workEither } from "./work.ts";

/** How many numbers of a range are multiples of one number or another, of both, of only one, or of neither. */
export const inclusionExclusion = defineTopic({
  name: "inclusion-exclusion",
  words,
  read: readEither,
  work: workEither,
  holds: (problem, { key }) => {
    let found = 0;
    for (let number = problem.low; number <= problem.high; number++) if (isWanted(problem, number)) found++;
    return key === `${found}`;
  },
  similar: (problem): EitherMultiples => ({ ...problem, low: 1n, high: problem.high === 120n ? 200n : 120n }),
});
