import { latexPolynomial, plainPolynomial, polynomialOf, type Term } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Whether all of these are like terms, or which of them are. */
type Problem = { terms: readonly Term[]; asks: "whether" | "which"; with?: Term };

const formula = (name: string) => `(?<${name}>[^,=<>一-龥]{1,40}?)`;
const forms: [form: RegExp, asks: Problem["asks"]][] = (
  [
    [
      `^(?:are|is) (?:the )?(?:terms |monomials )?${formula("a")} (?:and|&) ${formula("b")} (?:like|similar) terms$`,
      "whether",
    ],
    [
      `^(?:tell|decide|determine|say|check)?(?: me)? ?(?:whether|if) (?:the terms )?${formula("a")} and ${formula("b")} are like terms$`,
      "whether",
    ],
    [
      `^(?:单项式)?${formula("a")}(?:与|和|跟)(?:单项式)?${formula("b")}(?:是不是|是否是|是否为|是)同类项(?:吗|么|\\?)?$`,
      "whether",
    ],
    [
      "^which (?:of these |of the following |terms )*(?:are|is) (?:the )?like terms(?: here)?(?: in)?, ?(?<list>[^一-龥]{5,90})$",
      "which",
    ],
    [
      "^(?:identify|find|name|circle|list|pick out) (?:the |all )*like terms(?: in| of| from| among)?(?: the (?:list|expression|terms))?,? ?(?<list>[^一-龥=]{5,90})$",
      "which",
    ],
    [
      "^(?:在)?(?<list>[^一-龥=]{5,90}?)(?:中|里),?(?:哪些是同类项|哪两项是同类项|的同类项(?:是|有)?|同类项(?:是|有)?(?:哪些)?)[_ ]*$",
      "which",
    ],
    ["^(?:找出|指出|写出)?(?:下列(?:各项|各式)?中?的?)?同类项,? ?(?<list>[^一-龥=]{5,90}?)$", "which"],
  ] as const
).map(([form, asks]) => [new RegExp(form, "u"), asks]);

const withOne = [
  `^which (?:of (?:these|the following)|term|monomial|one)?(?: terms?| monomials?)? ?(?:is|are) (?:a )?like terms? (?:to|of|with|as) ${formula("a")}, ?(?<list>[^一-龥]{5,90})$`,
  `^(?:在)?(?:下[列面])?(?:各?(?:单项式|式子?|项|组|代数式))?(?:中|里)?,?(?:与|和)${formula("a")}(?:是|为|能合并的|可以合并的)?同类项的(?:是|有)?(?:哪个|哪些)?[_ ]*,? ?(?<list>[^一-龥=]{5,90})$`,
].map((form) => new RegExp(form, "u"));

/** "Are 3x²y and -5yx² like terms?", "Which are like terms: 3x, 4y, -2x?" */
export const likeTerms = defineTopic<Problem, Code>({
  name: "like-terms",
  words,
  read: (question) => problemIn(plainOf(question)),
  work: ({ terms, asks, with: one }) => {
    const shown = (one ? [one, ...terms] : terms).map((term) => latexPolynomial([term]));
    const listed = shown.map((one) => `$${one}$`);
    const group = one ? terms.filter((term) => lettersOf(term) === lettersOf(one)) : groupIn(terms);
    if (group?.length === 0) return null;
    const isAlike = group?.length === terms.length;
    if (asks === "which" && (!group || (isAlike && !one))) return null;
    const step: Step<Code> = {
      code: asks === "which" ? "group" : isAlike ? "alike" : "unlike",
      values: {
        terms: shown.join(",\\ "),
        ...(asks === "which" ? { result: (group ?? []).map((term) => latexPolynomial([term])).join(",\\ ") } : {}),
      },
    };
    const found = (group ?? []).map((term) => `$${latexPolynomial([term])}$`);
    const verdict = isAlike
      ? { en: "yes, they are like terms", ch: "是" }
      : { en: "no, they are not like terms", ch: "不是" };
    return {
      problem:
        asks === "which"
          ? { en: `the like terms among ${listed.join(", ")}`, ch: `${listed.join("，")} 中的同类项` }
          : { en: `whether ${listed.join(" and ")} are like terms`, ch: `${listed.join(" 和 ")} 是不是同类项` },
      steps: [step],
      answer:
        asks === "which"
          ? {
              said: { en: found.join(", "), ch: found.join("，") },
              key: (group ?? []).map((term) => plainPolynomial([term])).join(", "),
            }
          : { said: verdict, key: isAlike ? "yes" : "no" },
    };
  },
  // Of like terms, and of no others, one divided by the other is a number: the same at two places.
  holds: ({ terms, asks, with: one }, { key }) => {
    if (asks === "whether") return terms.every((term) => isMultiple(term, terms[0])) === (key === "yes");
    const found = key.split(", ").flatMap((text) => {
      const node = expressionFrom(text);
      return (node && polynomialOf(node)?.[0]) ?? [];
    });
    const rest = terms.filter((term) => !found.some((one) => plainPolynomial([one]) === plainPolynomial([term])));
    return (
      found.length > (one ? 0 : 1) &&
      found.every((term) => isMultiple(term, one ?? found[0])) &&
      rest.every((term) => !isMultiple(term, one ?? found[0]))
    );
  },
  similar: ({ asks }) => ({
    asks,
    terms: (asks === "which" ? ["5a", "2b", "-a"] : ["4a^2b", "-ba^2"]).flatMap((text) => termIn(text) ?? []),
  }),
});

function problemIn(text: string): Problem | null {
  for (const form of withOne) {
    const { a = "", list = "" } = form.exec(text)?.groups ?? {};
    const [one, ...terms] = list === "" ? [] : [a, ...partsOf(list)].map(termIn);
    if (one && terms.length > 1 && !terms.includes(null))
      return { terms: terms.flatMap((term) => term ?? []), asks: "which", with: one };
  }
  for (const [form, asks] of forms) {
    const { a, b, list } = form.exec(text)?.groups ?? {};
    const parts = list === undefined ? [a ?? "", b ?? ""] : partsOf(list);
    const terms = parts.map(termIn);
    if (terms.length > 1 && !terms.includes(null)) return { terms: terms.flatMap((term) => term ?? []), asks };
  }
  return null;
}

const partsOf = (list: string) => list.split(/, ?(?:and |or )?| and | or /);

function termIn(text: string): Term | null {
  // "abc" is no word here.
  const answer = formulaAt(text.replaceAll(/(?<=[a-z])(?=[a-z])/g, " "));
  const [term, ...more] = answer?.kind === "expression" && !answer.unit ? (polynomialOf(answer.of) ?? []) : [];
  return term && more.length === 0 ? term : null;
}

const lettersOf = ({ powers }: Term) =>
  [...powers]
    .filter(([, power]) => power > 0)
    .map(([letter, power]) => `${letter}${power}`)
    .sort()
    .join();

/** The one group of two or more; null where there is none, or more than one. */
function groupIn(terms: readonly Term[]): Term[] | null {
  const groups = [...Map.groupBy(terms, lettersOf).values()].filter((group) => group.length > 1);
  return groups.length === 1 ? (groups[0] ?? null) : null;
}

function isMultiple(one: Term, other: Term | undefined): boolean {
  if (!other) return false;
  const ratios = [2, 3].map((start) => worth(one, start) / worth(other, start));
  const [first = 0, second = 1] = ratios;
  return Math.abs(first - second) < 1e-9 * Math.abs(first);
}

/** With another number for each letter. */
const worth = ({ by, powers }: Term, start: number): number =>
  [...powers].reduce(
    (all, [letter, power]) => all * (letter.charCodeAt(0) / 7 + start * (letter.charCodeAt(0) % 5) + start) ** power,
    Number(by.num) / Number(by.den),
  );
