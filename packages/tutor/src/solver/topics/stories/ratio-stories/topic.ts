import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { answerIn } from "../../../stories/said.ts";
import { defineTopic } from "../../../topic.ts";
import { type RatioStory, readRatioStory } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Two amounts in a ratio, of which one thing more is known. */
export const ratioStories = defineTopic({
  name: "ratio-stories",
  words,
  read: readRatioStory,
  work: workRatioStory,
  holds,
  similar: (story): RatioStory => ({ ...story, value: q.multiply(story.value, q.rational(2n)) }),
});

const partsOf = ({ x, y }: RatioStory) => ({ x, y, total: x + y, difference: x > y ? x - y : y - x });

/** Null where people or things would not come out whole: then the ratio does not fit. */
function workRatioStory(story: RatioStory): Working<Code> | null {
  const { x, y, known, value, unit, wanted } = story;
  const parts = partsOf(story);
  const one = q.divide(value, q.rational(parts[known]));
  const answer = one && q.multiply(one, q.rational(parts[wanted]));
  if (!answer || (!unit && q.isInteger(value) && !q.isInteger(answer))) return null;
  const values = {
    x: `${x}`,
    y: `${y}`,
    parts: `${parts[known]}`,
    value: decimalOf(value),
    one: decimalOf(one),
    wanted: `${parts[wanted]}`,
    answer: decimalOf(answer),
  };
  const steps: Step<Code>[] = [
    { code: known === "total" ? "partsTotal" : known === "difference" ? "partsDifference" : "partsOne", values },
    { code: "onePart", values },
    { code: wanted === "total" ? "allParts" : "itsParts", values },
  ];
  return {
    problem: {
      en: `amounts in the ratio $${x} : ${y}$, where $${parts[known]}$ parts are $${values.value}$; find $${parts[wanted]}$ parts`,
      ch: `两个量的比是 $${x} : ${y}$，其中 $${parts[known]}$ 份是 $${values.value}$，求 $${parts[wanted]}$ 份`,
    },
    steps,
    answer: answerIn(answer, unit),
  };
}

/** The two amounts are made from the answer, and put into the ratio and into what is known. */
function holds(story: RatioStory, { key }: { key: string }): boolean {
  const [num = "", den = "1"] = key.split(" ")[0]?.split("/") ?? [];
  const [found, x, y] = [q.rational(BigInt(num), BigInt(den)), q.rational(story.x), q.rational(story.y)];
  const ratio = q.divide(x, y) ?? q.ZERO;
  const first =
    story.wanted === "x"
      ? found
      : story.wanted === "y"
        ? q.multiply(found, ratio)
        : q.divide(q.multiply(found, x), story.wanted === "total" ? q.add(x, y) : q.absolute(q.subtract(x, y)));
  const second = first && q.divide(first, ratio);
  if (!first || !second) return false;
  const made = { x: first, y: second, total: q.add(first, second), difference: q.absolute(q.subtract(first, second)) };
  return q.same(made[story.known], story.value) && q.same(made[story.wanted], found);
}
