import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `0.1` and then `36` again and again is 0.1363636… */
type Repeating = { whole: string; before: string; again: string };

const LENGTH_MAX = 160;
const asked = /(?<![a-z])(?:fraction|lowest terms)(?![a-z])|分数/;
const allWords =
  /^(?:(?=((?:simplified|repeating|recurring|fraction|simplest|simplify|convert|express|decimal|equals?|what's|change|common|lowest|number|please|reduce|write|terms|which|exact|whats|what|into|turn|find|form|with|the|put|how|you|can|pls|its|and|is|as|an|to|in|of|do|as|it|a|i)(?![a-z])|循环小数|是多少|怎么弄|小数|无限|化成|化为|写成|最简|分数|怎样|等于|多少|怎么|如何|这个|分之|把|将|化|的|呢|呀|啊|是|成|纯|混|几|请|问|，|[\s,.?!:;=$()]))\1)*$/u;
const endless = /(\d+)\.(\d{2,24})(?:…|\.{2,}|⋯)+/;
const barred = /(\d+)\.(\d*)(?:\\overline\{?(\d+)\}?|\\dot\{(\d)\}(?:(\d*)\\dot\{(\d)\})?|\((\d+)\))/;
/** 0.6 的循环 */
const said = /(\d+)\.(\d{1,3})(?: ?的? ?循环| ?repeating| ?recurring)/;

/** 0.45 with 5 repeating is 0.4555… */
const lastOnly = /^write (\d+)\.(\d{1,12}) with (\d{1,6}) repeating as a fraction$/;

/** A decimal that repeats for ever, as a fraction. */
export const repeatingDecimals = defineTopic<Repeating, Code>({
  name: "repeating-decimals",
  words,
  read: readRepeating,
  work: (problem) => {
    const { whole, before, again } = problem;
    const value = worthOf(problem);
    const [long, short] = [10n ** BigInt(before.length + again.length), 10n ** BigInt(before.length)];
    const shown = `${whole}.${before}\\overline{${again}}`;
    const [first, second] = [BigInt(whole + before + again), BigInt(whole + before)];
    const lower = value && q.rational(first - second, long - short);
    if (!value || !lower) return null;
    const steps: Step<Code>[] = [
      { code: "name", values: { shown } },
      {
        code: "shift",
        values: {
          long: `${long}`,
          short: short === 1n ? "" : `${short}`,
          first: `${first}.\\overline{${again}}`,
          second: short === 1n ? shown : `${second}.\\overline{${again}}`,
          again,
        },
      },
      {
        code: "subtract",
        values: { by: `${long - short}`, difference: `${first - second}`, result: latexNumber(value) },
      },
    ];
    return {
      problem: { en: `$${shown}$ as a fraction`, ch: `把 $${shown}$ 化成分数` },
      steps,
      answer: { said: { en: `$${latexNumber(value)}$`, ch: `$${latexNumber(value)}$` }, key: plainNumber(value) },
    };
  },
  // By long division: the digits come again.
  holds: ({ whole, before, again }, { key }) => {
    const [num = 0n, den = 1n] = key.split("/").map(BigInt);
    const digits = before + again + again + again;
    if (num / den !== BigInt(whole)) return false;
    let rest = num % den;
    return [...digits].every((digit) => {
      rest *= 10n;
      const next = rest / den;
      rest %= den;
      return `${next}` === digit;
    });
  },
  similar: ({ whole, before, again }) => ({ whole, before, again: again === "27" ? "45" : "27" }),
});

const worthOf = ({ whole, before, again }: Repeating): q.Rational | null => {
  const below = 10n ** BigInt(before.length) * (10n ** BigInt(again.length) - 1n);
  return /^9+$/.test(again) ? null : q.rational(BigInt(whole + before + again) - BigInt(whole + before), below);
};

function readRepeating({ text }: Question): Repeating | null {
  if (text.length > LENGTH_MAX || !/\d\.\d*/.test(text)) return null;
  const story = text
    .toLowerCase()
    .replaceAll("$", "")
    .replaceAll(/(\d)\u0307/g, "\\dot{$1}")
    .replace(/(?:\\dot\{\d\}){3,}/, (all) => `\\overline{${all.replaceAll(/\D/g, "")}}`);
  const [, only = "", digits = "", last = ""] = lastOnly.exec(story.trim()) ?? [];
  if (last) return digits.endsWith(last) ? { whole: only, before: digits.slice(0, -last.length), again: last } : null;
  const bar = barred.exec(story);
  const dots = endless.exec(story);
  const repeats = said.exec(story);
  const found = bar ?? dots ?? repeats;
  // "0.6 的循环小数，0.666…" says it twice.
  const rest = [barred, endless, said]
    .reduce((left, pattern) => left.replace(pattern, " "), story)
    .replace(/(?<!\d)\d\.\d{1,3}(?=\s*的?\s*循环)/, " ");
  // 0.272727… (27 循环)
  const told = dots && !bar ? again.exec(rest) : null;
  if (told) return toldAgain(dots?.[1] ?? "0", dots?.[2] ?? "", told, rest, story);
  if (!found || !asked.test(story) || !allWords.test(rest)) return null;
  const [, whole = "0", before = ""] = found;
  if (bar) {
    const again = bar[3] ?? bar[7] ?? (bar[4] ?? "") + (bar[5] ?? "") + (bar[6] ?? "");
    return again === "" || again.length > 6 ? null : { whole, before, again };
  }
  if (!dots) return repeats && { whole, before: "", again: before };
  const repeating = periodOf(before);
  if (!repeating) return null;
  return repeats && !(repeats[2] ?? "").startsWith(repeating.again.slice(0, 1)) ? null : { whole, ...repeating };
}

const again =
  /\(? ?(\d{1,6}) ?(?:这[\d一两二三]个数字)?(?:一直|无限|不断|always |keeps )?(?:重复|循环|repeats?|repeating|is repeating)(?:forever|下去)? ?\)?/;

/** Where somebody says which digits come again, they must be those. */
function toldAgain(
  whole: string,
  digits: string,
  told: RegExpExecArray,
  rest: string,
  story: string,
): Repeating | null {
  const found = periodOf(digits);
  return found && found.again === told[1] && asked.test(story) && allWords.test(rest.replace(told[0], " "))
    ? { whole, ...found }
    : null;
}

/** What surely comes again in `1363636`: at least twice in full, the shortest. */
function periodOf(digits: string): { before: string; again: string } | null {
  for (let before = 0; before <= 3; before++)
    for (let length = 1; length <= 6; length++) {
      const tail = digits.slice(before);
      if (tail.length < length * 2 || (length === 1 && tail.length < 2)) continue;
      const again = tail.slice(0, length);
      if ([...tail].every((digit, index) => digit === again.charAt(index % length)))
        return { before: digits.slice(0, before), again };
    }
  return null;
}
