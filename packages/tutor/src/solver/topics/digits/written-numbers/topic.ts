import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { readWritten, type Written } from "./read.ts";
import { romanOf, romanParts, romanValue } from "./roman.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** How numbers are written: rounding, what a digit is worth, and Roman numerals. */
export const writtenNumbers = defineTopic<Written, Code>({
  name: "written-numbers",
  words,
  read: readWritten,
  work: (written) => {
    const key = answerOf(written);
    if (key === null) return null;
    const shown = written.kind === "fromRoman" ? `\\mathrm{${written.number}}` : written.number;
    const answer = written.kind === "toRoman" ? `\\mathrm{${key}}` : key;
    return {
      problem: problemOf(written, shown),
      steps: stepsOf(written, key),
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key },
    };
  },
  holds: (written, { key }) => isSo(written, key),
  similar: (written) =>
    ({
      round: { kind: "round", number: "6283", power: 2, significant: null } as const,
      worth: { kind: "worth", number: "3852", digit: "8" } as const,
      digitAt: { kind: "digitAt", number: "3852", power: 2 } as const,
      expanded: { kind: "expanded", number: "3852" } as const,
      toRoman: { kind: "toRoman", number: "94" } as const,
      fromRoman: { kind: "fromRoman", number: "CXLII" } as const,
    })[written.kind],
});

/** The digits of a number, and at which of them a power of ten stands. */
function digitsOf(number: string): { digits: string; onesAt: number } {
  const [whole = "", below = ""] = number.split(".");
  return { digits: whole + below, onesAt: whole.length - 1 };
}

/** `12.50` for 1250 and 2 places. */
function withPoint(value: bigint, places: number): string {
  if (places <= 0) return `${value * 10n ** BigInt(-places)}`;
  const all = `${value}`.padStart(places + 1, "0");
  return `${all.slice(0, -places)}.${all.slice(-places)}`;
}

function answerOf(written: Written): string | null {
  const { kind, number } = written;
  if (kind === "toRoman") return romanOf(Number(number));
  if (kind === "fromRoman") {
    const value = romanValue(number);
    return value === null ? null : `${value}`;
  }
  const { digits, onesAt } = digitsOf(number);
  if (kind === "expanded") return partsOf(number).join(" + ");
  if (kind === "digitAt") return digits[onesAt - written.power] ?? null;
  if (kind === "worth") {
    const power = onesAt - digits.indexOf(written.digit);
    return withPoint(BigInt(written.digit), -power);
  }
  const cut = onesAt + 1 - written.power;
  if (cut < 0 || cut >= digits.length) return null;
  const kept = BigInt(digits.slice(0, cut) || "0") + (Number(digits[cut]) >= 5 ? 1n : 0n);
  // 9.97 with two figures has three when it is written so.
  if (written.significant !== null && `${kept}`.length > written.significant) return null;
  return withPoint(kept, -written.power);
}

function stepsOf(written: Written, key: string): Step<Code>[] {
  if (written.kind === "toRoman" || written.kind === "fromRoman") {
    const parts = romanParts(Number(written.kind === "toRoman" ? written.number : key));
    const list = parts.map(([numeral, value]) => `\\mathrm{${numeral}} = ${value}`).join(",\\ ");
    return written.kind === "toRoman"
      ? [{ code: "split", values: { list, answer: `\\mathrm{${key}}` } }]
      : [{ code: "addUp", values: { list, answer: key } }];
  }
  if (written.kind === "worth") return [{ code: "worth", values: { digit: written.digit, answer: key } }];
  if (written.kind === "expanded") return [{ code: "parts", values: { answer: key } }];
  if (written.kind === "digitAt") return [{ code: "place", values: { power: powerOfTen(written.power), answer: key } }];
  const { digits, onesAt } = digitsOf(written.number);
  const next = digits[onesAt + 1 - written.power] ?? "0";
  return [
    { code: "next", values: { power: powerOfTen(written.power), next } },
    { code: Number(next) >= 5 ? "up" : "down", values: { next, answer: key } },
  ];
}

/** 4000, 300 and 5 of 4305. */
const partsOf = (number: string): string[] =>
  [...number].flatMap((digit, at) => (digit === "0" ? [] : [digit + "0".repeat(number.length - 1 - at)]));

const powerOfTen = (power: number): string => withPoint(1n, -power);

/** Against the number in units of the answer's last place: half of one away at most, and up where it is half. */
function isSo(written: Written, key: string): boolean {
  const { kind, number } = written;
  if (kind === "toRoman") return romanValue(key) === Number(number);
  if (kind === "fromRoman") return romanOf(Number(key)) === number;
  if (kind === "expanded")
    return (
      key.split(" + ").reduce((sum, part) => sum + Number(part), 0) === Number(number) &&
      key.split(" + ").every((part) => /^[1-9]0*$/.test(part))
    );
  if (kind === "digitAt") return Math.floor(Number(number) / 10 ** written.power + 1e-9) % 10 === Number(key);
  if (kind === "worth") {
    const power = Math.round(Math.log10(Number(key) / Number(written.digit)));
    return written.digit === "0"
      ? Number(key) === 0
      : Math.floor(Number(number) / 10 ** power + 1e-9) % 10 === Number(written.digit);
  }
  const off = Number(key) / 10 ** written.power - Number(number) / 10 ** written.power;
  return off > -0.5 + 1e-9 && off <= 0.5 + 1e-9;
}

function problemOf(written: Written, shown: string): { en: string; ch: string } {
  switch (written.kind) {
    case "round":
      return written.significant === null
        ? {
            en: `round $${shown}$ to the nearest $${powerOfTen(written.power)}$`,
            ch: `把 $${shown}$ 四舍五入，精确到 $${powerOfTen(written.power)}$`,
          }
        : {
            en: `round $${shown}$ to $${written.significant}$ significant figures`,
            ch: `把 $${shown}$ 四舍五入，保留 $${written.significant}$ 个有效数字`,
          };
    case "worth":
      return {
        en: `the value of the digit $${written.digit}$ in $${shown}$`,
        ch: `$${shown}$ 中的数字 $${written.digit}$ 表示多少`,
      };
    case "digitAt":
      return {
        en: `the digit of $${shown}$ that counts the $${powerOfTen(written.power)}$s`,
        ch: `$${shown}$ 中计数单位是 $${powerOfTen(written.power)}$ 的那一位上的数字`,
      };
    case "expanded":
      return { en: `$${shown}$ in expanded form`, ch: `把 $${shown}$ 写成各数位上的数的和` };
    case "toRoman":
      return { en: `$${shown}$ in Roman numerals`, ch: `用罗马数字表示 $${shown}$` };
    case "fromRoman":
      return { en: `the number $${shown}$`, ch: `罗马数字 $${shown}$ 表示的数` };
  }
}
