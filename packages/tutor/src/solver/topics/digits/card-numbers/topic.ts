import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "digits" | "once" | "made" | "cards" | "size" | "pair" | "extreme" | "difference" | "sum" | "parity";
/** The largest or the smallest number of so many of the digits, even, odd, or any. */
type Number = { most: "largest" | "smallest"; size: number; rest: 0 | 1 | null };
type Cards = { digits: string; numbers: Number[]; wanted: "each" | "difference" | "sum" };

const large = "largest|greatest|biggest|highest|maximum";
const small = "smallest|least|lowest|minimum|littlest";
const what =
  "(?:(?: possible)?(?: (?<p>even|odd))?(?: (?<s>\\d)[- ]digit)?(?: (?<p2>even|odd))?(?: whole)?(?: numbers?)?(?: possible)?)";
const list = "(?<l>\\d(?:(?:, ?and |, ?| and | & )\\d(?![\\d-]| digit)){1,8})";
const thing = "(?:digits?|numbers?|(?:number |digit )?cards?|numerals?)";

const grammars = {
  en: grammar<Name>(
    [
      [
        "pair",
        `(?:the )?(?:(?<e>${large})|${small})(?: possible)?(?:,? and| from| minus)(?: the)? (?:${large}|${small})${what}`,
      ],
      ["extreme", `(?:the )?(?:(?<e>${large})|(?<e2>${small}))${what}`],
      [
        "difference",
        "(?:the )?(?:positive )?difference|how much (?:larger|bigger|greater|more|smaller|less)|how far apart",
      ],
      ["sum", "(?:the |their )?(?:sum|total)|add(?:ed)?(?: up)?(?: together)?"],
      [
        "once",
        "(?:using |use |with )?(?:each|every|all)(?: of)?(?: the)?(?: (?:digits?|cards?|them|these|1|number))*,? (?:can be |may be |must be |is |are |being )?(?:used )?(?:exactly |only |just )?once(?: only| each)?|(?:exactly |only |just )?once(?: each| only)?|(?:without|no|with no) (?:repeating|repetition|repeats|repeated)(?: (?:of )?(?:any |the |a )?digits?)?",
      ],
      [
        "cards",
        `(?:\\d )?(?:number |digit )?cards?(?: (?:showing|marked|labeled|numbered|with)(?: the)?(?: (?:digits|numbers))?)? ${list}`,
      ],
      ["digits", `(?:(?:the |these |\\d )*(?:different )?${thing} )?${list}`],
      ["once", `(?:each|every|all)(?: of)?(?: the| these)? ${thing}(?: once)`],
      ["size", "(?<s>\\d)[- ]digit(?: (?<p>even|odd))?(?: whole)? numbers?"],
      ["parity", "(?<p>even|odd) numbers?"],
      ["made", "made|formed|built|written|created|make|form|build|write|create|arranged?|used?|using|with|from"],
    ],
    "what which is are the a an can be you we i that of them these by to and up number numbers if how large small it out digits digit each than between there possible in order were all do does get have choose",
  ),
  ch: grammar<Name>(
    [
      ["pair", "(?:(?<e>最大)|最小)的?(?:和|与|、)最小的?(?:(?<s>\\d)位)?(?<p>偶|奇|双|单)?数?"],
      ["extreme", "(?:(?<e>最大)|(?<e2>最小))的?(?:(?<s>\\d)位)?(?<p>偶|奇|双|单)?数?"],
      ["difference", "相差|(?:的|之)?差|大多少|多多少|小多少"],
      ["sum", "(?:的|之)和|加起来|相加|总和"],
      [
        "once",
        "(?:没有|无|不)重复(?:数字)?|(?:每个|每1个|每张|各个?)(?:数字|数|卡片)?(?:都|最多)?(?:必须|只|仅|限|只能)*(?:能|可|可以)?(?:用|使用)?(?:1|一)次|(?:只|都)用1次|数字不(?:能|允许)?重复(?:使用)?|全部用上|用完",
      ],
      ["cards", "(?:\\d张)?(?:数字)?卡片"],
      [
        "digits",
        "(?:用|从|由|有)?(?:数字|数码|这|\\d个(?:不同的?)?(?:数字|数))*(?<l>\\d(?:(?:,|和|与)\\d(?![\\d位])){1,8})",
      ],
      ["size", "(?<s>\\d)位(?<p>偶|奇|双|单)?数"],
      ["parity", "(?<p>偶|奇|双|单)数"],
      ["made", "组成|排成|摆成|拼成|写成|写出|组|摆出|拼出|排列|排出|摆"],
    ],
    "的 数字 其中 中 里 这 这样 这些 且 并 数 是 有 能 可以 所 能够 和 与 比 在 用 1个 \\d个数字 \\d张 \\d个数 它们 2个数 那么 求 多少 几 各 出 把 将 分别 请 可 写 如果 要 一定 上面写着 上 要求",
  ),
};

const readRest = (written: string | undefined): Number["rest"] =>
  written === undefined ? null : /even|偶|双/.test(written) ? 0 : 1;

function cardsIn(said: Said<Name>): Cards | null {
  const extremes = [...(said.pair ?? []), ...(said.extreme ?? [])];
  const lists = said.digits ?? said.cards?.filter(({ l }) => l) ?? [];
  const digits = lists[0]?.l?.replaceAll(/\D/g, "") ?? "";
  if (lists.length !== 1 || new Set(digits).size < digits.length || digits.length > 8 || digits.length < 2) return null;
  if (!tellsOnly(said, [], Object.keys(said) as Name[]) || extremes.length > 2 || extremes.length === 0) return null;
  if (said.pair && said.extreme) return null;
  const told = [...(said.size ?? []), ...(said.parity ?? []), ...extremes];
  const sizes = new Set(told.flatMap(({ s }) => (s ? [Number(s)] : [])));
  if (sizes.size > 1 || (said.parity?.length ?? 0) + (said.size?.length ?? 0) > 1) return null;
  const [size = digits.length] = sizes;
  // Fewer than all, or nothing said of how many: only where no digit may be taken again.
  if ((sizes.size === 0 || size < digits.length) && !said.once && !said.cards) return null;
  if (size > digits.length || size < 2) return null;
  const common = [...(said.size ?? []), ...(said.parity ?? [])].map(({ p }) => readRest(p))[0] ?? null;
  const rests = extremes.map(({ p, p2 }) => readRest(p ?? p2));
  if (common !== null && rests.some((rest) => rest !== null)) return null;
  const numbers = said.pair
    ? (["largest", "smallest"] as const).map((most) => ({ most, size, rest: rests[0] ?? common }))
    : extremes.map(({ e }, at) => ({
        most: e ? ("largest" as const) : ("smallest" as const),
        size,
        rest: rests[at] ?? common,
      }));
  const wanted = said.difference ? "difference" : said.sum ? "sum" : "each";
  const asked = (said.difference?.length ?? 0) + (said.sum?.length ?? 0);
  if (asked > 1 || (asked === 1 && numbers.length !== 2)) return null;
  // "The largest number and the smallest even number": of the first nobody knows.
  if (numbers.length === 2 && numbers[0]?.most === numbers[1]?.most && numbers[0]?.rest === numbers[1]?.rest)
    return null;
  return { digits, numbers, wanted };
}

/** Place by place from the left, each time the digit that helps most and leaves a fitting one for the end. */
function built(digits: string, { most, size, rest }: Number): string | null {
  const ordered = [...digits].sort((one, other) =>
    most === "largest" ? Number(other) - Number(one) : Number(one) - Number(other),
  );
  const fits = (digit: string) => rest === null || Number(digit) % 2 === rest;
  let [left, made] = [ordered, ""];
  for (let at = 0; at < size; at++) {
    const digit = left.find((one) => {
      if (at === 0 && one === "0") return false;
      return at === size - 1 ? fits(one) : left.some((other) => other !== one && fits(other));
    });
    if (digit === undefined) return null;
    made += digit;
    left = left.filter((one) => one !== digit);
  }
  return made;
}

/** The largest and the smallest number that digit cards can be laid into, and how far they are apart. */
export const cardNumbers = defineTopic<Cards, Code>({
  name: "card-numbers",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/\d(?:, ?| and |和|与)(?:and )?\d/.test(plain)) return null;
    // Whether a number is even is another question.
    if (/是(?:不是)?(?:一|1)?个?[偶奇单双]数|^is |\bis (?:it )?(?:an )?(?:even|odd)\b/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && cardsIn(said);
  },
  work: ({ digits, numbers, wanted }) => {
    const made = numbers.map((number) => built(digits, number));
    const [first, second] = made;
    if (!first || made.some((one) => one === null)) return null;
    const shown = [...digits].join(",\\ ");
    const steps: Step<Code>[] = numbers.map(({ most, rest }, at) => ({
      code: most === "smallest" && digits.includes("0") ? "smallestWithZero" : most,
      values: { digits: shown, answer: made[at] ?? "", ending: endings[rest ?? 2] ?? { en: "", ch: "" } },
    }));
    const [more, less] = [first, second ?? "0"].map(BigInt).sort((one, other) => (one < other ? 1 : -1));
    const [high = 0n, low = 0n] = [more, less];
    const key = wanted === "difference" ? `${high - low}` : wanted === "sum" ? `${high + low}` : made.join(", ");
    if (wanted !== "each") steps.push({ code: wanted, values: { high: `${high}`, low: `${low}`, answer: key } });
    const asked = numbers.map(({ most, size, rest }) => ({
      en: `the ${most} ${size === digits.length ? "" : `$${size}$-digit `}${["even ", "odd ", ""][rest ?? 2]}number`,
      ch: `${most === "largest" ? "最大" : "最小"}的 $${size}$ 位${["偶", "奇", ""][rest ?? 2]}数`,
    }));
    const joined = { en: asked.map(({ en }) => en).join(" and "), ch: asked.map(({ ch }) => ch).join("和") };
    const of = { difference: ["the difference of ", "的差"], sum: ["the sum of ", "的和"], each: ["", ""] }[wanted];
    return {
      problem: {
        en: `${of[0]}${joined.en} made of the digits $${shown}$, each used at most once`,
        ch: `用数字 $${shown}$（每个最多用一次）组成的${joined.ch}${of[1]}`,
      },
      steps,
      answer: { said: { en: `$${key.replace(", ", "$ and $")}$`, ch: `$${key.replace(", ", "$ 和 $")}$` }, key },
    };
  },
  // Every number that can be laid is looked at.
  holds: ({ digits, numbers, wanted }, { key }) => {
    const found = numbers.map(({ most, size, rest }) => {
      const all = laid(digits, size)
        .filter((one) => !one.startsWith("0"))
        .map(Number)
        .filter((one) => rest === null || one % 2 === rest);
      return all.reduce((one, other) => (most === "largest" ? Math.max(one, other) : Math.min(one, other)));
    });
    const [first = 0, second = 0] = found;
    if (wanted === "each") return found.join(", ") === key;
    return key === `${wanted === "sum" ? first + second : Math.abs(first - second)}`;
  },
  similar: ({ numbers, wanted }) => ({
    digits: "7204",
    numbers: numbers.map((number) => ({ ...number, size: 4 })),
    wanted,
  }),
});

const endings = [
  { en: ", and the last digit must be even", ch: "，末位必须是偶数" },
  { en: ", and the last digit must be odd", ch: "，末位必须是奇数" },
  { en: "", ch: "" },
];

function laid(digits: string, size: number): string[] {
  if (size === 0) return [""];
  return [...digits].flatMap((digit) => laid(digits.replace(digit, ""), size - 1).map((rest) => digit + rest));
}
