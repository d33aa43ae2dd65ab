import type { Locale } from "@dripstone/contract/locale";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { chineseClaim, unwrappedChinese } from "./chinese.ts";
import { type Claim, isSo, type Mode, made } from "./claim.ts";
import { englishClaim, unwrappedEnglish } from "./english.ts";
import { formulaSaid } from "./formula.ts";
import { choicesOf, type Judged, judge } from "./judge.ts";
import { exceptionTo, type Known, knownClaims } from "./known.ts";
import { numbersSaid, odd, type Sort, said } from "./sorts.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Problem = { kind: "claim"; claim: Claim } | { kind: "known"; known: Known };

const LENGTH_MAX = 160;
const CASES_SHOWN = 6;
const ALL_REACH = 60;

/** Claims about all numbers of some sort: true, or not, or only sometimes. */
export const numberClaims = defineTopic<Problem, Code>({
  name: "number-claims",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (plain === "" || plain.length > LENGTH_MAX) return null;
    const isChinese = question.locale === "ch";
    const text = isChinese ? unwrappedChinese(plain) : unwrappedEnglish(plain);
    const known = knownClaims.find(({ en, ch }) => (isChinese ? ch : en).test(text));
    if (known) return { kind: "known", known };
    const claim = isChinese ? chineseClaim(plain) : englishClaim(plain);
    return claim && isWhole(claim, text) ? { kind: "claim", claim } : null;
  },
  work: (problem) => {
    if (problem.kind === "known") return knownWork(problem.known);
    const { claim } = problem;
    const judged = judge(claim);
    if (!judged) return null;
    const key = keyOf(claim.mode, judged);
    return {
      problem: problemOf(claim),
      steps: stepsOf(claim, judged),
      answer: { said: answers[key] ?? { en: key, ch: key }, key },
    };
  },
  holds: (problem, { key }) => {
    if (problem.kind === "known") return (key === "yes") === (exceptionTo(problem.known, ALL_REACH) === null);
    const { claim } = problem;
    // Whatever the proof was: among larger numbers, too, nothing speaks against it.
    const found = choicesOf(claim, 1)?.map((numbers) => isSo(claim, numbers)) ?? [];
    const more = fartherOn(claim).map((numbers) => isSo(claim, numbers));
    const all = [...found, ...more];
    return keyOf(claim.mode, { always: !all.includes(false), never: !all.includes(true) }) === key;
  },
  similar: () => ({
    kind: "claim",
    claim: { members: [[odd], [odd], [odd]], link: "any", how: "sum", is: [[odd]], mode: "always", isPositive: false },
  }),
});

/** "A number is a multiple of 6" only begins a question. */
const isWhole = ({ how, members }: Claim, text: string): boolean =>
  how !== "itself" ||
  members.flat().length > 0 ||
  /一定|都|所有|任何|任意|每|不是.*就是|\b(?:every|each|all|any|always|no)\b/.test(text);

/** Some choices of larger numbers. */
function fartherOn({ members, link }: Claim): number[][] {
  const lists = members.map((sort) =>
    Array.from({ length: 500 }, (_, at) => 1000 + at).filter((n) => sort.every((trait) => trait.fits(n))),
  );
  const [first = []] = lists;
  if (link === "consecutive")
    return first.slice(0, first.length - members.length + 1).map((_, at) => first.slice(at, at + members.length));
  return first.flatMap((_, at) => {
    const some = lists.map((list, nth) => list[(at * (nth + 1) + nth) % Math.max(list.length, 1)]);
    const numbers = some.flatMap((one) => one ?? []);
    return numbers.length === members.length ? [numbers] : [];
  });
}

function keyOf(mode: Mode, { always, never }: Pick<Judged, "always" | "never">): string {
  if (mode === "often") return always ? "always" : never ? "never" : "sometimes";
  const is = { always, never, possible: !never, notAlways: !always }[mode];
  return is ? "yes" : "no";
}

const answers: Record<string, Record<Locale, string>> = {
  yes: { en: "yes, that’s true", ch: "对" },
  no: { en: "no, that’s not true", ch: "不对" },
  always: { en: "always", ch: "总是成立" },
  sometimes: { en: "sometimes", ch: "有时成立" },
  never: { en: "never", ch: "从不成立" },
};

const isWords: Record<Mode, Record<Locale, string>> = {
  always: { en: "is always", ch: "一定是" },
  often: { en: "is always, sometimes, or never", ch: "总是、有时还是从不是" },
  never: { en: "is never", ch: "一定不是" },
  possible: { en: "may be", ch: "可能是" },
  notAlways: { en: "is not always", ch: "不一定是" },
};

const problemOf = (claim: Claim): Record<Locale, string> => {
  const [of, is, verb] = [whatSaid(claim), saidOf(claim), isWords[claim.mode]];
  return { en: `whether ${of.en} ${verb.en} ${is.en}`, ch: `${of.ch}${verb.ch}${is.ch}，对不对` };
};

const saidOf = ({ is }: Claim): Record<Locale, string> => {
  const all = is.map(said);
  return { en: all.map(({ en }) => en).join(" or "), ch: all.map(({ ch }) => ch).join("或") };
};

const links = {
  any: { en: "", ch: "" },
  different: { en: "different ", ch: "不同的" },
  consecutive: { en: "consecutive ", ch: "连续的" },
};

/** What is spoken of: "the sum of 2 odd numbers". */
function whatSaid({ members, link, how, formula }: Claim): Record<Locale, string> {
  const sorts = members.map(numbersSaid);
  const single = one(members[0] ?? []);
  const named = members[0]?.flatMap((trait) => trait.only ?? [])[0];
  if (named !== undefined) return { en: `$${named}$`, ch: ` $${named}$ ` };
  if (how === "itself") return single;
  if (how === "formula" && formula) {
    const given = formula.letters.map((letter, at) => ({
      en: `$${letter}$ is ${one(members[at] ?? []).en}`,
      ch: `$${letter}$ 是${one(members[at] ?? []).ch}`,
    }));
    const text = formulaSaid(formula);
    return {
      en: `$${text}$ (where ${given.map(({ en }) => en).join(" and ")})`,
      ch: ` $${text}$（${given.map(({ ch }) => ch).join("，")}）`,
    };
  }
  if (how === "square") return { en: `the square of ${single.en}`, ch: `${single.ch}的平方` };
  const names =
    { sum: ["sum", "和"], product: ["product", "积"], difference: ["difference", "差"] }[
      how as "sum" | "product" | "difference"
    ] ?? [];
  const isOneSort = sorts.every(({ ch }) => ch === sorts[0]?.ch);
  const of = isOneSort
    ? {
        en: `$${members.length}$ ${links[link].en}${sorts[0]?.en}`,
        ch: `$${members.length}$ 个${links[link].ch}${sorts[0]?.ch}`,
      }
    : { en: members.map((sort) => one(sort).en).join(" and "), ch: members.map((sort) => one(sort).ch).join("与") };
  if (how === "among") return { en: `at least one of ${of.en}`, ch: `${of.ch}中至少有一个` };
  return { en: `the ${names[0]} of ${of.en}`, ch: `${of.ch}的${names[1]}` };
}

function one(sort: Sort): Record<Locale, string> {
  const { en, ch } = numbersSaid(sort);
  const single = en.replace("numbers", sort.some((trait) => trait.en.before) ? "number" : "whole number");
  return { en: `${/^[aeiou]/.test(single) ? "an" : "a"} ${single}`, ch: `一个${ch.replace(/^(?=\$)/, " ")}` };
}

const signs: Partial<Record<Claim["how"], string>> = { sum: " + ", product: " \\cdot ", difference: " - " };

/** `2 + 3 = 5`, or the number itself. */
function shown(claim: Claim, numbers: number[]): string {
  const { how, formula } = claim;
  if (how === "itself") return `${numbers[0]}`;
  if (how === "among") return numbers.join(",\\ ");
  if (how === "square") return `${numbers[0]}^2 = ${made(claim, numbers)}`;
  if (how === "formula" && formula) {
    const values = formula.letters.map((letter, at) => `${letter} = ${numbers[at]}`).join(",\\ ");
    return `${formulaSaid(formula)} = ${made(claim, numbers)}\\ (${values})`;
  }
  const ordered = how === "difference" ? numbers.toSorted((first, second) => second - first) : numbers;
  return `${ordered.join(signs[how] ?? ", ")} = ${made(claim, numbers)}`;
}

function stepsOf(claim: Claim, { example, counter, proof }: Judged): Step<Code>[] {
  const values = { of: whatSaid(claim), is: saidOf(claim) };
  const exampleStep: Step<Code>[] = example
    ? [{ code: "example", values: { ...values, shown: shown(claim, example) } }]
    : [];
  const counterStep: Step<Code>[] = counter
    ? [{ code: "counter", values: { ...values, shown: shown(claim, counter) } }]
    : [];
  const isNamed = claim.members[0]?.some((trait) => trait.only !== undefined);
  if (isNamed) return [{ code: example ? "named" : "namedNot", values: { of: whatSaid(claim), is: values.is } }];
  if (!proof) return [...exampleStep, ...counterStep];
  const first = example ? exampleStep : counterStep;
  if (proof.kind === "product") return [...first, { code: "product", values }];
  if (proof.kind === "factor") return [...first, { code: "factor", values: { ...values, by: `${proof.by}` } }];
  const by = `${proof.by}`;
  const made = casesSaid(claim, proof);
  return [
    ...first,
    { code: "rests", values: { ...values, by, cases: made } },
    { code: example ? "everyCase" : "noCase", values: { ...values, by } },
  ];
}

function casesSaid(claim: Claim, { by, cases }: { by: number; cases: number[][] }): string {
  const { how } = claim;
  const all = cases.slice(0, CASES_SHOWN).map((rests) => {
    if (how === "itself") return `${rests[0]}`;
    if (how === "among") return `(${rests.join(", ")})`;
    const value = how === "difference" ? (rests[0] ?? 0) - (rests[1] ?? 0) : made(claim, rests);
    const left =
      how === "square" ? `${rests[0]}^2` : how === "formula" ? `(${rests.join(", ")})` : rests.join(signs[how] ?? ", ");
    return `${left} \\to ${((value % by) + by) % by}`;
  });
  return `${all.join(",\\ ")}${cases.length > CASES_SHOWN ? ",\\ \\ldots" : ""}`;
}

function knownWork(known: Known) {
  const key = known.isTrue ? "yes" : "no";
  return {
    problem: { en: words.en[known.code].ask.replace(/\?$/, ""), ch: words.ch[known.code].ask.replace(/？$/, "") },
    steps: [{ code: known.code, values: {} }],
    answer: { said: answers[key] ?? { en: key, ch: key }, key },
  };
}
