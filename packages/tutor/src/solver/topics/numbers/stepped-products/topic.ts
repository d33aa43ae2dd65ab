import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "dotted" | "range" | "first" | "product" | "digit" | "zeros";
/** The product of first, first + step, and so on up to last: its last digit, or the zeros that it ends with. */
type Stepped = { first: number; step: number; last: number; wanted: "digit" | "zeros" };

const COUNT_MAX = 3000;
const dotted =
  "(?<a>\\d{1,5}) ?[*·] ?(?<b>\\d{1,5})(?<c>(?: ?[*·] ?\\d{1,5})*) ?[*·] ?(?:…+|\\.{3,}) ?[*·] ?(?<z>\\d{1,5})";

const grammars = {
  en: grammar<Name>(
    [
      ["dotted", dotted],
      [
        "first",
        "(?:the )?first (?<n>\\d{1,4}) (?:positive )?(?<k>odd|even|natural|whole|counting) (?:numbers|integers)",
      ],
      ["first", "(?:the )?first (?<n>\\d{1,4}) (?:positive )?multiples of (?<of>\\d{1,3})"],
      [
        "range",
        "(?:all )?(?:of )?(?:the )?(?:consecutive )?(?<k>odd|even|natural|whole|counting)? ?(?:numbers|integers),? (?:from )?(?<a>\\d{1,5}) (?:to|through|up to) (?<z>\\d{1,5})(?: inclusive)?",
      ],
      [
        "range",
        "(?:all )?(?:of )?(?:the )?multiples of (?<of>\\d{1,3}) from (?<a>\\d{1,5}) (?:to|through|up to) (?<z>\\d{1,5})(?: inclusive)?",
      ],
      ["product", "(?:the )?product(?: of)?|multipl(?:y|ied|ying)(?: together)?"],
      ["digit", "(?:the |its )?(?:last|units?|ones|final)(?:'s)? digit"],
      ["zeros", "(?:how many|the number of|number of) (?:consecutive |trailing |ending |end )?(?:zeros|zeroes|0s|0's)"],
    ],
    "what is the of are there at end when you all does do have has end ends ending in with its it a if and multiply together number trailing we get result finish to be written find",
  ),
  ch: grammar<Name>(
    [
      ["dotted", dotted],
      [
        "range",
        "(?:从)?(?<a>\\d{1,5})(?:到|至|~)(?<z>\\d{1,5})(?:之间)?的?(?:所有|全部|这些|连续)?的?(?:(?<k>奇|偶|单|双|自然|整)数|(?<of>\\d{1,3})的倍数)",
      ],
      ["first", "(?:前|最小的)(?<n>\\d{1,4})个(?:正)?(?<k>奇|偶|自然|整)数"],
      ["digit", "(?:个位|末位)(?:上)?的?(?:数字|数)?|尾数"],
      [
        "zeros",
        "(?:末尾|结尾|后面)?(?:1共|共)?有?(?:多少|几)个(?:连续的?)?(?:0|零)|末尾0的个数|末尾有?连续(?:多少|几)个(?:0|零)",
      ],
      ["product", "(?:的|之)?(?:乘)?积|相乘|连乘|乘起来"],
    ],
    "的 是 所得 得 到 得数 结果 末尾 有 多少 几 求 在 中 里 把 将 那么 这些 数 它",
  ),
};

function steppedIn(said: Said<Name>): Stepped | null {
  const shapes = (["dotted", "range", "first"] as const).filter((name) => said[name]);
  const [shape] = shapes;
  const wanted = said.digit ? "digit" : "zeros";
  if (!shape || !tellsOnly(said, [shape, wanted], ["product"]) || (shape !== "dotted" && !said.product)) return null;
  const { a, b, c = "", z, n, k = "", of } = said[shape]?.[0] ?? {};
  const kind = of ? Number(of) : /odd|even|奇|偶|单|双/.test(k) ? 2 : 1;
  if (shape === "dotted") {
    const shown = [a, b, ...(c.match(/\d+/g) ?? [])].map(Number);
    const [first = 0, second = 0] = shown;
    const step = second - first;
    const isEven = shown.every((one, at) => one === first + at * step);
    return shown.length > 2 && isEven ? usual({ first, step, last: Number(z), wanted }) : null;
  }
  const start = /odd|奇|单/.test(k) ? 1 : kind;
  if (shape === "first") return usual({ first: start, step: kind, last: start + kind * (Number(n) - 1), wanted });
  // From the first of the kind on, up to the last.
  const [low, high] = [Number(a), Number(z)];
  const first = low + ((((start - low) % kind) + kind) % kind);
  return usual({ first, step: kind, last: high - ((((high - start) % kind) + kind) % kind), wanted });
}

function usual(stepped: Stepped): Stepped | null {
  const { first, step, last } = stepped;
  const count = (last - first) / step + 1;
  return step > 0 && first > 0 && Number.isInteger(count) && count > 2 && count <= COUNT_MAX ? stepped : null;
}

function factorsOf({ first, step, last }: Stepped): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step);
}

/** How often a prime divides all of them together. */
const timesIn = (factors: number[], prime: number): number =>
  factors.reduce((sum, factor) => {
    let [rest, times] = [factor, 0];
    for (; rest % prime === 0; rest /= prime) times++;
    return sum + times;
  }, 0);

/** The last digit of a product, or the zeros at its end, where its factors go up by steps. */
export const steppedProducts = defineTopic<Stepped, Code>({
  name: "stepped-products",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/digit|zero|0s|0's|位|尾|0的个数/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    // Zeros in the middle are not meant.
    const isClear = !said?.zeros || /\bend|trailing|末尾|结尾/.test(plain);
    return said && isClear ? steppedIn(said) : null;
  },
  work: (stepped) => {
    const factors = factorsOf(stepped);
    const { first, step, last, wanted } = stepped;
    const shown =
      factors.length > 5
        ? `${first} \\cdot ${first + step} \\cdot ${first + 2 * step} \\cdots ${last}`
        : factors.join(" \\cdot ");
    const [twos, fives] = [timesIn(factors, 2), timesIn(factors, 5)];
    const digits = factors.reduce((all, factor) => (all * factor) % 10, 1);
    const key = wanted === "digit" ? `${digits}` : `${Math.min(twos, fives)}`;
    const short = (items: number[]) =>
      (items.length > 12 ? `${items.slice(0, 12).join(",\\ ")},\\ \\ldots` : items.join(",\\ ")) || "-";
    const values = {
      ...{ shown, answer: key, twos: `${twos}`, fives: `${fives}` },
      fiveList: short(factors.filter((factor) => factor % 5 === 0)),
      lastDigits: short(factors.map((factor) => factor % 10)),
    };
    const steps: Step<Code>[] =
      wanted === "zeros"
        ? [
            { code: "fives", values },
            { code: "twos", values },
            { code: "pairs", values },
          ]
        : fives === 0
          ? [{ code: "running", values }]
          : [
              { code: "five", values },
              { code: twos > 0 ? "zero" : "onlyFive", values },
            ];
    return {
      problem:
        wanted === "digit"
          ? { en: `the last digit of $${shown}$`, ch: `$${shown}$ 的个位数字` }
          : { en: `how many zeros $${shown}$ ends with`, ch: `$${shown}$ 的末尾有几个 0` },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // The product itself.
  holds: (stepped, { key }) => {
    const product = `${factorsOf(stepped).reduce((all, factor) => all * BigInt(factor), 1n)}`;
    return (
      key === (stepped.wanted === "digit" ? product.slice(-1) : `${product.length - product.replace(/0+$/, "").length}`)
    );
  },
  similar: ({ wanted, step }) => ({ first: step, step, last: step * 12, wanted }),
});
