import { type Mapped, rewrite, slice } from "./mapped.ts";

/**
 * Takes off what stands around an answer and is no part of it: `答：`, `The answer is`, `面积是`, `$…$`, `\boxed{…}`,
 * `f(x)=`, a full stop. Never a word that denies: `不是12` stays as it is and cannot be read.
 */
export function unwrapFrame(source: Mapped): Mapped {
  let rest = rewrite(
    rewrite(trim(source), nothing, () => "∅"),
    everything,
    () => "(-∞,∞)",
  );
  for (let round = 0; round < 4; round++) {
    const before = rest.text.length;
    for (const [open, close] of fences) rest = unfence(rest, open, close);
    for (const opening of openings)
      rest = trim(slice(rest, opening.exec(rest.text)?.[0].length ?? 0, rest.text.length));
    const ending = /(?:[,;\s]|(?<!\.\.)\.)+$/u.exec(rest.text);
    if (ending && ending.index > 0) rest = trim(slice(rest, 0, ending.index));
    if (rest.text.length === before) break;
  }
  return rest;
}

const nothing =
  /^(?:there (?:is|are) )?(?:no|0) (?:real )?(?:solutions?|roots?)\.?$|^(?:none|dne|does not exist|not possible|impossible)\.?$|^(?:方程|不等式|原方程|x)?(?:无解|没有解|无实数解|无实根|无实数根|没有实数根|不存在)\.?$|^空集$|^(?:\\\{|\{)\s*(?:\\\}|\})$/giu;
const everything =
  /^(?:x\s*(?:∈|\\in)\s*)?(?:\\mathbb\s*\{?\s*R\s*\}?|R|\\R|(?:all|any) real numbers?|all reals?|全体实数|任意实数|一切实数|实数集|所有实数)\.?$/giu;

const fences = [
  ["$$", "$$"],
  ["$", "$"],
  ["\\(", "\\)"],
  ["\\[", "\\]"],
  ["\\boxed{", "}"],
  ["\\displaystyle", ""],
] as const;

const openings = [
  /^(?:答案|答|解|结果)?\s*(?:应该)?(?:是|为|等于|选择?)?\s*[::]*\s*/u,
  /^(?:so|hence|therefore|thus|∴|\\therefore|所以|因此|故|即)(?![a-z])[\s,:]*/iu,
  /^(?:i think )?(?:(?:the|my) )?(?:final )?(?:answer|ans|result|solution|it)\b(?:\s*(?:is|=|:)|'s|s)*\s*/iu,
  /^(?:≈|\\approx|=>|⇒|→|\\Rightarrow|=)\s*/u,
  // `面积是`, `一共有`: a few Chinese characters that say what the number is, and end in 是, 为, 有 or `=`.
  /^(?![^=:]{0,12}[不非没无除或和])\p{Script=Han}{1,10}(?:[=:]|(?<=[是为有得共要]))\s*(?=[-\d$¥\\+]|[零一二两三四五六七八九十百千]+)/u,
  // `∠A =`
  /^(?:∠|\\angle\s*)[A-Z]{1,3}\d?\s*=\s*/u,
  // `A(3,4)`: a point's name; `C(5,2)` and `P(5,2)` count ways.
  /^(?![CP])[A-Z]'?\s*(?=(?:\\left)?\s*\([^()]*,[^()]*\)$)/u,
  // `f(x) =`
  /^[a-zA-Z]\s*(?:\\left)?\(\s*[a-zA-Z]\s*(?:\\right)?\)\s*=(?!=)\s*/u,
];

function unfence(source: Mapped, open: string, close: string): Mapped {
  const { text } = source;
  if (!text.startsWith(open) || !text.endsWith(close) || text.length < open.length + close.length) return source;
  const inside = text.slice(open.length, text.length - close.length);
  if (close === "}" && !balanced(inside)) return source;
  return trim(slice(source, open.length, text.length - close.length));
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth++;
    if (character === "}" && --depth < 0) return false;
  }
  return depth === 0;
}

function trim(source: Mapped): Mapped {
  const start = source.text.length - source.text.trimStart().length;
  return slice(source, start, Math.max(start, source.text.trimEnd().length));
}
