import { lettersIn, type q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";

/** `rule` for the term with number n + `ahead`, with t for the term before it, s for the one before that. */
export type Recursion = {
  rule: string;
  ahead: number;
  said: string;
  given: Map<number, q.Rational>;
  wanted: "term" | "first" | "sum";
  n: number;
};

const LENGTH_MAX = 240;
const TERM_MAX = 2500;
const FIRST_MAX = 12;

const index = "(?:\\{([^{}]{1,5})\\}|\\(([^()]{1,5})\\)|(n|\\d{1,4}))";
const rulePattern =
  /(?<![a-z])([abuxfgt])_?(?:\{(n(?:[-+][12])?)\}|\((n(?:[-+][12])?)\)|(n))=([-+*/^().\da-z_{}]{2,60}?) ?(?=$|,|(?:for|and|find|what|with|where|if|when|then|whenever|starting)(?![a-z])|\(n[>≥]|\p{Script=Han})/u;
const around =
  /^(?:(?:a|an|the|if|sequence|function|numbers|is|are|defined|by|and|for|n|with|where|find|what|what's|whats|given|that|in|of|recursively|rule|first|term|terms|then|value|suppose|let|when|whenever|all|any|each|every|has|have|satisfies|equals|recursive|formula|relation|recurrence|i|need|know|integers?|positive|whole|natural|satisfying|starting|starts|compute|calculate|determine|it|its|do|how|get|to)(?![a-z])|\(?n(?:>=|≥|>|=)\d(?:,\d)*(?:,…)?\)?|\(?n∈n[*+]?\)?|\(?n(?:为|是)(?:正整数|自然数)\)?|数列|已知|满足|中|且|求|则|若|的值|是多少|等于多少|设|如果|那么|等于几|等于|为|是|对于?|任意|任何|所有|一切|每个|正整数|自然数|整数|都有|的|有|时|当|递推|公式|关系|式|各项|写出|它|并|试|问|几|多少|[\s,.:;?!{}=()，。；_])*$/;

export function readRecursion(plain: string): Recursion | null {
  if (plain.length > LENGTH_MAX || !/[abuxfgt]_?[{(]?n/.test(plain)) return null;
  const text = plain
    .replaceAll(/\{ ?[abuxfgt]_?n ?\}/g, "")
    .replaceAll(/ ?([-+*/^=<>≥(){}_]) ?/g, "$1")
    .replaceAll(">=", "≥");
  const found = rulePattern.exec(text);
  if (!found) return null;
  const [all, name = "", braced, bracketed, bare, right = ""] = found;
  const ahead = aheadOf(braced ?? bracketed ?? bare ?? "");
  const rule = ahead === null ? null : ruleOf(right, name, ahead);
  if (ahead === null || rule === null) return null;
  const rest = text.replace(all, " , ");
  const { given, left } = givenIn(rest, name);
  const asked = askedIn(left, name);
  if (!asked || given.size === 0 || !around.test(asked.left)) return null;
  const { wanted, n } = asked;
  const starts = [...given.keys()].toSorted((a, b) => a - b);
  const [start = 0] = starts;
  const many = rule.includes("s") ? 2 : 1;
  const isWhole = given.size === many && starts.every((at, nth) => at === start + nth) && (start === 0 || start === 1);
  if (!isWhole || (wanted !== "term" && (start !== 1 || n > FIRST_MAX || n <= many)) || n > TERM_MAX) return null;
  if (wanted === "term" && n < start + many) return null;
  return { rule, ahead, said: said(all.replace(`=${right}`, ""), right), given, wanted, n };
}

/** How far behind n an index is: n+1 is 1, n-1 is -1. */
function aheadOf(written: string): number | null {
  const [, more] = /^n([-+][12])?$/.exec(written) ?? [null, null];
  return more === null ? null : Number(more ?? 0);
}

function ruleOf(right: string, name: string, ahead: number): string | null {
  let isRead = true;
  const rule = right.replaceAll(new RegExp(`${name}_?${index}`, "g"), (_, braced, bracketed, bare) => {
    const other = aheadOf(braced ?? bracketed ?? bare ?? "");
    const back = other === null ? 0 : ahead - other;
    if (back !== 1 && back !== 2) isRead = false;
    return back === 1 ? "t" : "s";
  });
  const node = isRead && /t/.test(rule) && !/[_{}]/.test(rule) ? expressionFrom(rule) : null;
  return node && [...lettersIn(node)].every((letter) => /[tsn]/.test(letter)) ? rule : null;
}

/** a_1 = 2, a_1 = a_2 = 1, 首项为2 */
function givenIn(text: string, name: string): { given: Map<number, q.Rational>; left: string } {
  const given = new Map<number, q.Rational>();
  const value = "(-?\\d{1,9}(?:[./]\\d{1,6})?)";
  const term = `${name}_?[{(]?([012])[)}]?`;
  const twice = text.replaceAll(
    new RegExp(`(?<![a-z])${term}=(?=${term}=${value})`, "g"),
    (_, first: string, ...more: string[]) => {
      const found = fractionIn(more[1]);
      if (found) given.set(Number(first), found);
      return "";
    },
  );
  const once = twice.replaceAll(
    new RegExp(`(?<![a-z])${term}(?:=| is | ?equals |是|为)${value}(?![\\d/])`, "g"),
    (all, at, v) => {
      const found = fractionIn(v);
      if (!found || given.has(Number(at))) return all;
      given.set(Number(at), found);
      return " ";
    },
  );
  const left = once.replace(
    new RegExp(`(?:first term(?: is| of|=)? ?|首项(?:是|为|=)?|第1项(?:是|为|=))${value}`),
    (all, v: string) => {
      const found = fractionIn(v);
      if (!found || given.has(1)) return all;
      given.set(1, found);
      return " ";
    },
  );
  return { given, left };
}

function askedIn(text: string, name: string): { wanted: Recursion["wanted"]; n: number; left: string } | null {
  const patterns: [Recursion["wanted"], RegExp][] = [
    [
      "sum",
      /(?:sum of )(?:the |its )?first (\d{1,4}) terms|前(\d{1,4})项的?(?:之)?和(?:s_?\{?\d{1,4}\}?)?|(?<![a-z])s_?\{?(\d{1,4})\}?/,
    ],
    ["first", /first (\d{1,2}) terms|前(\d{1,2})项/],
    [
      "term",
      new RegExp(`(?<![a-z])${name}_?[{(]?(\\d{1,4})[)}]?(?![=\\d])|(\\d{1,4})(?:st|nd|rd|th) term|第(\\d{1,4})项`),
    ],
  ];
  for (const [wanted, pattern] of patterns) {
    const found = pattern.exec(text);
    const n = found?.slice(1).find((group) => group !== undefined);
    if (found && n !== undefined) return { wanted, n: Number(n), left: text.replace(found[0], " ") };
  }
  return null;
}

const said = (left: string, right: string): string =>
  `${left}=${right}`
    .replaceAll(/_?\((n[-+][12])\)/g, "_{$1}")
    .replaceAll("*", " \\cdot ")
    .replaceAll(/([=])/g, " $1 ");
