import type { Question } from "../../question.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import { type Part, readPart } from "../number-functions/read.ts";
import { partValue, tried, worked } from "../number-functions/values.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Known = { letter: string; rest: bigint; modulus: bigint };
/** What an expression leaves of which only the remainders of its letters are known, or whether it is odd or even. */
type Letters = { wanted: "rest" | "parity"; shown: string; known: Known[]; by: bigint };

const LENGTH_MAX = 160;
const MODULUS_MAX = 100_000n;
const EXPONENT = /\^(?!\d{1,6}(?!\d))/;
const shells = [
  /^(?:what is )?the remainder of (?<shown>.{1,60}?) divided by (?<by>\d{1,6}) when (?<known>[a-z] mod .+)$/,
  /^(?:is |whether )(?<shown>.{1,60}?) (?:is )?odd or even(?: when (?<known>[a-z] mod .+))?$/,
];

/** Remainders that follow from other remainders, and what is odd or even. */
export const letterRemainders = defineTopic<Letters, Code>({
  name: "letter-remainders",
  words,
  read: readLetters,
  work: (asked) => {
    const { wanted, shown, known, by } = asked;
    const value = restWith(asked, 0n);
    if (value === null) return null;
    const of = latexOf(shown);
    const put = known.map(({ letter, rest, modulus }) => ({ letter, rest: `${rest % by}`, modulus: `${modulus}` }));
    const list = put.map(({ letter, rest }) => `${letter} = ${rest}`).join(",\\ ");
    const steps: Step<Code>[] = [];
    if (put.length > 0) steps.push({ code: wanted === "parity" ? "twos" : "only", values: { list, by: `${by}` } });
    steps.push({ code: "reckon", values: { of, list: list || "-", by: `${by}`, result: `${value}` } });
    const key = wanted === "rest" ? `${value}` : value === 1n ? "odd" : "even";
    if (wanted === "parity") steps.push({ code: key as "odd" | "even", values: { of } });
    const given = known.map(({ letter, rest, modulus }) => `${letter} \\bmod ${modulus} = ${rest}`).join(",\\ ");
    return {
      problem:
        wanted === "rest"
          ? {
              en: `the remainder of $${of}$ divided by $${by}$, with $${given}$`,
              ch: `已知 $${given}$，求 $${of}$ 除以 $${by}$ 的余数`,
            }
          : {
              en: `whether $${of}$ is odd or even${given && `, with $${given}$`}`,
              ch: `${given && `已知 $${given}$，`}判断 $${of}$ 是奇数还是偶数`,
            },
      steps,
      answer: {
        said: wanted === "rest" ? { en: `$${key}$`, ch: `$${key}$` } : { en: key, ch: key === "odd" ? "奇数" : "偶数" },
        key,
      },
    };
  },
  // Other numbers with those remainders.
  holds: (asked, { key }) =>
    [1n, 2n, 5n, 12n].every((step) => {
      const rest = restWith(asked, step);
      return rest !== null && (asked.wanted === "rest" ? `${rest}` : rest === 1n ? "odd" : "even") === key;
    }),
  similar: (asked) => ({
    ...asked,
    known: asked.known.map((one) => ({ ...one, rest: (one.rest + 1n) % one.modulus })),
  }),
});

/** What the expression leaves if each letter is that many groups more than its remainder. */
function restWith({ shown, known, by }: Letters, step: bigint): bigint | null {
  const put = known.reduce(
    (text, { letter, rest, modulus }, nth) =>
      text.replaceAll(letter, `(${rest + modulus * (step === 0n ? 0n : step + BigInt(nth))})`),
    shown,
  );
  const part = readPart(put);
  if (!part) return null;
  const whole: Part = { kind: "function", name: "mod", of: [part, { kind: "number", value: by }] };
  const value = partValue(whole, step === 0n ? worked : tried);
  return value?.below === 1n ? value.above : null;
}

/** 3n^2+2ab as it is reckoned: 3*n^2+2*a*b. */
const spelledOut = (text: string): string =>
  text
    .replaceAll(" ", "")
    .replaceAll(/[·×]|\\cdot|\\times/g, "*")
    .replaceAll(/(?<=[\da-z)])(?=[a-z(])/g, "*");

const latexOf = (shown: string): string => shown.replaceAll("*", " \\cdot ").replaceAll(/\^(\d{2,})/g, "^{$1}");

function readLetters({ text }: Question): Letters | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = text
    .toLowerCase()
    .replaceAll(/[?.]+\s*$/g, "")
    .trim();
  const found = shells.map((shell) => shell.exec(asked)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const shown = spelledOut(found.shown ?? "");
  if (EXPONENT.test(shown) || !/^[\da-z+*/^()-]+$/.test(shown) || shown.includes("!")) return null;
  const known = knownIn(found.known ?? "");
  const letters = new Set(shown.match(/[a-z]/g));
  if (!known || known.length !== letters.size || known.some(({ letter }) => !letters.has(letter))) return null;
  const by = BigInt(found.by ?? 2);
  // Of another divisor nothing follows, unless it divides the first.
  if (by < 2n || known.some(({ modulus }) => modulus % by !== 0n)) return null;
  if (/[a-z)]\/|\/[a-z(]/.test(shown) && known.length > 0) return null;
  return { wanted: found.by ? "rest" : "parity", shown, known, by };
}

function knownIn(written: string): Known[] | null {
  if (written === "") return [];
  const known = written.split(/ and |, /).map((one) => {
    const [, letter, modulus = "0", rest = "0"] = /^([a-z]) mod (\d{1,6}) = (\d{1,6})$/.exec(one.trim()) ?? [];
    return letter ? { letter, modulus: BigInt(modulus), rest: BigInt(rest) } : null;
  });
  const whole = known.flatMap((one) => one ?? []);
  const areSound = whole.every(({ modulus, rest }) => modulus > 1n && modulus <= MODULUS_MAX && rest < modulus);
  return whole.length === known.length && areSound && new Set(whole.map(({ letter }) => letter)).size === whole.length
    ? whole
    : null;
}
