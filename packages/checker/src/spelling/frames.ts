import type { About } from "./about.ts";
import { conclusionStart } from "./conclusions.ts";
import { type Mapped, rewrite, slice } from "./mapped.ts";
import { sentenceStart } from "./sentences.ts";

/**
 * Takes off what stands around an answer and is no part of it: `答：`, `The answer is`, `面积是`, `$…$`, `\boxed{…}`,
 * `f(x)=`, a full stop. Never a word that denies: `不是12` stays as it is and cannot be read.
 */
export function unwrapFrame(source: Mapped, about: Pick<About, "letters">): Mapped {
  let rest = rewrite(
    rewrite(trim(source), nothing, () => "∅"),
    everything,
    () => "(-∞,∞)",
  );
  for (let round = 0; round < 4; round++) {
    const before = rest.text.length;
    for (const [open, close] of fences) rest = unfence(rest, open, close);
    // `当k=5时`; `5时` by itself is five o'clock or five hours.
    const [label = "", letter = ""] = choiceLabel.exec(rest.text) ?? [];
    if (about.letters !== null && !about.letters.includes(letter))
      rest = trim(slice(rest, label.length, rest.text.length));
    if (about.letters?.includes("n") && !about.letters.some((name) => name.startsWith("a")))
      rest = trim(slice(rest, sequenceName.exec(rest.text)?.[0].length ?? 0, rest.text.length));
    const when = /^当(?=[a-z]\s*[=<>≤≥])[^,时]+时$/u.exec(rest.text);
    if (when) rest = slice(rest, 1, rest.text.length - 1);
    for (const opening of openings)
      rest = trim(slice(rest, opening.exec(rest.text)?.[0].length ?? 0, rest.text.length));
    rest = trim(slice(rest, conclusionStart(rest.text), rest.text.length));
    rest = trim(slice(rest, sentenceStart(rest.text), rest.text.length));
    const ending = /(?:[,;\s]|(?<!\.\.)\.|(?<=\p{Script=Han}|[a-z]{4})!)+$/u.exec(rest.text);
    if (ending && ending.index > 0) rest = trim(slice(rest, 0, ending.index));
    const closed = done.exec(rest.text) ?? closing.exec(rest.text) ?? substance.exec(rest.text);
    if (closed) rest = slice(rest, 0, closed.index);
    if (rest.text.length === before) break;
  }
  return rewrite(rest, nothing, () => "∅");
}

const nothing = new RegExp(
  [
    "^(?:so |then |therefore,? )?(?:there (?:is|are|exists?) |(?:it|the equation|this|x) has )?(?:no|0|zero) (?:real |integer |such )?(?:number )?(?:solutions?|roots?|answers?|x)(?: exists?)?\\.?$",
    "^there (?:is|are)(?:n't| not) any (?:real )?(?:solutions?|roots?|answers?)$|^(?:it |this )?(?:can't|cannot) be solved$|^不存在这样的\\p{Script=Han}{1,4}$",
    "^(?:none|d\\.?n\\.?e|(?:it )?(?:does not|doesn't) exist|not possible|impossible|(?:the )?empty set)\\.?$",
    "^(?:所以|因此|故|则|即|∴)?[,\\s]*(?:答[::])?(?:(?:原|此|该|这个)?(?:一元二次|一元一次)?(?:方程组?|不等式组?)|x)?(?:无|没有|不存在)(?:任何)?(?:实数|实|整数|正整数)?(?:解|根|解集)\\.?$",
    "^(?:x)?不存在\\.?$|^(?:解集(?:是|为))?空集$|^(?:\\\\\\{|\\{)\\s*(?:\\\\\\}|\\})$",
  ].join("|"),
  "giu",
);
const everything =
  /^(?:(?:x\s*(?:∈|\\in)|x\s*(?:can be|is|为|是|取)|解集(?:是|为))\s*)?(?:\\mathbb\s*\{?\s*R\s*\}?|R|\\R|(?:all|any|every) (?:real )?numbers?|all (?:the )?reals?|(?:全体|任意|一切|任何|所有)(?:的)?实数|实数集|全体实数集)\.?$|^-∞\s?<\s?x\s?<\s?\+?∞$/giu;

/** `15 games will be played`: what is done with the things that are counted. */
const done =
  /(?<=^(?:[a-z]+ )?\d[\d,]*(?: [a-z-]+){1,4}) (?:(?:will|would|can|could|must|should|have|has) (?:be|been)|are|is|were|was) (?:played|needed|made|used|left|formed|drawn|sold|required|possible|bought|there|chosen|taken|found|given|eaten|painted|planted|seated|served|built|read|sent|written|produced|collected|arranged|exchanged|remaining|shaken)$/iu;

/** `250 g of flour`, `2π/3 radians`: of what there are so many, and the measure that π says by itself. */
const substance =
  /(?<=^[-\w./\\{} ]{1,40}\b(?:gal|gallons?|quarts?|pints?|cups?|tablespoons?|teaspoons?|tbsp|tsp|acres?|hectares?|tons?|tonnes?)|^[-\d./ ]+(?:m?g|kg|ml|l|grams?|kilograms?|milliliters?|millilitres?|liters?|litres?|pounds?|ounces?)) of (?!the difference)[a-z]{3,15}$|(?<=(?:π|pi\b)[\d/ }]*)\s*(?:rad|radians?|弧度)$/iu;

/** `(B) 24`: the letter of a choice before its number. */
const choiceLabel = /^\(([A-E])\)\s*(?=[-\d])/u;

/** `a_n = 3n-2`, where the problem has no other a. */
const sequenceName = /^a_?\{?n\}?\s*=\s*(?=[^=]*n)/u;

const fences = [
  ["$$", "$$"],
  ["$", "$"],
  ["\\(", "\\)"],
  ["\\[", "\\]"],
  ["\\boxed{", "}"],
  ["\\displaystyle", ""],
  ["**", "**"],
  ['"', '"'],
  ["'", "'"],
] as const;

/** `24 in total`, `12 cm long`: what may stand after an answer and changes nothing. */
const closing =
  /(?<=^[^=]{1,40}),? because .+$|(?<=^[^=]{1,40}),?(?:因为|∵).+$|(?<=\S)(?:,? (?:i think|i guess so|i believe|for sure)|\s+(?:only|is (?:the|my) (?:(?:final|only) )?(?:answer|solution|result|root|value)|are (?:the|my) (?:answers|solutions|roots))|(?:就?是|即为?)(?:(?:原|该|此)?方程(?:组)?的|不等式(?:组)?的|最后的?|我的|本题的?)?(?:解集?|根|答案|结果))$|(?<=\S)\s+(?:in (?:total|all)|altogether|(?:of|between) them|left(?: over)?|long|wide|tall|high|deep|apart|away|old|chance|probability)$|(?<=\d\p{Script=Han}{1,4})(?:可以|就能|才能|能)?(?:完成|做完|修完|相遇|追上|到达|看完|运完|即可|就够了?|就行了?)$/iu;

const openings = [
  // `a 1/6 chance`, `a 3 in 8 chance`
  /^(?:an?|the)\s+(?=[\d./]+(?:\s*%?|\s+(?:in|out of)\s+\d+)\s+(?:chance|probability)$)/iu,
  // `the point (3,-4)`
  /^(?:the\s+)?(?:points?|vertex|coordinates?)\s+(?:(?:is|are)\s+)?(?=[A-Z]?\s*\()/iu,
  // `(x, y) = (3, -4)`, `P = (3, -4)`, `A∪B = {1, 2}`, `P(掷出6) = 1/6`
  /^\(\s*(?:x\s*,\s*y(?:\s*,\s*z)?|a\s*,\s*b(?:\s*,\s*c)?|m\s*,\s*n)\s*\)\s*=\s*(?=\()/u,
  // `第n项是3n-2`
  /^第n(?:项|个)(?:数|图形|图案)?(?:的(?:值|个数))?(?:[是为]|等于|[:=])[:=]?\s*(?=[-\d(\\a-z√])/u,
  /^(?:[A-Z]'?|[A-Z](?:\s*(?:∪|∩|\\cup|\\cap)\s*[A-Z]){1,2})\s*=\s*(?=\(.*,|\\?\{|\\left)/u,
  /^P\s*\([^()=]{1,20}\)\s*=\s*(?=[\d.\\])/u,
  // `all x > 5`
  /^(?:all|any|every)\s+(?=[a-z]\s*[<>≤≥=])|^(?:all|any|every)\s+(?:real\s+)?(?:numbers?\s+)?[a-z]\s+(?:with|such\s+that|where|so\s+that|satisfying)\s+(?=\S*[<>≤≥=])/iu,
  // `just 24`, `the root is x = 3`
  /^(?:just|only|exactly|simply|precisely)\s+(?=[-\d.√$])/iu,
  /^(?:the\s+)?(?:only\s+)?(?:roots?|zeros?|solution sets?)\s+(?:is|are)\s+(?=\S)/iu,
  // `boys : girls = 2 : 3`
  /^[a-z]{2,12}\s?:\s?[a-z]{2,12}\s?=\s?(?=\d)/iu,
  // `-3的相反数是3`, `6的因数有1、2、3、6`
  /^[-\d./√π%]+(?:[和与,][-\d./√π]+){0,3}(?:以内)?的(?!\p{Script=Han}{0,9}[不约近])\p{Script=Han}{1,10}(?:有|是|为|等于|[:=])\s*(?=[-\d./√π±(\\{负零一二三四五六七八九十百])/u,
  /^占(?!.{0,8}[剩余其一半至约不超近])\p{Script=Han}{1,8}的(?=\s*[\d一二三四五六七八九十百])/u,
  /^(?:直线|抛物线|双曲线|曲线|函数)(?=[a-z]\s*=)/u,
  // `甲:乙=3:2`
  /^(?:[a-z](?:\s*:\s*[a-z]){1,3}|\p{Script=Han}{1,4}\s*:\s*\p{Script=Han}{1,4})\s*=\s*(?=\d)/iu,
  /^(?:自变量)?[a-zA-Z]的(?:取值范围|解集)(?:是|为|[:=])\s*/u,
  /^(?:ans\.|no\.)\s*(?=\d+\b)/iu,
  /^(?:(?:正确)?答案|答|解得?|得到?|可得|结果|化简得|整理得)?\s*(?:应该)?(?:是|为|等于|选择?)?\s*[::]*\s*/u,
  /^(?:so|hence|therefore|thus|then|finally|∴|\\therefore|所以|因此|因而|于是|故|即|则|那么|综上)(?:[\s,:]+|(?=[^a-z\s,:])|(?=[a-z]\s*[_=<>≤≥\p{Script=Han}]))/iu,
  /^(?:(?:it|that|this)(?:'s| is) )?(?:on |in |at )?the (?=\d+(?:st|nd|rd|th)\b)/iu,
  /^(?:≈|\\approx|=>|⇒|→|\\Rightarrow|=)\s*/u,
  // `∠A =`, `S△ABC =`
  /^(?:m\s*)?(?:∠|\\angle\s*|angle\s+)(?:[A-Z]{1,3}\d?|\d)\s*=\s*/u,
  /^[A-Z]\s*_?\s*\{?\s*(?:△|\\triangle\s*|▱|⊙)\s*[A-Z]{1,4}\s*\}?\s*=\s*/u,
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
