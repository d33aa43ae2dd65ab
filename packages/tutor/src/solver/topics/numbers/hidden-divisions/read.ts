import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import { answerOf, type Division, type Part } from "./division.ts";

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

/** Reads what is told of a division with hidden numbers, and what is asked of it; null where words are left over. */
export function readDivision(question: Question): Division | null {
  const plain = plainOf(question);
  if (!/\/.*=|quotient|商/.test(plain)) return null;
  const said = readSaid(plain, grammars);
  return said && divisionIn(said, question.locale === "ch");
}
