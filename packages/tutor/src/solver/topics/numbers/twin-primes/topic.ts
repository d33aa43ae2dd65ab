import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "defined" | "twins" | "many" | "all" | "within" | "below" | "above" | "largest" | "smallest" | "only";
type Wanted = "many" | "all" | "largest" | "smallest";
type Twins = { from: number; to: number; wanted: Wanted };

const REACH = 2000;
const SHOWN_MAX = 12;

const twinsEn =
  "(?:(?:pairs? of )?(?:twin primes?|twin prime numbers|prime twins)(?: pairs?)?|pairs? of (?:twin )?(?:primes|prime numbers) (?:that |which |with a )?(?:differ by|difference(?: of)?|have a difference of|are) 2(?: apart)?)";

const grammars = {
  en: grammar<Name>(
    [
      [
        "defined",
        "(?:twin )?(?:primes|pairs) are (?:pairs of )?(?:primes|prime numbers) (?:that |which )?(?:differ by|are) 2(?: apart)?(?:,? (?:like|such as|for example) \\d+ and \\d+)?",
      ],
      ["many", `how many (?=pairs?|twin primes? pairs?|twin prime pairs?)`],
      ["largest", "(?:largest|greatest|biggest|last)"],
      ["smallest", "(?:smallest|least|first)"],
      ["all", "which|list|all|every|name|give|find|what"],
      ["twins", twinsEn],
      [
        "within",
        "(?:that )?(?:lies? |are |is )?(?:there )?(?:in )?(?:between|from|among the numbers(?: from)?|from among) ?(?:the numbers )?(?<a>\\d{1,4})(?: and| to| through|-| up to) ?(?<b>\\d{1,4})(?: inclusive)?",
      ],
      ["below", "(?:that are )?(?:(?:less|smaller|lower) than|below|under|up to|not greater than) (?<b>\\d{1,4})"],
      ["above", "(?:that are )?(?:(?:more|greater|larger) than|above|over) (?<a>\\d{1,4})"],
    ],
    "are the of there a an do does exist lie you can we in between pairs pair and is with both primes",
  ),
  ch: grammar<Name>(
    [
      [
        "defined",
        "(?:相差(?:是|为)?2的(?:2个)?(?:质|素)数|差(?:是|为)2的2个(?:质|素)数)(?:叫做?|称为)(?:1对)?孪生(?:质|素)数对?",
      ],
      ["twins", "孪生(?:质|素)数对?|相差(?:是|为)?2的(?:2个)?(?:质|素)数对?|孪生的(?:质|素)数"],
      ["many", "(?:多少|几)(?:对|组)"],
      ["largest", "最大的?(?:1对|1组)?"],
      ["smallest", "最小的?(?:1对|1组)?"],
      ["within", "(?:从)?(?<a>\\d{1,4})(?:到|至|~|-|和|与)(?<b>\\d{1,4})(?:之间|中|以内|内|里|这些数)*"],
      ["below", "(?<b>\\d{1,4})(?:以内|之内|以下)|(?:小于|不超过|不大于)(?<b2>\\d{1,4})"],
      ["above", "大于(?<a>\\d{1,4})"],
      ["all", "哪几(?:对|组)|哪些|全部|所有|各对|每对"],
    ],
    "的 有 在 是 中 里 这 自然数 数 一共 共 找 写 出 列 请 之间 且 并 分别 对 组 整数 \\.",
  ),
};

/** The pairs that lie between two numbers, these included. */
function pairsIn(from: number, to: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let small = Math.max(from, 2); small + 2 <= to; small++)
    if (isPrime(BigInt(small)) && isPrime(BigInt(small + 2))) pairs.push([small, small + 2]);
  return pairs;
}

function twinsIn(said: Said<Name>): Twins | null {
  const maybe: Name[] = ["defined", "many", "all", "within", "below", "above", "largest", "smallest"];
  if (!tellsOnly(said, ["twins"], maybe)) return null;
  const { within, below, above } = said;
  if ([within, below, above, said.many, said.largest, said.smallest].some((told) => (told?.length ?? 0) > 1))
    return null;
  if (within ? below || above : !below) return null;
  const from = Number(within?.[0]?.a ?? above?.[0]?.a ?? 1);
  const to = Number(within?.[0]?.b ?? below?.[0]?.b ?? below?.[0]?.b2);
  const asked = (["many", "largest", "smallest"] as const).filter((one) => said[one]);
  const [wanted = "all"] = asked;
  if (asked.length > 1 || to > REACH || from >= to) return null;
  // Whether the ends belong to it must not matter.
  const [all, inner] = [pairsIn(from, to), pairsIn(from + 1, to - 1)];
  return all.length === inner.length && all.length > 0 ? { from, to, wanted } : null;
}

const listOf = (pairs: [number, number][]) => pairs.map(([small, large]) => `(${small}, ${large})`).join(", ");

/** Primes that are only 2 apart, between two numbers. */
export const twinPrimes = defineTopic<Twins, Code>({
  name: "twin-primes",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/twin|differ|孪生|相差/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && twinsIn(said);
  },
  work: ({ from, to, wanted }) => {
    const pairs = pairsIn(from, to);
    if (wanted === "all" && pairs.length > SHOWN_MAX) return null;
    const primes = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((one) =>
      isPrime(BigInt(one)),
    );
    const short = (items: string[]) =>
      items.length > 30 ? `${items.slice(0, 30).join(",\\ ")},\\ \\ldots` : items.join(",\\ ");
    const found = wanted === "largest" ? pairs.slice(-1) : wanted === "smallest" ? pairs.slice(0, 1) : pairs;
    const key = wanted === "many" ? `${pairs.length}` : listOf(found);
    const values = {
      from: `${from}`,
      to: `${to}`,
      primes: short(primes.map(String)),
      pairs: short(pairs.map((pair) => listOf([pair]))),
      answer: key,
    };
    const asks = {
      many: { en: "how many pairs of twin primes", ch: "有几对孪生质数" },
      all: { en: "which pairs of twin primes", ch: "有哪几对孪生质数" },
      largest: { en: "which largest pair of twin primes", ch: "最大的一对孪生质数是哪一对" },
      smallest: { en: "which smallest pair of twin primes", ch: "最小的一对孪生质数是哪一对" },
    }[wanted];
    return {
      problem: {
        en: `${asks.en} there ${wanted === "many" || wanted === "all" ? "are" : "is"} between $${from}$ and $${to}$`,
        ch: `$${from}$ 和 $${to}$ 之间${asks.ch}`,
      },
      steps: [
        { code: "primes", values },
        { code: "pairs", values },
        ...(wanted === "all" ? [] : [{ code: wanted, values }]),
      ],
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // By a sieve, from the other end.
  holds: ({ from, to, wanted }, { key }) => {
    const crossed = new Set<number>([0, 1]);
    for (let one = 2; one <= to; one++) for (let more = 2 * one; more <= to; more += one) crossed.add(more);
    const pairs: [number, number][] = [];
    for (let large = to; large - 2 >= from; large--)
      if (!crossed.has(large) && !crossed.has(large - 2)) pairs.unshift([large - 2, large]);
    if (wanted === "many") return `${pairs.length}` === key;
    return (
      key ===
      listOf(
        wanted === "all"
          ? pairs
          : [wanted === "largest" ? pairs.at(-1) : pairs[0]].flatMap((pair) => (pair ? [pair] : [])),
      )
    );
  },
  similar: ({ from, wanted }) => (from === 20 ? { from: 40, to: 80, wanted } : { from: 20, to: 50, wanted }),
});
