import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../question.ts";
import { numbersOf } from "../../stories/facts.ts";
import { type Frames, storyReader } from "../../stories/frames.ts";
import type { Angles } from "./work.ts";

const find = "(what is|what's|whats|find|calculate|how many degrees (is|are)|how big is|how large is)";
const polygons: Record<string, bigint> = {
  ...{
    triangle: 3n,
    quadrilateral: 4n,
    pentagon: 5n,
    hexagon: 6n,
    heptagon: 7n,
    octagon: 8n,
    nonagon: 9n,
    decagon: 10n,
  },
  dodecagon: 12n,
};
const polygon = `(?<word_polygon>${Object.keys(polygons).join("|")})`;
const shape = (regular: string) =>
  `(a|an|the) ${regular}(${polygon}|<n>[ -]sided polygon|<n2>-gon|polygon with <n3> sides)`;

const frames: Frames = {
  third: [
    `${find} the (third|other|missing|last|remaining) angle( of (the|a) triangle)?`,
    "(求)?(它的)?(第三个|另一个|第3个)(内)?角(是|为)?(多少|几)?<u:unit>?",
  ],
  two: [
    "[(if|given) ](2 angles (of|in) a triangle (are|measure)|a triangle has (angles|2 angles)( of| measuring| that measure| that are)?) <a> and <b>",
    "(一个|在)?三角形(中)?(,)?(的)?(有)?(两个|2个|两)(内)?角(分别)?(是|为)<a>(和|、|,)<b>",
  ],
  "two and x": ["the angles of a triangle (are|measure) <a>, <b>,? and x"],
  x: ["(what is|find|what's|solve for) (x|the value of x)"],
  complement: [
    `${find} the complement of (an angle of |a |an )?<a>( angle)?`,
    "(求)?(一个)?<a>(的)?角?的余角(是|为)?(多少)?<u:unit>?",
  ],
  supplement: [
    `${find} the supplement of (an angle of |a |an )?<a>( angle)?`,
    "(求)?(一个)?<a>(的)?角?的补角(是|为)?(多少)?<u:unit>?",
  ],
  sum: [
    `${find} the sum of the (measures of the )?(interior |internal |inside )?angles (of|in) ${shape("(regular |convex )?")}`,
    "(求)?(一个)?(正)?<n>边形的?内角和(是|为)?(多少|几)?<u:unit>?",
  ],
  each: [
    `${find} (the measure of )?(each|one|an|every) (interior |internal )?angle (of|in) ${shape("regular ")}`,
    "(求)?(一个)?正<n>边形的?(每个|每一个|一个)内角(是|为)?(多少|几)?<u:unit>?",
  ],
  outer: [
    `${find} (the measure of )?(each|one|an|every) exterior angle (of|in) ${shape("regular ")}`,
    "(求)?(一个)?正<n>边形的?(每个|每一个|一个)外角(是|为)?(多少|几)?<u:unit>?",
  ],
};

const SIDES_MAX = 1000n;
const read = storyReader("angle|complement|supplement|角", frames);
const kinds = ["complement", "supplement", "sum", "each", "outer"] as const;

/** An angle from other angles, or the angles of a polygon. */
export function readAngles(question: Question): Angles | null {
  const facts = read(question);
  const numbers = facts && numbersOf(facts);
  if (!facts || !numbers) return null;
  const { a, b } = numbers;
  if ([a, b].some((angle) => angle?.unit && angle.unit.key !== "°")) return null;
  const says = facts
    .map((fact) => fact.says)
    .sort()
    .join();
  if (says === "third,two" || says === "two and x,x") return a && b ? { kind: "third", a: a.value, b: b.value } : null;
  const [kind] = kinds.filter((one) => one === says);
  if (kind === "complement" || kind === "supplement")
    return a?.unit || /angle|角/.test(question.text) ? (a ? { kind, a: a.value } : null) : null;
  const count = numbers.n ?? numbers.n2 ?? numbers.n3;
  const named = facts[0]?.words.polygon;
  const sides = named
    ? polygons[named]
    : count && !count.unit && q.isInteger(count.value)
      ? count.value.num
      : undefined;
  return kind && sides && sides >= 3n && sides <= SIDES_MAX ? { kind, sides } : null;
}
