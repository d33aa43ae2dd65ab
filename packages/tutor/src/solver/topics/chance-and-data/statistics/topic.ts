import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readStatistics } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Statistics, sumOf, workStatistics } from "./work.ts";

/** Mean, median, mode, and range of a row of numbers, and a number that is missing for a mean. */
export const statistics = defineTopic({
  name: "statistics",
  words,
  read: readStatistics,
  work: workStatistics,
  holds: (problem, { key }) => isRight(problem, key.split(", ").map(fractionIn)),
  similar: (problem): Statistics => {
    const values = problem.values.map((value) => q.add(value, q.rational(2n)));
    return problem.wanted === "missing"
      ? { ...problem, values, mean: q.add(problem.mean, q.rational(2n)) }
      : { ...problem, values };
  },
});

function isRight(problem: Statistics, answers: q.Rational[]): boolean {
  const { wanted, values } = problem;
  const [answer] = answers;
  if (!answer) return false;
  const above = values.filter((value) => q.compare(value, answer) > 0);
  const below = values.filter((value) => q.compare(value, answer) < 0);
  const away = (some: q.Rational[]) => q.absolute(sumOf(some.map((value) => q.subtract(value, answer))));
  switch (wanted) {
    case "mean":
      return q.same(away(above), away(below));
    case "median":
      return halves(values, above, below, answer);
    case "mode": {
      const often = (value: q.Rational) => values.filter((one) => q.same(one, value)).length;
      return values.every((value) => {
        const isMode = answers.some((one) => q.same(one, value));
        return isMode ? often(value) === often(answer) : often(value) < often(answer);
      });
    }
    case "range": {
      const gaps = values.flatMap((a) => values.map((b) => q.subtract(a, b)));
      return gaps.every((gap) => q.compare(gap, answer) <= 0) && gaps.some((gap) => q.same(gap, answer));
    }
    case "missing": {
      const mean = (one: q.Rational) => q.subtract(one, problem.mean);
      return sumOf([...values, answer].map(mean)).num === 0n;
    }
  }
}

/** No more than half are on either side, and where it is none of them, it is halfway between its neighbors. */
function halves(values: q.Rational[], above: q.Rational[], below: q.Rational[], median: q.Rational): boolean {
  if (above.length * 2 > values.length || below.length * 2 > values.length) return false;
  if (above.length !== below.length || above.length * 2 < values.length)
    return values.some((value) => q.same(value, median));
  const upper = above.toSorted(q.compare)[0];
  const lower = below.toSorted(q.compare).at(-1);
  return upper !== undefined && lower !== undefined && q.same(q.subtract(upper, median), q.subtract(median, lower));
}

function fractionIn(key: string): q.Rational {
  const [num = "0", den = "1"] = key.split("/");
  return q.rational(BigInt(num), BigInt(den));
}
