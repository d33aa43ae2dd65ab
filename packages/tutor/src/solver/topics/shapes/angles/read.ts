import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { numbersOf } from "../../../stories/facts.ts";
import { type Frames, storyReader } from "../../../stories/frames.ts";
import type { Angles } from "./work.ts";

const find =
  "(what is|what's|whats|find|calculate|how many ?(degrees|°) (is|are)( in| there in)?|how big is|how large is)";
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

const isosceles = "(an|the) isosceles triangle";
/** Triangles with two equal angles, and polygons by their angles. */
const more: Frames = {
  apexIs: [
    `(if )?the (vertex|apex|top) angle of ${isosceles} (is|measures) <a>`,
    `${isosceles} has a (vertex|apex|top) angle of <a>`,
    "(一个)?等腰三角形的?(一个)?顶角(是|为)<a>",
  ],
  baseIs: [
    `(if )?(a|1|one|each|the) base angle of ${isosceles} (is|measures) <a>`,
    `${isosceles} has (a )?base angles? of <a>`,
    "(一个)?等腰三角形的?(一个)?底角(是|为)<a>",
  ],
  askBase: [
    `${find} (each|the|a|1|one) base angle( of (the|this) triangle)?`,
    "(求)?(它的|每个|一个|那么)?底角(是|为)?(多少|几)?<u:unit>?",
  ],
  askApex: [
    `${find} (the|its) (vertex|apex|top) angle( of (the|this) triangle)?`,
    "(求)?(它的|那么)?顶角(是|为)?(多少|几)?<u:unit>?",
  ],
  sumIs: [
    "(if )?the sum of the (measures of the )?(interior )?angles of a (convex )?polygon is <a>",
    "(the )?(interior )?angles of a (convex )?polygon (add up to|have a sum of) <a>",
    "(如果|若|已知)?(一个|某)?(凸)?多边形的?内角和(是|为|等于)<a>",
  ],
  eachIs: [
    "(if )?(each|every) interior angle of a regular polygon (is|measures|has a measure of) <a>",
    "(如果|若|已知)?(一个)?正多边形的?(每个|每一个|一个)内角(都)?(是|为|等于)<a>",
  ],
  outerIs: [
    "(if )?(each|every) exterior angle of a regular polygon (is|measures|has a measure of) <a>",
    "(如果|若|已知)?(一个)?正?多边形的?(每个|每一个|一个)外角(都)?(是|为|等于)<a>",
  ],
  askSides: [
    "how many sides does (it|the polygon|this polygon) have",
    "(what is|find) the number of sides( of (the|this) polygon)?",
    "(那么)?(它|这个多边形|则它|则这个多边形)(是|为)(几|多少)边形",
    "(求)?(它的|这个多边形的|该多边形的)?边数(是|为)?(多少|几)?",
    "(它|这个多边形)有(几|多少)条边",
  ],
};

const SIDES_MAX = 1000n;
const read = storyReader("angle|complement|supplement|角", { ...frames, ...more });
const kinds = ["complement", "supplement", "sum", "each", "outer"] as const;

/** By what is told and asked for. */
const pairs: Record<string, "base" | "apex" | "sidesOfSum" | "sidesOfEach" | "sidesOfOuter"> = {
  "apexIs,askBase": "base",
  "askApex,baseIs": "apex",
  "askSides,sumIs": "sidesOfSum",
  "askSides,eachIs": "sidesOfEach",
  "askSides,outerIs": "sidesOfOuter",
};

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
  const pair = pairs[says];
  if (pair) return a ? { kind: pair, a: a.value } : null;
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
