import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "numbers" | "many" | "which" | "sum" | "prime" | "composite" | "notPrime" | "notComposite";
type Kind = "prime" | "composite" | "notPrime" | "notComposite";
type Wanted = "many" | "which" | "sum";
type Listed = { numbers: number[]; kind: Kind; wanted: Wanted };

const NUMBER_MAX = 1_000_000;
const COUNT_MAX = 30;
const list = "(?<l>\\d{1,6}(?:(?:, ?and |, ?or |, ?| and | or |和|与)\\d{1,6}(?![\\d.])){1,29})";

const grammars = {
  en: grammar<Name>(
    [
      ["many", "how many"],
      ["sum", "(?:the )?sum of|add(?: up)?"],
      ["numbers", `(?:the (?:following )?(?:numbers|list) )?${list}`],
      [
        "notPrime",
        "(?:are|is) not (?:an? )?prime(?: numbers?|s)?|(?:are|is) non-?prime|not (?:an? )?primes?(?: numbers?)?|aren't prime(?: numbers)?|isn't (?:a )?prime(?: number)?",
      ],
      ["notComposite", "(?:are|is) not (?:a )?composite(?: numbers?)?"],
      ["prime", "primes?(?: numbers?)?"],
      ["composite", "composites?(?: numbers?)?"],
      ["which", "which|what|list|find|identify|pick|choose|circle|select"],
    ],
    "of these the following numbers number are is a an in list from among out all ones one that there this set them below given do we have can be 1 here for and",
  ),
  ch: grammar<Name>(
    [
      ["many", "(?:多少|几)个"],
      ["sum", "(?:的|之)和|总和|加起来"],
      ["numbers", list],
      ["notPrime", "不是(?:质|素)数|非(?:质|素)数"],
      ["notComposite", "不是合数|非合数"],
      ["prime", "(?:质|素)数"],
      ["composite", "合数"],
      ["which", "哪些|哪几个|哪个|哪1个|找出|挑出|选出"],
    ],
    "的 下面 下列 以下 各 数 在 中 里 是 有 这 些 \\d个 其中 属于 一共 共 请 把 从 出 为 列 写 找 挑 选 所有 全部 和 来 那么",
  ),
};

const fits: Record<Kind, (number: number, prime: boolean) => boolean> = {
  prime: (_, prime) => prime,
  composite: (number, prime) => number > 1 && !prime,
  notPrime: (_, prime) => !prime,
  notComposite: (number, prime) => prime || number === 1,
};

function listedIn(said: Said<Name>): Listed | null {
  const kinds = (Object.keys(fits) as Kind[]).filter((kind) => said[kind]);
  const [kind] = kinds;
  if (!kind || kinds.length > 1 || !tellsOnly(said, ["numbers", kind], ["many", "sum", "which"])) return null;
  if (said.many && said.sum) return null;
  const numbers = (said.numbers?.[0]?.l?.match(/\d+/g) ?? []).map(Number);
  if (new Set(numbers).size < numbers.length || numbers.length < 3 || numbers.length > COUNT_MAX) return null;
  if (numbers.some((number) => number > NUMBER_MAX || number < 1)) return null;
  const wanted: Wanted = said.many ? "many" : said.sum ? "sum" : "which";
  const found = numbers.filter((number) => fits[kind](number, isPrime(BigInt(number))));
  return found.length > 0 || wanted === "many" ? { numbers, kind, wanted } : null;
}

/** The smallest divisor of a number above 1. */
function smallestDivisor(number: number): number {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return divisor;
  return number;
}

function answerOf(found: number[], wanted: Wanted): string {
  if (wanted === "many") return `${found.length}`;
  return wanted === "sum" ? `${found.reduce((sum, one) => sum + one, 0)}` : found.join(", ");
}

const shown = (numbers: number[]): string => numbers.join(",\\ ");

/** The primes, or the composite numbers, of a list. */
export const listedPrimes = defineTopic<Listed, Code>({
  name: "listed-primes",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/prime|composite|质数|素数|合数/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && listedIn(said);
  },
  work: ({ numbers, kind, wanted }) => {
    const found = numbers.filter((number) => fits[kind](number, smallestDivisor(number) === number && number > 1));
    const divided = numbers
      .filter((number) => number > 1 && smallestDivisor(number) < number)
      .map((number) => `${number} = ${smallestDivisor(number)} \\cdot ${number / smallestDivisor(number)}`);
    const key = answerOf(found, wanted);
    const names = {
      prime: { en: "prime", ch: "质数" },
      composite: { en: "composite", ch: "合数" },
      notPrime: { en: "not prime", ch: "不是质数的数" },
      notComposite: { en: "not composite", ch: "不是合数的数" },
    }[kind];
    const values = {
      list: shown(numbers),
      divided: divided.join(",\\ "),
      found: shown(found),
      kind: names,
      answer: key,
    };
    const asks = {
      which: { en: "which of the numbers", ch: "有哪些" },
      many: { en: "how many of the numbers", ch: "有几个" },
      sum: { en: "the sum of those of the numbers", ch: "的和是多少" },
    }[wanted];
    return {
      problem: {
        en: `${asks.en} $${shown(numbers)}$ ${wanted === "sum" ? "that are" : "are"} ${names.en}`,
        ch: `$${shown(numbers)}$ 中，${names.ch}${asks.ch}`,
      },
      steps: [
        ...(divided.length > 0 ? [{ code: "divide" as const, values }] : []),
        ...(numbers.includes(1) ? [{ code: "one" as const, values }] : []),
        { code: found.length > 0 ? "found" : "none", values },
        ...(wanted === "which" || found.length === 0 ? [] : [{ code: wanted, values }]),
      ],
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  holds: ({ numbers, kind, wanted }, { key }) =>
    key ===
    answerOf(
      numbers.filter((number) => fits[kind](number, isPrime(BigInt(number)))),
      wanted,
    ),
  similar: ({ kind, wanted }) => ({ numbers: [27, 31, 39, 43, 49], kind, wanted }),
});
