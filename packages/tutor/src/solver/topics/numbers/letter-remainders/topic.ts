import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Part, readPart } from "../number-functions/read.ts";
import { partValue, tried, worked } from "../number-functions/values.ts";
import { toldParity, toldRemainders } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Known = { letter: string; rest: bigint; modulus: bigint };
/** What an expression leaves of which only the remainders of its letters are known, or whether it is odd or even. */
type Letters = {
  wanted: "rest" | "parity" | "whether" | "isOdd" | "isEven";
  shown: string;
  known: Known[];
  by: bigint;
};

const LENGTH_MAX = 160;
const MODULUS_MAX = 100_000n;
const EXPONENT = /\^(?!\d{1,6}(?!\d))/;
const shells = [
  /^(?:what is )?the remainder of (?<shown>.{1,60}?) divided by (?<by>\d{1,6}) when (?<known>[a-z] mod .+)$/,
  /^(?:is |whether )(?<shown>.{1,60}?) divisible by (?<by>\d{1,6})(?: when (?<known>[a-z] mod .+))?$/,
  /^whether (?<shown>.{1,60}?) is (?<sort>odd|even)$/,
  /^(?:is |whether )(?<shown>.{1,60}?) (?:is )?odd or even(?: when (?<known>[a-z] mod .+))?$/,
  /^(?:is |whether )(?<shown>[^a-z]{1,60}?) (?:is )?(?:an )?(?<parity>odd|even)(?: number)?$/,
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
    if (put.length > 0)
      steps.push({ code: wanted === "rest" || wanted === "whether" ? "only" : "twos", values: { list, by: `${by}` } });
    steps.push({ code: "reckon", values: { of, list: list || "-", by: `${by}`, result: `${value}` } });
    const key = keyOf(wanted, value);
    const code = wanted === "isOdd" || wanted === "isEven" ? keyOf("parity", value) : key;
    if (code === "odd" || code === "even" || code === "yes" || code === "no")
      steps.push({ code, values: { of, by: `${by}` } });
    const given = known.map(({ letter, rest, modulus }) => `${letter} \\bmod ${modulus} = ${rest}`).join(",\\ ");
    return { problem: problemOf(asked, of, given), steps, answer: { said: saidOf(wanted, key), key } };
  },
  // Other numbers with those remainders.
  holds: (asked, { key }) =>
    [1n, 2n, 5n, 12n].every((step) => {
      const rest = restWith(asked, step);
      return rest !== null && keyOf(asked.wanted, rest) === key;
    }),
  similar: (asked) => ({
    ...asked,
    known: asked.known.map((one) => ({ ...one, rest: (one.rest + 1n) % one.modulus })),
  }),
});

function keyOf(wanted: Letters["wanted"], rest: bigint): string {
  if (wanted === "rest") return `${rest}`;
  if (wanted === "whether" || wanted === "isEven") return rest === 0n ? "yes" : "no";
  if (wanted === "isOdd") return rest === 1n ? "yes" : "no";
  return rest === 1n ? "odd" : "even";
}

const chinese: Record<string, string> = { odd: "奇数", even: "偶数", yes: "能", no: "不能" };
const saidOf = (wanted: Letters["wanted"], key: string) => {
  const said = wanted === "isOdd" || wanted === "isEven" ? { yes: "是", no: "不是" }[key] : chinese[key];
  return { en: said ? key : `$${key}$`, ch: said ?? `$${key}$` };
};

function problemOf({ wanted, by }: Letters, of: string, given: string): { en: string; ch: string } {
  const [en, ch] = {
    rest: [`the remainder of $${of}$ divided by $${by}$`, `求 $${of}$ 除以 $${by}$ 的余数`],
    whether: [`whether $${of}$ is divisible by $${by}$`, `判断 $${of}$ 能不能被 $${by}$ 整除`],
    parity: [`whether $${of}$ is odd or even`, `判断 $${of}$ 是奇数还是偶数`],
    isOdd: [`whether $${of}$ is odd`, `判断 $${of}$ 是不是奇数`],
    isEven: [`whether $${of}$ is even`, `判断 $${of}$ 是不是偶数`],
  }[wanted] as [string, string];
  return given ? { en: `${en}, with $${given}$`, ch: `已知 $${given}$，${ch}` } : { en, ch };
}

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
    .replaceAll("...", "…")
    .replaceAll(/(?<=[\da-z)])(?=[a-z(])/g, "*");

const latexOf = (shown: string): string =>
  shown
    .replaceAll("*", " \\cdot ")
    .replaceAll("…", "\\dots")
    .replaceAll(/\^(\d{2,})/g, "^{$1}");

function readLetters(question: Question): Letters | null {
  const { text } = question;
  if (text.length > LENGTH_MAX) return null;
  const plain = plainOf(question);
  const told = toldRemainders(plain) ?? (isAsked.test(question.original) ? toldParity(plain) : null);
  return lettersIn(told ?? text);
}

const isAsked = /[?？吗呢]|^is |\bis it\b|是不是|还是| or /i;

function lettersIn(text: string): Letters | null {
  const asked = text
    .toLowerCase()
    .replaceAll(/[?.？。]+\s*$/g, "")
    .trim();
  const congruent =
    /^(?:is |are |whether )?(\d{1,12}) ?(?:≡|\\equiv) ?(\d{1,12}) ?\(?(?:\\pmod ?\{|\\?mod ?)(\d{1,6})[)}]?$/.exec(
      asked,
    );
  const put = congruent ? `is ${congruent[1]}-${congruent[2]} divisible by ${congruent[3]}` : parityOf(asked);
  const found = shells.map((shell) => shell.exec(put)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const shown = spelledOut(found.shown ?? "");
  if (EXPONENT.test(shown) || !/^[\da-z+*/^()!…-]+$/.test(shown)) return null;
  const known = knownIn(found.known ?? "");
  const letters = new Set(shown.match(/[a-z]/g));
  if (!known || known.length !== letters.size || known.some(({ letter }) => !letters.has(letter))) return null;
  const by = BigInt(found.by ?? 2);
  // Of another divisor nothing follows, unless it divides the first.
  if (by < 2n || known.some(({ modulus }) => modulus % by !== 0n)) return null;
  if (/[a-z)]\/|\/[a-z(]/.test(shown) && known.length > 0) return null;
  if (found.sort && known.length === 0 && /^[\d+*^()…-]+(?:\/2)?$/.test(shown))
    return { wanted: found.sort === "odd" ? "isOdd" : "isEven", shown, known, by: 2n };
  if (found.sort) return null;
  const wanted = found.parity
    ? found.parity === "odd"
      ? "isOdd"
      : "isEven"
    : put.includes("odd or even") || !found.by
      ? "parity"
      : /divided by/.test(put)
        ? "rest"
        : "whether";
  // A number alone is left to the rules for digits.
  if (wanted === "whether" && /^\d+$/.test(shown)) return null;
  return { wanted, shown, known, by };
}

const kind = "(?<one>odd|even)";
const other = "(?<two>odd|even)";
const noun = "(?: (?:whole )?(?:number|integer)s?)?";
const english = [
  new RegExp(
    `^(?:is |will )?(?:the )?(?<sign>sum|difference|product) of (?:an? )?${kind}${noun} and (?:an? )?${other}${noun} (?:always |be )?(?:odd or even|even or odd)$`,
  ),
  new RegExp(
    `^(?:is |will )?(?:the )?(?<sign>sum|difference|product) of (?:2|two|any two) ${kind}${noun} (?:always |be )?(?:odd or even|even or odd)$`,
  ),
  new RegExp(
    `^(?:is |what is |whats |what's )?(?:an? )?${kind}${noun} ?(?<sign>plus|minus|times|[-+×*]) ?(?:an? )?${other}${noun}(?: is)?(?:,? (?:odd or even|even or odd))?$`,
  ),
];
const zhKind = "(?<one>奇|偶)";
const ends = "(?:的)?(?:和|差|积|结果)?(?:一定)?(?:是|=|等于)?(?:奇数还是偶数|偶数还是奇数|什么数|\\( ?\\)数?|_+)";
const inChinese = [
  new RegExp(`^${zhKind}数(?<sign>[-+×*]|加上?|减去?|乘以?)(?<two>奇|偶)数${ends}$`),
  new RegExp(`^(?:一个)?${zhKind}数[与和](?:一个)?(?<two>奇|偶)数的(?<sign>和|差|积)${ends}$`),
  new RegExp(`^(?:两|2)个${zhKind}数的(?<sign>和|差|积)${ends}$`),
  new RegExp(`^(?:两|2)个${zhKind}数(?<sign>相加|相减|相乘),?${ends}$`),
];
const signs: [RegExp, string][] = [
  [/^(?:sum|plus|\+|加上?|和|相加)$/, "+"],
  [/^(?:difference|minus|-|减去?|差|相减)$/, "-"],
  [/^(?:product|times|[×*]|乘以?|积|相乘)$/, "*"],
];

/** "Is the product of two odd numbers odd or even?" as a question with letters; the text itself where it is none. */
function parityOf(asked: string): string {
  const bare = /\p{Script=Han}/u.test(asked) ? asked.replaceAll(/\s/g, "").replaceAll("，", ",") : asked;
  const found = [...english, ...inChinese]
    .map((shell) => shell.exec(bare)?.groups)
    .find((groups) => groups !== undefined);
  const sign = signs.find(([shape]) => shape.test(found?.sign ?? ""))?.[1];
  if (!found || !sign) return asked;
  const rest = (said = "") => (said === "odd" || said === "奇" ? 1 : 0);
  return `is a${sign}b odd or even when a mod 2 = ${rest(found.one)} and b mod 2 = ${rest(found.two ?? found.one)}`;
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
