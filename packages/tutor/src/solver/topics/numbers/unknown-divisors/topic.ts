import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "divided" | "rest" | "size" | "many" | "all" | "largest" | "smallest" | "sum" | "whatever";
type Wanted = "all" | "many" | "largest" | "smallest" | "sum" | "only";
/** What a number was divided by, of which only the remainder is known; of so many digits, if told. */
type Divided = { number: number; rest: number; size: number | null; wanted: Wanted };

const NUMBER_MAX = 100_000;
const SHOWN_MAX = 40;
const n = "(?<n>\\d{1,6})";
const r = "(?<r>\\d{1,5})";

const grammars = {
  en: grammar<Name>(
    [
      ["divided", `(?:when |if )?(?:the number )?${n} (?:is |be |was |gets )?divided by`],
      ["divided", `${n} ?/ ?(?=a|n|x|some)`],
      ["divided", `(?:(?:they )?divid(?:e|ing|es|ed)|divided into) (?:the number |into )?${n}(?: by)?`],
      ["divided", `(?:can|could|may|is|be) ?${n} be divided(?: by)?(?: to| so that| if)?`],
      [
        "rest",
        `(?:with |leaves? |leaving |left |gives? |giving |has |have |having |to leave |to give |there is |the |its |and |a |we get |you get |get )*(?:remainder|rest)(?: of| is| was| will be|,)? ?${r}`,
      ],
      ["rest", `(?:leaves?|leaving|to leave) ${r}(?: over| left over| as (?:a |the )?(?:remainder|rest))?`],
      ["rest", `${r} (?:is )?(?:left over|left|remains?|remaining|as (?:a |the )?remainder)`],
      ["size", "(?<s>\\d)[- ]digit(?: whole)?(?: numbers?| divisors?| integers?)"],
      ["many", "how many(?: different| possible| such)?"],
      ["largest", "(?:largest|greatest|biggest|highest|maximum)"],
      ["smallest", "(?:smallest|least|lowest|minimum)"],
      ["sum", "(?:the )?sum of(?: all)?"],
      [
        "all",
        "all|every|which (?:whole |natural |positive )?(?:numbers|divisors|integers)|(?:could|can|might|may) (?=be|the|it|that|this|n)|possible|by (?:which|what) (?:whole |natural |positive )?(?:numbers|divisors)|what (?:whole |natural |positive )?(?:numbers|divisors)",
      ],
    ],
    "a an the of is are by it its and then so that what which this such when if certain some numbers number divisor divisors be being could can might may value values there whole natural positive integer integers in one to n x for find do does with us who name list exist unknown ones 1",
  ),
  ch: grammar<Name>(
    [
      ["divided", `${n}(?:除以|被|/)(?=1个|某|几|n|x|什么|哪|\\(|□)`],
      [
        "divided",
        `(?:用|以)?(?:某个|某|1个|几个|哪个|(?<q>哪些|哪几个)|什么)?(?:\\d位)?(?:自然|整|正整)?数?(?:去)?除${n}`,
      ],
      ["divided", `(?:把)?${n}(?:除以|被)`],
      ["divided", `被除数是${n}`],
      ["rest", `(?:得到的?|得|所得|有)*余数?(?:是|为|等于)?${r}`],
      ["rest", `(?:都)?剩(?:下|余)?${r}`],
      ["size", "(?<s>\\d)位(?:自然|整)?数"],
      ["many", "(?:有|共有|一共有|1共有)?(?:多少|几)个|(?:有)?几种(?:可能|情况)?"],
      ["largest", "最大(?:可能)?"],
      ["smallest", "最小(?:可能)?"],
      ["sum", "(?:的|之)和"],
      ["all", "可能|哪些|这样的|符合条件的|所有|全部|哪几个|分别"],
    ],
    "的 是 为 这个 这样 这些 数 除数 除 自然数 自然 整数 1个 某个 某 个 有 符合 条件 满足 那么 则 如果 若 求 多少 几 去 时 后 能 整 且 什么 □ n 不同 它 都 各 写 出 共 得 哪个 结果 所有",
  ),
};

function dividedIn(said: Said<Name>): Divided | null {
  if (!tellsOnly(said, ["divided", "rest"], ["size", "many", "all", "largest", "smallest", "sum"])) return null;
  const number = Number(said.divided?.[0]?.n);
  const rest = Number(said.rest?.[0]?.r);
  const sizes = new Set(said.size?.map(({ s }) => Number(s)));
  const asked = (["many", "largest", "smallest", "sum"] as const).filter((one) => said[one]);
  if (sizes.size > 1 || asked.length > 1 || number > NUMBER_MAX || rest < 1 || rest >= number / 2) return null;
  const [size = null] = sizes;
  const wanted: Wanted = asked[0] ?? (said.all || said.divided?.[0]?.q ? "all" : "only");
  const divided = { number, rest, size, wanted };
  const found = divisorsIn(divided);
  const usual = wanted === "only" ? found.length === 1 : found.length > 0;
  return usual && (wanted !== "all" || found.length <= SHOWN_MAX) ? divided : null;
}

/** The divisors of what is left without the remainder, in pairs. */
function divisorsOf(whole: number): number[] {
  const small: number[] = [];
  for (let divisor = 1; divisor * divisor <= whole; divisor++) if (whole % divisor === 0) small.push(divisor);
  return [...new Set([...small, ...small.map((divisor) => whole / divisor).reverse()])];
}

const hasSize = (number: number, size: number | null) => size === null || `${number}`.length === size;

const divisorsIn = ({ number, rest, size }: Divided): number[] =>
  divisorsOf(number - rest).filter((divisor) => divisor > rest && hasSize(divisor, size));

function keyOf(found: number[], wanted: Wanted): string {
  if (wanted === "many") return `${found.length}`;
  if (wanted === "sum") return `${found.reduce((sum, one) => sum + one, 0)}`;
  if (wanted === "all" || wanted === "only") return found.join(", ");
  return `${wanted === "largest" ? found.at(-1) : found[0]}`;
}

/** What divides a number with a known remainder. */
export const unknownDivisors = defineTopic<Divided, Code>({
  name: "unknown-divisors",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/divid|\/|除/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && dividedIn(said);
  },
  work: (divided) => {
    const { number, rest, size, wanted } = divided;
    const found = divisorsIn(divided);
    const key = keyOf(found, wanted);
    const values = {
      number: `${number}`,
      rest: `${rest}`,
      whole: `${number - rest}`,
      divisors: divisorsOf(number - rest).join(",\\ "),
      found: found.join(",\\ "),
      size: `${size ?? ""}`,
      answer: key,
    };
    const steps: Step<Code>[] = [
      { code: "takeAway", values },
      { code: "divisors", values },
      { code: size === null ? "larger" : "largerOfSize", values },
    ];
    if (wanted !== "all" && wanted !== "only") steps.push({ code: wanted, values });
    const kind = size === null ? { en: "number", ch: "数" } : { en: `$${size}$-digit number`, ch: ` $${size}$ 位数` };
    const asks = {
      all: { en: "which", ch: "可能是几" },
      only: { en: "which", ch: "是几" },
      many: { en: "how many of them", ch: "有几个" },
      largest: { en: "the largest one", ch: "最大是几" },
      smallest: { en: "the smallest one", ch: "最小是几" },
      sum: { en: "the sum of all of them", ch: "的和是多少" },
    }[wanted];
    return {
      problem: {
        en: `a ${kind.en} divides $${number}$ with remainder $${rest}$: ${asks.en}`,
        ch: `$${number}$ 除以一个${kind.ch}余 $${rest}$，这样的数${asks.ch}`,
      },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // Every number is tried.
  holds: ({ number, rest, size, wanted }, { key }) => {
    const found: number[] = [];
    for (let divisor = 1; divisor <= number; divisor++)
      if (number % divisor === rest && hasSize(divisor, size)) found.push(divisor);
    return found.length > 0 && keyOf(found, wanted) === key;
  },
  similar: ({ size, wanted }) => ({
    number: 65,
    rest: 5,
    size: size === null ? null : 2,
    wanted: wanted === "only" ? "all" : wanted,
  }),
});
