/**
 * Whether a two-digit number becomes bigger or smaller when its digits are reversed, as a question tells it; null where it does not. Which of the two
 * is said hangs on small words ("the new number is 27 less", 原数比新数小27), and the number that is sought on which.
 */
export function changeWhenReversed(text: string): "bigger" | "smaller" | null {
  const found = told.filter(([, words]) => words.test(text)).map(([change]) => change);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

const more = "(?:more|greater|larger|bigger|higher)";
const less = "(?:less|smaller|fewer|lower)";
const another =
  "(?:new|reversed|resulting|result|switched|swapped|interchanged|second|other|reverse|reversal|flipped)(?: (?:two-digit |2-digit )?(?:number|one|value))?(?: (?:formed|made|obtained|you get|we get|i get))?";
const first =
  "(?:original|old|first|starting|given|initial)(?: (?:two-digit |2-digit )?(?:number|one|value))?(?: you started with)?";
const is = "(?:(?: that| which)? (?:is|was|will be|would be|becomes|gets|turns out(?: to be)?)|'s|’s)";
const amount = "(?: \\S+){0,4}?";
const newNumber =
  "(?:新的?两?位?数|新数|所得的?(?:新|两位)?数|得到的?(?:新|两位)?数|(?:对调|交换|调换|互换|颠倒|倒过来|反过来|换位)(?:之?后|以后)?(?:得到|所得)?的?(?:新)?(?:两位)?数|倒过来的?数|反过来的?数)";
const oldNumber = "(?:原来的?(?:两位)?数|原(?:两位)?数|这个(?:两位)?数|它)";

const told: ["bigger" | "smaller", RegExp][] = [
  [
    "bigger",
    new RegExp(
      `\\bnumber (?:that |which )?(?:is|was) \\S+ ${less} than (?:its (?:own )?revers|the (?:number|one|value) )`,
      "i",
    ),
  ],
  [
    "smaller",
    new RegExp(
      `\\bnumber (?:that |which )?(?:is|was) \\S+ ${more} than (?:its (?:own )?revers|the (?:number|one|value) )`,
      "i",
    ),
  ],
  [
    "bigger",
    new RegExp(
      `\\b(?:makes|gives|gets?|produces|yields|forms) (?:a|the) (?:new )?number${amount} ${more} than\\b`,
      "i",
    ),
  ],
  [
    "smaller",
    new RegExp(
      `\\b(?:makes|gives|gets?|produces|yields|forms) (?:a|the) (?:new )?number${amount} ${less} than\\b`,
      "i",
    ),
  ],
  [
    "bigger",
    /\b(?:increases?|raises) (?:the|its) (?:number|value)? ?by\b|\bexceeds (?:the )?(?:original|old|first)\b/i,
  ],
  [
    "smaller",
    /\b(?:decreases?|reduces|lowers) (?:the|its) (?:number|value)? ?by\b|\b(?:original|old) (?:number )?exceeds\b/i,
  ],
  [
    "bigger",
    new RegExp(`\\b(?:revers|switch|swap|interchang|flip)\\w*[^.;]{0,40}(?:is|it's|it’s) \\d+ ${more}(?! than)`, "i"),
  ],
  [
    "smaller",
    new RegExp(`\\b(?:revers|switch|swap|interchang|flip)\\w*[^.;]{0,40}(?:is|it's|it’s) \\d+ ${less}(?! than)`, "i"),
  ],
  ["bigger", new RegExp(`\\b${another}${is}${amount} ${more} than\\b`, "i")],
  ["smaller", new RegExp(`\\b${another}${is}${amount} ${less} than\\b`, "i")],
  ["smaller", new RegExp(`\\b${first}${is}${amount} ${more} than\\b`, "i")],
  ["bigger", new RegExp(`\\b${first}${is}${amount} ${less} than\\b`, "i")],
  [
    "bigger",
    /\b(?:increases?|increased|goes up|grows|gets? (?:bigger|larger|greater)|rises|gains) (?:in value )?by\b/i,
  ],
  [
    "smaller",
    /\b(?:decreases?|decreased|goes down|drops|gets? (?:smaller|less)|falls|shrinks|loses) (?:in value )?by\b/i,
  ],
  [
    "bigger",
    /\bgets? [^.,;]{0,24}(?:bigger|larger|greater)\b|\b(?:becomes|is made) [^.,;]{0,20}(?:bigger|larger|greater)\b/i,
  ],
  ["smaller", /\bgets? [^.,;]{0,24}(?:smaller|less)\b|\b(?:becomes|is made) [^.,;]{0,20}(?:smaller|less)\b/i],
  [
    "bigger",
    /\badd(?:ing|ed)? \d+ (?:to (?:it|the number) )?(?:reverses|switches|swaps|interchanges)|\d+ is added[^.]*digits (?:are |become )?(?:revers|switch|swap|interchang)/i,
  ],
  [
    "smaller",
    /\bsubtract(?:ing|ed)? \d+ (?:from (?:it|the number) )?(?:reverses|switches|swaps|interchanges)|\d+ is subtracted[^.]*digits (?:are |become )?(?:revers|switch|swap|interchang)/i,
  ],
  ["bigger", new RegExp(`${newNumber}[^，,。；]{0,6}比${oldNumber}[^，,。；]{0,6}[大多]`)],
  ["smaller", new RegExp(`${newNumber}[^，,。；]{0,6}比${oldNumber}[^，,。；]{0,6}[小少]`)],
  ["smaller", new RegExp(`${oldNumber}[^，,。；]{0,4}比${newNumber}[^，,。；]{0,6}[大多]`)],
  ["bigger", new RegExp(`${oldNumber}[^，,。；]{0,4}比${newNumber}[^，,。；]{0,6}[小少]`)],
  ["bigger", /(?:增加|增大|变大)了? ?\d|(?<!原数)比原(?:来的?)?(?:两位)?数?[^，,。；]{0,4}[大多] ?\d/],
  ["smaller", /(?:减少|减小|变小)了? ?\d|(?<!原数)比原(?:来的?)?(?:两位)?数?[^，,。；]{0,4}[小少] ?\d/],
];
