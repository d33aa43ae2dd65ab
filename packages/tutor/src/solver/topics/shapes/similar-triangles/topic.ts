import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { answerIn } from "../../../stories/said.ts";
import { defineTopic } from "../../../topic.ts";
import { readSimilar, type SimilarTriangles } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Two similar triangles by their vertices: three sides are told, and the fourth is asked for. */
export const similarTriangles = defineTopic({
  name: "similar-triangles",
  words,
  read: readSimilar,
  work: workSimilar,
  holds: ({ known, other, partner }, { key }) => {
    const [num = "", den = "1"] = key.split(" ")[0]?.split("/") ?? [];
    const found = q.rational(BigInt(num), BigInt(den));
    // Crosswise products of the proportion are the same.
    return q.same(q.multiply(found, known.value), q.multiply(other.value, partner.value));
  },
  similar: (problem): SimilarTriangles => ({
    ...problem,
    partner: { ...problem.partner, value: q.multiply(problem.partner.value, q.rational(2n)) },
  }),
});

function workSimilar({ known, other, partner, asked, unit }: SimilarTriangles): Working<Code> | null {
  const ratio = q.divide(other.value, known.value);
  const answer = ratio && q.multiply(ratio, partner.value);
  if (!answer) return null;
  const number = ({ value }: { value: q.Rational }) => decimalOf(value);
  const values = {
    known: known.name,
    other: other.name,
    partner: partner.name,
    asked,
    a: number(known),
    b: number(other),
    c: number(partner),
    ratio: decimalOf(ratio),
    answer: decimalOf(answer),
  };
  const steps: Step<Code>[] = [
    { code: "partners", values },
    { code: "ratio", values },
    { code: "side", values },
  ];
  const told = [known, other, partner].map((side) => `${side.name} = ${number(side)}`).join(",\\ ");
  return {
    problem: {
      en: `find $${asked}$ in similar triangles with $${told}$`,
      ch: `两个三角形相似，$${told}$，求 $${asked}$`,
    },
    steps,
    answer: answerIn(answer, unit),
  };
}
