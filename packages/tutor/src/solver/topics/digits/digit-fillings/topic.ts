import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { toldCards } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "smallest" | "largest" | "ends" | "letters" | "all" | "number" | "sum";
/** A number with gaps (`_`, or a letter that stands for one digit), or digit cards, and what the number is divisible by. */
type Filling = { wanted: Wanted; digitOnly: boolean; shown: string; cards: boolean; size: number; divisors: number[] };

const LENGTH_MAX = 170;
const GAPS_MAX = 4;
const CARDS_MAX = 7;
const SHOWN_MAX = 12;
const by = "divisible by (?<divisors>\\d[\\d, and]*)";
const pattern = "(?<shown>[\\d_a-z]{2,12})";
const shells = [
  new RegExp(
    `^(?:the )?(?<wanted>largest and smallest|largest|smallest) (?<digit>digit) that makes? ${pattern} ${by}$`,
  ),
  new RegExp(`^(?<wanted>all|how many|the sum of all) (?<digit>digits) (?:that )?make ${pattern} ${by}$`),
  boundedPattern(`^the digits (?<letters>[a-z](?:[, and]+[a-z])+) that make ${pattern} ${by}$`),
  new RegExp(`^(?:the )?(?<wanted>largest|smallest|how many|all) numbers? ${pattern} ${by}$`),
  new RegExp(
    `^(?:the )?(?<wanted>largest and smallest|largest|smallest|how many|all) (?:(?<size>\\d)-digit )?numbers? with the digits (?<cards>\\d(?:[, and]+\\d){1,6}) each (?:at most )?once(?: ${by})?$`,
  ),
];

/** Digits put into gaps or in order, so that the number is divisible. */
export const digitFillings = defineTopic<Filling, Code>({
  name: "digit-fillings",
  words,
  read: readFilling,
  work: (filling) => {
    const { wanted, digitOnly, shown, cards, size, divisors } = filling;
    const fitting = fittingIn(filling);
    const found = digitOnly ? [...new Set(fitting.map((one) => Number(digitIn(shown, `${one}`))))] : fitting;
    const answer = answerOf(wanted, found, shown);
    if (answer === null) return null;
    const written = cards ? [...shown].join(",\\ ") : shown.replaceAll("_", "\\square ");
    const list = divisors.join(",\\ ");
    const some = `${found.slice(0, SHOWN_MAX).join(",\\ ")}${found.length > SHOWN_MAX ? ",\\ \\ldots" : ""}`;
    const steps: Step<Code>[] = [];
    if (divisors.length > 0) steps.push({ code: "rule", values: { divisors: list } });
    steps.push(cards ? cardStep(filling, written) : { code: "gaps", values: { shown: written } });
    if (!cards && wanted !== "all") steps.push({ code: "fitting", values: { some } });
    steps.push({ code: wanted, values: { answer } });
    const asked = {
      smallest: { en: "the smallest", ch: "最小的" },
      largest: { en: "the largest", ch: "最大的" },
      ends: { en: "the largest and the smallest", ch: "最大的和最小的" },
      all: { en: "every", ch: "所有的" },
      number: { en: "the number of", ch: "有几种" },
      sum: { en: "the sum of every", ch: "所有可能之和：" },
      letters: { en: "the letters of the", ch: "字母所代表的数字：" },
    }[wanted];
    const divisible =
      divisors.length > 0 ? { en: ` divisible by $${list}$`, ch: `能被 $${list}$ 整除` } : { en: "", ch: "" };
    return {
      problem: cards
        ? {
            en: `${asked.en} ${size < shown.length ? `$${size}$-digit ` : ""}number with the digits $${written}$${divisible.en}`,
            ch: `用数字 $${written}$ ${size < shown.length ? `中的 $${size}$ 个` : ""}各一次组成${asked.ch}数${divisible.ch && `，${divisible.ch}`}`,
          }
        : {
            en: `${asked.en} ${digitOnly ? "digit in" : "number"} $${written}$,${divisible.en}`,
            ch: `$${written}$ ${divisible.ch}，求${asked.ch}${digitOnly ? "所填数字" : "数"}`,
          },
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: answer },
    };
  },
  // From the other end: every number of that length is held against the pattern, and divided digit by digit.
  holds: (filling, { key }) => {
    const { wanted, digitOnly, shown, size } = filling;
    const found: number[] = [];
    for (let n = size === 1 ? 0 : 10 ** (size - 1); size <= CARDS_MAX && n < 10 ** size; n++)
      if (stands(filling, `${n}`)) found.push(n);
    // Longer ones are only tested as they are.
    const all = shown.length <= CARDS_MAX ? found : fittingIn(filling).filter((n) => stands(filling, `${n}`));
    const asked = digitOnly ? [...new Set(all.map((one) => Number(digitIn(shown, `${one}`))))] : all;
    if (wanted === "number") return `${asked.length}` === key;
    if (wanted === "sum") return `${total(asked)}` === key;
    if (wanted === "all") return asked.join(", ") === key;
    if (wanted === "letters") {
      const said = [...key.matchAll(/([a-z]) = (\d)/g)];
      const put = said.reduce((text, [, letter = "", digit = ""]) => text.replaceAll(letter, digit), shown);
      return asked.length === 1 && `${asked[0]}` === put;
    }
    if (wanted === "ends") return `${Math.max(...asked)}, ${Math.min(...asked)}` === key;
    return `${wanted === "largest" ? asked.at(-1) : asked[0]}` === key;
  },
  similar: ({ cards, wanted, divisors }) =>
    cards
      ? { wanted, digitOnly: false, shown: "27413", cards, size: 4, divisors: divisors.length > 0 ? [2] : [] }
      : { wanted, digitOnly: true, shown: "4_8", cards, size: 3, divisors: [3] },
});

/** How the numbers with the cards are found: one by its largest places, how many by the choices for each place, all others in order. */
function cardStep({ wanted, shown, size, divisors }: Filling, written: string): Step<Code> {
  if (wanted !== "number" && wanted !== "all" && wanted !== "sum") return { code: "cards", values: { shown: written } };
  const isEach = new Set(shown).size === shown.length;
  if (wanted !== "number" || divisors.length > 0 || !isEach) return { code: "in-order", values: { shown: written } };
  const choices = Array.from({ length: size }, (_, place) =>
    shown.includes("0") ? shown.length - Math.max(1, place) : shown.length - place,
  );
  return {
    code: "places",
    values: { shown: written, size: `${size}`, choices: choices.join(" \\times "), each: choices.join(", ") },
  };
}

/** Of the numbers or digits that fit, in order. */
function answerOf(wanted: Wanted, found: number[], shown: string): string | null {
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined) return null;
  if (wanted === "number") return `${found.length}`;
  if (wanted === "letters") return lettersOf(shown, found);
  if (wanted === "ends") return `${last}, ${first}`;
  if (wanted === "sum") return `${total(found)}`;
  if (wanted === "all") return found.length > SHOWN_MAX ? null : found.join(", ");
  return `${wanted === "largest" ? last : first}`;
}

/** What each letter stands for, where there is only one way. */
const lettersOf = (shown: string, [only, ...more]: number[]): string | null =>
  only === undefined || more.length > 0
    ? null
    : [...new Set(shown.match(/[a-z]/g))]
        .map((letter) => `${letter} = ${`${only}`.charAt(shown.indexOf(letter))}`)
        .join(", ");

const digitIn = (shown: string, number: string): string => number.charAt(shown.search(/[_a-z]/));

/** All numbers that fit, in order. */
function fittingIn({ shown, cards, size, divisors }: Filling): number[] {
  const made = cards ? orders([...shown], size) : fillings(shown);
  return [...new Set(made)]
    .filter((one) => !one.startsWith("0") || one.length === 1)
    .map(Number)
    .filter((n) => divisors.every((divisor) => n % divisor === 0))
    .sort((a, b) => a - b);
}

function fillings(shown: string): string[] {
  const gap = /[_a-z]/.exec(shown)?.[0];
  if (!gap) return [shown];
  return Array.from({ length: 10 }, (_, digit) =>
    gap === "_" ? shown.replace(gap, `${digit}`) : shown.replaceAll(gap, `${digit}`),
  ).flatMap(fillings);
}

function orders(digits: string[], size: number): string[] {
  if (size <= 1) return digits;
  return digits.flatMap((digit, at) => orders(digits.toSpliced(at, 1), size - 1).map((rest) => digit + rest));
}

const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

function stands({ shown, cards, size, divisors }: Filling, number: string): boolean {
  const divided = (divisor: number) => [...number].reduce((rest, digit) => (rest * 10 + Number(digit)) % divisor, 0);
  if (!divisors.every((divisor) => divided(divisor) === 0)) return false;
  if (cards) {
    const left = [...number].reduce((cardsLeft, digit) => cardsLeft.replace(digit, ""), shown);
    return number.length === size && left.length === shown.length - size;
  }
  return (
    number.length === shown.length &&
    [...shown].every((sign, at) => {
      if (sign === "_") return true;
      return /\d/.test(sign) ? sign === number[at] : number[shown.indexOf(sign)] === number[at];
    })
  );
}

const wantedBy: Record<string, Wanted> = {
  "largest and smallest": "ends",
  "how many": "number",
  "the sum of all": "sum",
};

function readFilling(question: Question): Filling | null {
  if (question.text.length > LENGTH_MAX) return null;
  const filling = fillingIn(question.text);
  const told = filling ? null : toldCards(plainOf(question));
  return filling ?? (told === null ? null : fillingIn(told));
}

function fillingIn(text: string): Filling | null {
  const asked = text
    .toLowerCase()
    .replaceAll(/[?.]+\s*$/g, "")
    .replaceAll(/□|▢|☐|\*|_+/g, (gaps) => "_".repeat(/^_+$/.test(gaps) ? 1 : gaps.length))
    .trim();
  const found = shells.map((shell) => shell.exec(asked)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const divisors = (found.divisors ?? "")
    .split(/[, and]+/)
    .filter(Boolean)
    .map(Number);
  if (divisors.some((divisor) => divisor < 2 || divisor > 999)) return null;
  const wanted = found.letters ? "letters" : (wantedBy[found.wanted ?? ""] ?? (found.wanted as Wanted));
  if (found.cards) {
    const shown = found.cards.replaceAll(/\D/g, "");
    const size = Number(found.size ?? shown.length);
    return shown.length <= CARDS_MAX && size > 1 && size <= shown.length
      ? { wanted, digitOnly: false, shown, cards: true, size, divisors }
      : null;
  }
  const shown = found.shown ?? "";
  const gaps = new Set([...shown].filter((sign) => /[a-z]/.test(sign))).size + (shown.match(/_/g)?.length ?? 0);
  const digitOnly = found.digit !== undefined;
  const named = new Set(found.letters?.replaceAll("and", "").match(/[a-z]/g));
  if (found.letters && [...named].sort().join() !== [...new Set(shown.match(/[a-z]/g))].sort().join()) return null;
  if (!/\d/.test(shown) || gaps < 1 || gaps > (digitOnly ? 1 : GAPS_MAX) || divisors.length === 0) return null;
  return { wanted, digitOnly, shown, cards: false, size: shown.length, divisors };
}
