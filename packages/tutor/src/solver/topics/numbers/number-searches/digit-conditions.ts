import { lettersOf, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Condition, ConditionCode } from "./conditions.ts";

const written = (n: number): string[] => [...`${n}`];
/** The digits from the last one on, by dividing. */
function divided(n: number): number[] {
  const found: number[] = [];
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) found.push(rest % 10);
  return found;
}

const turned = (n: number): number => Number(written(n).toReversed().join(""));
const turnedByDividing = (n: number): number => divided(n).reduce((all, digit) => all * 10 + digit, 0);
const sumOf = (digits: readonly number[]): number => digits.reduce((all, digit) => all + digit, 0);

type Tests = Pick<Condition, "fits" | "stands">;

function condition(
  code: ConditionCode,
  values: Record<string, string>,
  [en, ch]: [en: string, ch: string],
  tests: Tests,
): Condition {
  return { code, values, said: { en, ch }, ...tests };
}

function digitProduct(product: number): Condition {
  const said: [string, string] = [`product of the digits $${product}$`, `各位数字之积为 $${product}$`];
  return condition("digitProduct", { product: `${product}` }, said, {
    fits: (n) => written(n).reduce((all, digit) => all * Number(digit), 1) === product,
    stands: (n) => divided(n).reduce((all, digit) => all * digit, 1) === product,
  });
}

function palindrome(): Condition {
  return condition("palindrome", {}, ["$n$ a palindrome", "$n$ 是回文数"], {
    fits: (n) => turned(n) === n && n % 10 !== 0,
    stands: (n) => {
      const digits = divided(n);
      return digits.every((digit, at) => digit === digits.at(-1 - at));
    },
  });
}

function distinctDigits(are: boolean): Condition {
  const said: [string, string] = are
    ? ["all digits different", "各位数字互不相同"]
    : ["at least two digits equal", "至少有两个数字相同"];
  return condition(are ? "distinctDigits" : "equalDigits", {}, said, {
    fits: (n) => (new Set(written(n)).size === written(n).length) === are,
    stands: (n) => {
      const digits = divided(n);
      return digits.every((digit, at) => !digits.slice(at + 1).includes(digit)) === are;
    },
  });
}

function onlyDigits(allowed: string): Condition {
  const list = [...allowed].join(",\\ ");
  return condition("onlyDigits", { list }, [`only the digits $${list}$`, `只含数字 $${list}$`], {
    fits: (n) => written(n).every((digit) => allowed.includes(digit)),
    stands: (n) => divided(n).every((digit) => allowed.includes(`${digit}`)),
  });
}

/** Each digit greater, or less, than the one before it. */
function inOrder(are: "rising" | "falling"): Condition {
  const goes = (one: number, next: number) => (are === "rising" ? next > one : next < one);
  const said: [string, string] =
    are === "rising"
      ? ["every digit greater than the one before", "每个数字比前一个大"]
      : ["every digit less than the one before", "每个数字比前一个小"];
  return condition(are === "rising" ? "risingDigits" : "fallingDigits", {}, said, {
    fits: (n) => written(n).every((digit, at, all) => at === 0 || goes(Number(all[at - 1]), Number(digit))),
    stands: (n) => divided(n).every((digit, at, all) => at === 0 || goes(digit, all[at - 1] ?? 0)),
  });
}

function contains(digit: number, does: boolean): Condition {
  const said: [string, string] = does
    ? [`with the digit $${digit}$`, `含有数字 $${digit}$`]
    : [`without the digit $${digit}$`, `不含数字 $${digit}$`];
  return condition(does ? "withDigit" : "withoutDigit", { digit: `${digit}` }, said, {
    fits: (n) => written(n).includes(`${digit}`) === does,
    stands: (n) => divided(n).includes(digit) === does,
  });
}

/** `n = by · s + more` for the digit sum s. */
function timesDigitSum(by: number, more: number): Condition {
  const shown = `n = ${by} \\cdot s${more ? ` ${more < 0 ? "-" : "+"} ${Math.abs(more)}` : ""}`;
  const said: [string, string] = [`$${shown}$ for the digit sum $s$`, `$${shown}$（$s$ 为各位数字之和）`];
  return condition("timesDigitSum", { shown }, said, {
    fits: (n) => n === by * sumOf(written(n).map(Number)) + more,
    stands: (n) => (n - more) / by === sumOf(divided(n)),
  });
}

function timesDigitProduct(by: number): Condition {
  const shown = `n = ${by} \\cdot p`;
  const said: [string, string] = [`$${shown}$ for the product $p$ of the digits`, `$${shown}$（$p$ 为各位数字之积）`];
  return condition("timesDigitProduct", { shown }, said, {
    fits: (n) => n === by * written(n).reduce((all, digit) => all * Number(digit), 1),
    stands: (n) => n / by === divided(n).reduce((all, digit) => all * digit, 1),
  });
}

/** `r` is n with its digits in the opposite order. */
function reversed(test: (n: number, r: number) => boolean, shown: string): Condition {
  const said: [string, string] = [`$${shown}$ for the reversed number $r$`, `数字颠倒后的数 $r$ 满足 $${shown}$`];
  return condition("reversed", { shown }, said, {
    fits: (n) => n % 10 !== 0 && test(n, turned(n)),
    stands: (n) => divided(n)[0] !== 0 && test(n, turnedByDividing(n)),
  });
}

/** A growing function of n, compared with a number. */
function compared(of: (n: number) => number, again: (n: number) => number, shown: string, how: string, value: number) {
  const sign =
    { "greater than": ">", "at least": "\\ge", "less than": "<", "at most": "\\le", exactly: "=" }[how] ?? "=";
  const is = (one: number) =>
    sign === ">"
      ? one > value
      : sign === "<"
        ? one < value
        : sign === "="
          ? one === value
          : sign === "\\ge"
            ? one >= value
            : one <= value;
  const whole = `${shown} ${sign} ${value}`;
  return condition("compared", { shown: whole }, [`$${whole}$`, `$${whole}$`], {
    fits: (n) => is(of(n)),
    stands: (n) => is(again(n)),
  });
}

const multiplied = (base: number, times: number): number => {
  let all = 1;
  for (let nth = 0; nth < times && all < Number.MAX_SAFE_INTEGER; nth++) all *= base;
  return all;
};

/** `n^2 - 3n > 40`, `2^n ≥ 1000` and `1+2+…+n = 325` of any letter. */
function makes(written: string): Condition | null {
  const [, left = "", sign = "", right = ""] = /^([^<>=≤≥]+)(<=?|>=?|≤|≥|=)([^<>=≤≥]+)$/.exec(written) ?? [];
  const how =
    { "<": "less than", "<=": "at most", "≤": "at most", ">": "greater than", ">=": "at least", "≥": "at least" }[
      sign
    ] ?? "exactly";
  const value = /^ ?(\d{1,12}) ?$/.exec(right)?.[1];
  const [, base] = /^ ?(\d{1,3})\^\(?[a-z]\)? ?$/.exec(left) ?? [];
  if (base && value) return grown(Number(base), how, Number(value));
  if (/^ ?1 ?\+ ?2 ?\+(?: ?3 ?\+)? ?(?:…+|\.{2,}|⋯) ?\+ ?[a-z] ?$/.test(left) && value)
    return addedTo(how, Number(value));
  const [one, other] = [left, right].map((side) => {
    const node = expressionFrom(side.trim());
    return node && polynomialOf(node);
  });
  const difference = one && other ? minus(one, other) : null;
  if (!difference || lettersOf(difference).length !== 1) return null;
  const letter = lettersOf(difference)[0] ?? "n";
  const [upward, again] = [valueAt(difference), steppedAt(difference, letter)];
  const shown = `${written.replaceAll("<=", "\\le ").replaceAll(">=", "\\ge ").replaceAll("*", " \\cdot ")}`;
  return {
    ...compared(upward, again, "", how, 0),
    values: { shown },
    said: { en: `$${shown}$`, ch: `$${shown}$` },
  };
}

const valueAt =
  (of: Polynomial) =>
  (n: number): number =>
    of.reduce((sum, { powers, by }) => {
      const power = [...powers.values()][0] ?? 0;
      return sum + (Number(by.num) / Number(by.den)) * n ** power;
    }, 0);

/** By Horner's rule, from the highest power on, all over one divisor. */
const steppedAt = (of: Polynomial, letter: string) => {
  const below = of.reduce((all, { by }) => all * by.den, 1n);
  const powers = new Map(of.map(({ powers: all, by }) => [all.get(letter) ?? 0, (by.num * below) / by.den]));
  const highest = Math.max(0, ...powers.keys());
  return (n: number): number => {
    let value = 0n;
    for (let power = highest; power >= 0; power--) value = value * BigInt(n) + (powers.get(power) ?? 0n);
    return value > 0n ? 1 : value < 0n ? -1 : 0;
  };
};

const grown = (base: number, how: string, value: number): Condition | null =>
  base < 2
    ? null
    : compared(
        (n) => (n > 60 ? Number.MAX_VALUE : base ** n),
        (n) => multiplied(base, n),
        `${base}^n`,
        how,
        value,
      );

const addedTo = (how: string, value: number): Condition =>
  compared(
    (n) => (n * (n + 1)) / 2,
    (n) => ((2 * n + 1) ** 2 - 1) / 8,
    "1 + 2 + \\dots + n",
    how,
    value,
  );

/** Two numbers of which the sum, or the difference, and the product are known. */
function oneOfTwo(
  test: (n: number) => number,
  again: (n: number) => boolean,
  shown: string,
  product: number,
): Condition {
  const whole = `${shown} = ${product}`;
  return condition("compared", { shown: whole }, [`$${whole}$`, `$${whole}$`], {
    fits: (n) => test(n) === product,
    stands: again,
  });
}

const HOW = "(greater than|at least|less than|at most|exactly)";

/** Conditions on the digits of n, and on what grows with n. */
export const digitConditions: [RegExp, (parts: string[]) => Condition | null][] = [
  [/^n has digit product (\d+)$/, ([product = ""]) => digitProduct(Number(product))],
  [/^n is a palindrome$/, () => palindrome()],
  [/^n has all different digits$/, () => distinctDigits(true)],
  [/^n has equal digits$/, () => distinctDigits(false)],
  [/^n has (rising|falling) digits$/, ([way]) => inOrder(way as "rising" | "falling")],
  [/^n has only odd digits$/, () => onlyDigits("13579")],
  [/^n has only even digits$/, () => onlyDigits("02468")],
  [/^n has only the digits (\d(?:, \d| and \d){0,9})$/, ([list = ""]) => onlyDigits(list.replaceAll(/\D/g, ""))],
  [/^n contains the digit (\d)$/, ([digit = ""]) => contains(Number(digit), true)],
  [/^n does not contain the digit (\d)$/, ([digit = ""]) => contains(Number(digit), false)],
  [/^n is (\d+) times its digit product$/, ([by = ""]) => timesDigitProduct(Number(by))],
  [/^n is (\d+) times its digit sum$/, ([by = ""]) => timesDigitSum(Number(by), 0)],
  [
    /^n is (\d+) times its digit sum (plus|minus) (\d+)$/,
    ([by = "", sign, more = ""]) => timesDigitSum(Number(by), sign === "plus" ? Number(more) : -Number(more)),
  ],
  [/^n grows by (\d+) when reversed$/, ([by = ""]) => reversed((n, r) => r - n === Number(by), `r = n + ${by}`)],
  [/^n shrinks by (\d+) when reversed$/, ([by = ""]) => reversed((n, r) => n - r === Number(by), `r = n - ${by}`)],
  // AB has the digits A and B.
  [
    /^n has digits that meet ([a-z]) ?- ?([a-z]) ?= ?(\d)$/,
    ([one = "", other = "", by = ""]) =>
      one === other
        ? null
        : reversed(
            (n, r) => n < 100 && n > 9 && (n - r) * (one < other ? 1 : -1) === 9 * Number(by),
            `${one < other ? "n - r" : "r - n"} = 9 \\cdot ${by}`,
          ),
  ],
  [/^n and its reverse add up to (\d+)$/, ([sum = ""]) => reversed((n, r) => n + r === Number(sum), `n + r = ${sum}`)],
  [
    new RegExp(`^n squared is ${HOW} (\\d{1,9})$`),
    ([how = "", value = ""]) =>
      compared(
        (n) => n * n,
        (n) => multiplied(n, 2),
        "n^2",
        how,
        Number(value),
      ),
  ],
  [
    new RegExp(`^n cubed is ${HOW} (\\d{1,9})$`),
    ([how = "", value = ""]) =>
      compared(
        (n) => n * n * n,
        (n) => multiplied(n, 3),
        "n^3",
        how,
        Number(value),
      ),
  ],
  [
    new RegExp(`^n as exponent of (\\d{1,3}) is ${HOW} (\\d{1,12})$`),
    ([base = "", how = "", value = ""]) => grown(Number(base), how, Number(value)),
  ],
  [
    new RegExp(`^n as last addend from 1 gives ${HOW} (\\d{1,9})$`),
    ([how = "", value = ""]) => addedTo(how, Number(value)),
  ],
  [/^n meets (.{3,60})$/, ([written = ""]) => makes(written)],
  [
    /^n and its rest to (\d{1,6}) have the product (\d{1,9})$/,
    ([sum = "", product = ""]) =>
      oneOfTwo(
        (n) => n * (Number(sum) - n),
        (n) => n < Number(sum) && Number(product) / n + n === Number(sum),
        `n \\cdot (${sum} - n)`,
        Number(product),
      ),
  ],
  [
    /^n and a number (\d{1,6}) away have the product (\d{1,9})$/,
    ([by = "", product = ""]) =>
      oneOfTwo(
        (n) => (n * (n + Number(by)) === Number(product) ? Number(product) : n > Number(by) ? n * (n - Number(by)) : 0),
        (n) => Math.abs(Number(product) / n - n) === Number(by),
        `n \\cdot (n \\pm ${by})`,
        Number(product),
      ),
  ],
  [
    new RegExp(`^n times (\\d{1,6}) is ${HOW} (\\d{1,9})$`),
    ([by = "", how = "", value = ""]) =>
      compared(
        (n) => n * Number(by),
        (n) => multiplied(Number(by), 1) * n,
        `${by} \\cdot n`,
        how,
        Number(value),
      ),
  ],
];
