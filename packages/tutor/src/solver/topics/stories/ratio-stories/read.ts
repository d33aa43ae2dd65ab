import type { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { type Fact, storyReader } from "../../../stories/frames.ts";
import type { Quantity } from "../../../stories/quantities.ts";
import type { Unit } from "../../../stories/units.ts";
import { ratioFrames } from "./frames.ts";

/** `x : y`, and what is known of it: both together, the difference, or one of them. */
export type RatioStory = {
  x: bigint;
  y: bigint;
  known: "total" | "difference" | "x" | "y";
  value: q.Rational;
  unit: Unit | null;
  wanted: "x" | "y" | "total" | "difference";
};

const read = storyReader("ratio|比|\\d ?: ?\\d", ratioFrames);

export function readRatioStory(question: Question): RatioStory | null {
  const facts = read(question);
  const fact = facts && one(facts, ["ratio"]);
  const told = facts && one(facts, ["some", "total", "difference"]);
  const ask = facts && one(facts, ["ask", "askTotal", "askMore"]);
  const parts = fact?.words.r?.split(/ ?: ?| to /).map(BigInt) ?? [];
  const [x, y] = parts;
  if (!fact || !told || !ask || !x || !y || parts.length !== 2 || facts.length !== 3) return null;
  const plainName = (name = "") => name.replace(/(?<=.)(?:人数|数量|棵数|只数)$/, "");
  const names = fact.words.pair
    ? (["男生", "女生"] as const)
    : ([plainName(fact.words.x), plainName(fact.words.y)] as const);
  // "Red to blue marbles" are red marbles, too.
  const last = names[1]?.split(" ").at(-1) ?? "";
  const isShort = last !== names[1] && !names[0]?.includes(" ");
  const named = isShort ? [`${names[0]} ${last}`, names[1]] : names;
  const sideOf = (word: string | undefined) =>
    (["x", "y"] as const).find((_, index) => word && same(word, named[index]));
  const known = knownIn(told, sideOf, y > x);
  const quantity = told.numbers.some ?? told.numbers.total ?? told.numbers.difference;
  const wanted = wantedIn(ask, sideOf, y > x);
  if (!known || !quantity || !wanted || wanted === known || !isOfBoth(told, sideOf) || !fits(quantity, ask))
    return null;
  return { x, y, known, value: quantity.value, unit: quantity.unit, wanted };
}

function one(facts: Fact[], says: string[]): Fact | null {
  const [first, ...more] = facts.filter((fact) => says.includes(fact.says));
  return first && more.length === 0 ? first : null;
}

function wantedIn(
  { says, words }: Fact,
  sideOf: (word: string | undefined) => "x" | "y" | undefined,
  isYMore: boolean,
): RatioStory["wanted"] | undefined {
  if (says === "askTotal") return "total";
  if (says === "ask") return sideOf(words.who) ?? (all.test(words.who ?? "") ? "total" : undefined);
  const [more, less] = [sideOf(words.more), sideOf(words.less)];
  return more && less && more !== less && (more === "y") === isYMore ? "difference" : undefined;
}

/** A total with two names is of the two. */
const isOfBoth = ({ words: { x2, y2 } }: Fact, sideOf: (word: string | undefined) => "x" | "y" | undefined) =>
  x2 === undefined || new Set([sideOf(x2), sideOf(y2)].filter(Boolean)).size === 2;

/** How many there are of something else than the two is how many there are of both, if the words say so. */
function knownIn(
  { says, words }: Fact,
  sideOf: (word: string | undefined) => "x" | "y" | undefined,
  isYMore: boolean,
): RatioStory["known"] | null {
  if (says === "total") return "total";
  if (says === "difference") {
    const [more, less] = [sideOf(words.more), sideOf(words.less)];
    return more && less && more !== less && (more === "y") === isYMore ? "difference" : null;
  }
  return sideOf(words.what) ?? (all.test(words.what ?? "") ? "total" : null);
}

const all =
  /^(?:the )?(?:students|fruits|kids|children|people|pupils|animals|marbles|balls|coins|players|members|pets|teachers and students|学生|同学|人|球|书|树|名学生|个球|棵树|本书|个学生|名同学|全班|全校|六年级|五年级)$/;

const rootOf = (word: string) =>
  word
    .replace(/^(?:an?|the|some) /, "")
    .replace(/s$/, "")
    .replace(/^([甲乙])数$/, "$1");
const same = (a: string, b: string | undefined) => b !== undefined && rootOf(a) === rootOf(b);

const fits = ({ value, pi, unit }: Quantity, { units }: Fact) =>
  value.num > 0n && !pi && (!units.asked || units.asked.key === unit?.key);
