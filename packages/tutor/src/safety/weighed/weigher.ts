import type { Signs } from "../../learning/signs.ts";
import type { Heard } from "../hearing/heard.ts";
import { type DangerKind, dangerKinds } from "../kinds.ts";
import { signsOf } from "./signs.ts";

/** How much signs weigh, in whole numbers, and what is added without any. */
type Weighing = { usual: number; signs: Record<string, number> };

/** What `npm run weigh-danger` writes: `of` which sentences it was learned, and what a weight of 1 is written as. */
export type Learned = { of: string; scale: number; danger: Weighing; kinds: Record<DangerKind, Weighing> };

/** Whether a text tells of danger, may do so, or surely does not. */
type Reading = "sure" | "perhaps" | "open" | "hardly" | "never";

/** From where on it does. Chosen by what was kept apart (`README.md` beside this). */
const limits = { sure: 2.1, perhaps: 0.8, hardly: -1.1, never: -4.3 };

/** Of fewer signs nothing can be said against what they seem to tell, */
const SIGNS_MIN = 12;
/** and of words that were never read, such as a language written in the letters of another, nothing either. */
const KNOWN_MIN = 3;

/** How much a text tells of danger by the weights of its words, and of which kind: the sentence of it counts that tells most. */
export function weigher(learned: Learned): (heard: Heard) => { is: Reading; kind: DangerKind } {
  const danger = weighing(learned.danger, learned.scale);
  const kinds = dangerKinds.map((kind) => ({ kind, weigh: weighing(learned.kinds[kind], learned.scale) }));
  const kindOf = (signs: Signs): DangerKind =>
    kinds
      .map(({ kind, weigh }) => ({ kind, weight: weigh(signs) }))
      .reduce((one, two) => (two.weight > one.weight ? two : one)).kind;
  return (heard) => {
    const { weight, signs } = sentencesOf(heard)
      .map(signsOf)
      .map((signs) => ({ signs, weight: danger(signs) }))
      .reduce((one, two) => (two.weight > one.weight ? two : one));
    return { is: readingOf(weight, signs, learned.danger.signs), kind: kindOf(signs) };
  };
}

function weighing({ usual, signs }: Weighing, scale: number): (found: Signs) => number {
  const known = new Map(Object.entries(signs));
  return (found) => {
    let sum = usual;
    for (const [name, share] of found) sum += (known.get(name) ?? 0) * share;
    return sum / scale;
  };
}

function readingOf(weight: number, signs: Signs, learned: Weighing["signs"]): Reading {
  if (weight >= limits.sure) return "sure";
  if (weight >= limits.perhaps) return "perhaps";
  if (weight >= limits.hardly || signs.size < SIGNS_MIN) return "open";
  if ([...signs.keys()].filter((name) => Object.hasOwn(learned, name)).length < KNOWN_MIN) return "open";
  return weight < limits.never ? "never" : "hardly";
}

type Sentence = Parameters<typeof signsOf>[0];

/** The text, and its sentences, as what is told among mathematics is said in one of them. */
function sentencesOf(heard: Heard): [Sentence, ...Sentence[]] {
  const said = { english: heard.english[0] ?? "", chinese: heard.chinese };
  const english = said.english.split(" . ").filter((one) => one.trim().includes(" "));
  const chinese = said.chinese.split("。").filter((one) => /\p{Script=Han}{2}/u.test(one));
  return [
    said,
    ...(english.length > 1 ? english.map((one) => ({ english: one, chinese: "" })) : []),
    ...(chinese.length > 1 ? chinese.map((one) => ({ english: "", chinese: one })) : []),
  ];
}
