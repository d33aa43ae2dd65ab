import { plainOf } from "../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../sentences/said-facts.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name =
  | "equation"
  | "letters"
  | "when"
  | "largest"
  | "smallest"
  | "who"
  | "sum"
  | "difference"
  | "quotient"
  | "rest"
  | "both";
type Part = "dividend" | "divisor" | "quotient" | "rest";
type Division =
  | { kind: "bounds"; known: Partial<Record<Part, number>>; of: Part; wanted: "largest" | "smallest" | "both" }
  | {
      kind: "sum";
      quotient: number;
      rest: number;
      parts: Part[];
      total: number;
      wanted: "dividend" | "divisor" | "both";
    }
  | { kind: "difference"; quotient: number; rest: number; total: number; wanted: "dividend" | "divisor" | "both" };

const NUMBER_MAX = 1_000_000;
const sign = "\\d{1,5}|[□△○☆▲◇▢]|\\( ?\\)|_+|[a-z](?![a-z])";
const equation = `(?<x>${sign}) ?/ ?(?<y>${sign}) ?= ?(?<q>${sign}) ?(?:…+|\\.{3,}|r(?![a-z])|remainder|余|, ?remainder) ?(?<r>${sign})`;
const partEn = "(?:the )?(?:dividend|divisor|quotient|remainder)";
const partZh = "(?:被除数|除数|商|余数)";

const grammars = {
  en: grammar<Name>(
    [
      ["equation", equation],
      ["sum", `(?:the )?sum of (?<p>${partEn}(?:(?:,? and |, ?)${partEn})+) (?:is|equals|=) (?<t>\\d{1,6})`],
      [
        "sum",
        `(?<p>${partEn}(?:(?:,? and |, ?)${partEn})+) (?:add up to|have (?:a|the) sum (?:of )?|sum to|total) (?<t>\\d{1,6})`,
      ],
      ["difference", "(?:the )?dividend is (?<t>\\d{1,6}) (?:more|greater|larger|bigger) than the divisor"],
      ["difference", "(?:the )?difference (?:of|between) (?:the )?dividend and (?:the )?divisor is (?<t>\\d{1,6})"],
      ["quotient", "(?:the |a )?quotient (?:is |of |= ?)?(?<q>\\d{1,5})"],
      ["rest", "(?:the |a )?remainder (?:is |of |= ?)?(?<r>\\d{1,5})"],
      [
        "largest",
        "(?:the )?(?:largest|greatest|biggest|highest|maximum)(?: possible)?(?: value| number)?(?: of| for)?",
      ],
      ["smallest", "(?:the )?(?:smallest|least|lowest|minimum)(?: possible)?(?: value| number)?(?: of| for)?"],
      ["both", "(?:the )?(?:dividend and (?:the )?divisor|2 numbers)"],
      ["who", "(?:the )?(?<w>dividend|divisor|remainder|[□△○☆▲◇]|[b-z](?![a-z])|a(?= |,|$))"],
    ],
    "in the is are what find an and when if 1 2 number whole integer numbers divided by another other with it gives leaves can be could that possible value of has get gotten given each integers",
  ),
  ch: grammar<Name>(
    [
      ["equation", equation],
      [
        "sum",
        `(?<p>${partZh}(?:(?:,|和|与|以及|及)*${partZh})+)(?:4个数|4者|这4个数|3个数|3者|2个数)?(?:的|之)?(?:总?和|相加|加起来)(?:是|为|等于|得)?(?<t>\\d{1,6})`,
      ],
      [
        "difference",
        "被除数比除数(?:大|多)(?<t>\\d{1,6})|被除数(?:与|和)除数(?:的|之)?(?:差|相差)(?:是|为)?(?<t2>\\d{1,6})",
      ],
      ["quotient", "商(?:是|为|等于)?(?<q>\\d{1,5})"],
      ["rest", "余数?(?:是|为|等于)?(?<r>\\d{1,5})"],
      ["letters", "\\((?:[a-z],[a-z])(?:都)?(?:是|为)(?:非0)?(?:自然数|整数|正整数)\\)"],
      [
        "when",
        "当?(?<o>余数|除数|[□△○☆▲◇]|[a-z](?![a-z]))(?<o2>[□△○☆▲◇]|[a-z](?![a-z]))?(?:取|为|是)?(?<e>最大|最小)(?:值|的值)?时",
      ],
      ["largest", "最大"],
      ["smallest", "最小"],
      ["both", "被除数(?:和|与|,)除数|这?2个数(?=$|各|分别)"],
      ["who", "(?<w>被除数|除数|余数|[□△○☆▲◇]|[a-z](?![a-z]))"],
    ],
    "2个整数相除 2个自然数相除 2个数相除 2数相除 1个数除以另1个数 1个数除以另外1个数 1个整数除以另1个整数 甲数除以乙数 的 是 为 求 则 那么 在 中 里 可以 填 可能 应 能 几 多少 各 分别 已知 如果 这道 算式 除法 有 得 且 和 1道 题 有余数 里的数 里面 取 数",
  ),
};

const parts: [Part, RegExp][] = [
  ["dividend", /dividend|被除数/],
  ["divisor", /divisor|(?<!被)除数/],
  ["quotient", /quotient|商/],
  ["rest", /remainder|余数/],
];
const partsIn = (text: string): Part[] => parts.filter(([, word]) => word.test(text)).map(([part]) => part);

function divisionIn(said: Said<Name>, isChinese: boolean): Division | null {
  if (said.equation) return boundsIn(said, isChinese);
  const quotient = Number(said.quotient?.[0]?.q);
  const rest = Number(said.rest?.[0]?.r);
  const how = said.sum ? "sum" : "difference";
  if (!tellsOnly(said, [how, "quotient", "rest"], ["who", "both"])) return null;
  const [who] = partsIn(said.who?.[0]?.w ?? "");
  const wanted = said.both ? "both" : who;
  if (
    (said.who?.length ?? 0) + (said.both?.length ?? 0) !== 1 ||
    (wanted !== "both" && wanted !== "dividend" && wanted !== "divisor")
  )
    return null;
  const { p = "", t, t2 } = said[how]?.[0] ?? {};
  const total = Number(t ?? t2);
  if (quotient < 2 || rest < 1) return null;
  if (how === "difference") return usual({ kind: "difference", quotient, rest, total, wanted });
  const named = partsIn(p);
  if (!named.includes("dividend") || !named.includes("divisor")) return null;
  if ((p.match(/dividend|divisor|quotient|remainder|被除数|除数|商|余数/g) ?? []).length !== named.length) return null;
  return usual({ kind: "sum", quotient, rest, parts: named, total, wanted });
}

const usual = (division: Division): Division | null => (answerOf(division) === null ? null : division);

function boundsIn(said: Said<Name>, isChinese: boolean): Division | null {
  if (!tellsOnly(said, ["equation"], ["who", "when", "letters", "largest", "smallest"])) return null;
  const { x = "", y = "", q = "", r = "" } = said.equation?.[0] ?? {};
  const signs: [Part, string][] = [
    ["dividend", x],
    ["divisor", y],
    ["quotient", q],
    ["rest", r],
  ];
  /** The part that all of these mean, by its name or its sign; null where they mean several. */
  const partOf = (words: readonly string[]): Part | null => {
    const meant = words.flatMap((word) =>
      signs.filter(([part, written]) => written === word || partsIn(word)[0] === part).map(([part]) => part),
    );
    return meant.length === words.length && new Set(meant).size === 1 ? (meant[0] ?? null) : null;
  };
  const of = partOf([...new Set(said.who?.map(({ w = "" }) => w))]);
  if ([said.largest, said.smallest, said.when].some((told) => (told?.length ?? 0) > 1)) return null;
  const [when] = said.when ?? [];
  const wanted = when ? wantedWhen(when, partOf) : (bothOf(said) ?? null);
  if (!of || !wanted || (when && (of !== "dividend" || said.largest || said.smallest))) return null;
  const known = Object.fromEntries(
    signs.filter(([, written]) => /^\d/.test(written)).map(([part, written]) => [part, Number(written)]),
  );
  // In English nobody knows whether the remainder may be 0.
  if (!isChinese && wanted !== "largest" && known.rest === undefined) return null;
  return usual({ kind: "bounds", known, of, wanted });
}

const bothOf = ({ largest, smallest }: Said<Name>) =>
  largest ? (smallest ? "both" : "largest") : smallest ? "smallest" : undefined;

/** The dividend is largest with the largest remainder, and smallest with the smallest divisor. */
function wantedWhen(
  { o = "", o2, e }: Record<string, string | undefined>,
  partOf: (words: readonly string[]) => Part | null,
): "largest" | "smallest" | null {
  const part = partOf(o2 === undefined ? [o] : [o, o2]);
  if (part === "rest" && e === "最大") return "largest";
  return part === "divisor" && e === "最小" ? "smallest" : null;
}

/** The ends of what a part can be; null where there is none. */
function endsOf(known: Partial<Record<Part, number>>, of: Part): { low: number | null; high: number | null } | null {
  const { dividend, divisor, quotient, rest } = known;
  if (dividend !== undefined || known[of] !== undefined) return null;
  if (divisor !== undefined) {
    if (rest !== undefined || divisor < 2) return null;
    if (of === "rest") return { low: 1, high: divisor - 1 };
    return of === "dividend" && quotient !== undefined
      ? { low: divisor * quotient + 1, high: divisor * quotient + divisor - 1 }
      : null;
  }
  if (rest === undefined || rest < 1) return null;
  if (of === "divisor") return { low: rest + 1, high: null };
  return of === "dividend" && quotient !== undefined ? { low: (rest + 1) * quotient + rest, high: null } : null;
}

/** What dividend and divisor make together, or how far they are apart. */
function lessOthers(division: Extract<Division, { kind: "sum" }>): number {
  const { parts: named, total, quotient, rest } = division;
  return total - (named.includes("quotient") ? quotient : 0) - (named.includes("rest") ? rest : 0);
}

function answerOf(division: Division): string | null {
  if (division.kind === "bounds") {
    const ends = endsOf(division.known, division.of);
    const [low, high] = [ends?.low ?? null, ends?.high ?? null];
    const asked = { largest: [high], smallest: [low], both: [high, low] }[division.wanted];
    return asked.includes(null) ? null : asked.join(", ");
  }
  const { quotient, rest, wanted } = division;
  const groups = division.kind === "sum" ? quotient + 1 : quotient - 1;
  const left = (division.kind === "sum" ? lessOthers(division) : division.total) - rest;
  const divisor = left / groups;
  if (!Number.isInteger(divisor) || divisor <= rest || left > NUMBER_MAX) return null;
  const dividend = divisor * quotient + rest;
  return wanted === "both" ? `${dividend}, ${divisor}` : `${wanted === "dividend" ? dividend : divisor}`;
}

const names: Record<Part, { en: string; ch: string }> = {
  dividend: { en: "dividend", ch: "被除数" },
  divisor: { en: "divisor", ch: "除数" },
  quotient: { en: "quotient", ch: "商" },
  rest: { en: "remainder", ch: "余数" },
};
const isDivision = (dividend: number, divisor: number, quotient: number, rest: number): boolean =>
  Math.floor(dividend / divisor) === quotient && dividend % divisor === rest;

/** A division of which some of the numbers are hidden. */
export const hiddenDivisions = defineTopic<Division, Code>({
  name: "hidden-divisions",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/\/.*=|quotient|商/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && divisionIn(said, question.locale === "ch");
  },
  work: (division) => {
    const key = answerOf(division);
    if (key === null) return null;
    const answer = { said: { en: `$${key.replace(", ", "$ and $")}$`, ch: `$${key.replace(", ", "$ 和 $")}$` }, key };
    if (division.kind === "bounds") return { ...boundsWorked(division), answer };
    const { quotient, rest, total, wanted, kind } = division;
    const groups = kind === "sum" ? quotient + 1 : quotient - 1;
    const both = kind === "sum" ? lessOthers(division) : total;
    const divisor = (both - rest) / groups;
    const values = {
      ...{ quotient: `${quotient}`, rest: `${rest}`, total: `${total}`, groups: `${groups}`, both: `${both}` },
      ...{ left: `${both - rest}`, divisor: `${divisor}`, dividend: `${divisor * quotient + rest}` },
      others:
        kind === "sum"
          ? division.parts
              .flatMap((part) => (part === "quotient" ? [quotient] : part === "rest" ? [rest] : []))
              .join(" - ")
          : "",
    };
    const steps: Step<Code>[] = [];
    if (both !== total) steps.push({ code: "others", values });
    steps.push({ code: kind, values });
    if (wanted !== "divisor") steps.push({ code: "dividend", values });
    const told =
      kind === "sum"
        ? {
            en: `${division.parts.map((part) => names[part].en).join(", ")} add up to $${total}$`,
            ch: `${division.parts.map((part) => names[part].ch).join("、")}的和是 $${total}$`,
          }
        : { en: `the dividend is $${total}$ more than the divisor`, ch: `被除数比除数大 $${total}$` };
    const asked = wanted === "both" ? { en: "dividend and divisor", ch: "被除数和除数" } : names[wanted];
    return {
      problem: {
        en: `a division with quotient $${quotient}$ and remainder $${rest}$, where ${told.en}: find the ${asked.en}`,
        ch: `两数相除商 $${quotient}$ 余 $${rest}$，${told.ch}，求${asked.ch}`,
      },
      steps,
      answer,
    };
  },
  // Dividends, divisors, and remainders are tried.
  holds: (division, { key }) => {
    const found = key.split(", ").map(Number);
    if (division.kind === "bounds") {
      const { known, of, wanted } = division;
      const fitting: number[] = [];
      const most = 2 * Math.max(...found) + 20;
      const each = (value: number | undefined, from: number) =>
        value === undefined ? Array.from({ length: Math.min(most, 3000) - from }, (_, at) => from + at) : [value];
      for (const divisor of each(known.divisor, 2))
        for (const rest of known.rest === undefined ? each(undefined, 1).slice(0, divisor - 1) : [known.rest]) {
          if (rest >= divisor) continue;
          const dividend = divisor * (known.quotient ?? 1) + rest;
          if (isDivision(dividend, divisor, known.quotient ?? 1, rest))
            fitting.push({ dividend, divisor, rest, quotient: 0 }[of]);
        }
      const ends = {
        largest: [Math.max(...fitting)],
        smallest: [Math.min(...fitting)],
        both: [Math.max(...fitting), Math.min(...fitting)],
      }[wanted];
      return ends.join(", ") === key;
    }
    const { quotient, rest, total, wanted } = division;
    const fitting: string[] = [];
    for (let divisor = rest + 1; divisor <= total; divisor++) {
      const numbers = { dividend: quotient * divisor + rest, divisor, quotient, rest };
      const made =
        division.kind === "sum"
          ? division.parts.reduce((sum, part) => sum + numbers[part], 0)
          : numbers.dividend - divisor;
      if (made === total && isDivision(numbers.dividend, divisor, quotient, rest))
        fitting.push(wanted === "both" ? `${numbers.dividend}, ${divisor}` : `${numbers[wanted]}`);
    }
    return fitting.length === 1 && fitting[0] === key;
  },
  similar: (division) => {
    if (division.kind === "bounds")
      return {
        ...division,
        known: Object.fromEntries(Object.entries(division.known).map(([part, value]) => [part, value + 2])),
      };
    const more = division.kind === "sum" ? division.quotient + 1 : division.quotient - 1;
    return { ...division, total: division.total + 3 * more };
  },
});

function boundsWorked({ known, of, wanted }: Extract<Division, { kind: "bounds" }>): {
  problem: { en: string; ch: string };
  steps: Step<Code>[];
} {
  const { divisor, quotient, rest } = known;
  const ends = endsOf(known, of);
  const shown = `\\square \\div ${divisor ?? "\\triangle"} = ${quotient ?? "\\bigcirc"} \\cdots\\cdots ${rest ?? "\\bigstar"}`;
  const values = {
    ...{ shown, divisor: `${divisor ?? ""}`, quotient: `${quotient ?? ""}`, rest: `${rest ?? ""}` },
    ...{
      low: `${ends?.low ?? ""}`,
      high: `${ends?.high ?? ""}`,
      most: `${(divisor ?? 1) - 1}`,
      least: `${(rest ?? 0) + 1}`,
    },
  };
  const steps: Step<Code>[] = [];
  if (divisor !== undefined) {
    if (wanted !== "smallest") steps.push({ code: "mostLeft", values });
    if (wanted !== "smallest" && of === "dividend") steps.push({ code: "largestDividend", values });
    if (wanted !== "largest") steps.push({ code: "leastLeft", values });
    if (wanted !== "largest" && of === "dividend") steps.push({ code: "smallestDividend", values });
  } else {
    steps.push({ code: "leastDivisor", values });
    if (of === "dividend") steps.push({ code: "leastDividend", values });
  }
  const most = {
    largest: ["largest", "最大"],
    smallest: ["smallest", "最小"],
    both: ["largest and the smallest", "最大和最小"],
  }[wanted];
  return {
    problem: {
      en: `the ${most[0]} ${names[of].en} in $${shown}$`,
      ch: `$${shown}$ 中，${names[of].ch}${most[1]}是几`,
    },
    steps,
  };
}
