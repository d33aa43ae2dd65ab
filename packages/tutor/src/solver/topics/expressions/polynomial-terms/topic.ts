import { type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import {
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { askedOf, type Terms, termsByDigits, termsOf, type Wanted } from "./terms.ts";
import { asksForOneTerm, wantedIn } from "./wanted.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `isKind`: of what degree and how many terms it is, 几次几项式; `isNamed`: a monomial, a binomial or a trinomial. */
type Problem = Terms & { wanted: readonly Wanted[]; isKind: boolean; isNamed?: boolean };

const of = "[of |in ][the ][(expansion|expanded form|polynomial|expression|product|monomial|term)( of)? ]{e:formula}";
const poly = "[多项式|单项式|代数式|整式|式子]?{e:formula}[的展开式|展开后|展开式|的?乘积]?(中|里|的){0,2}";
const powers: [string, string, number][] = [
  ["linear", "(一|1)", 1],
  ["quadratic", "(二|2)", 2],
  ["cubic", "(三|3)", 3],
];

const frames: Frames<Problem>[] = [
  [
    [`[the ]coefficient (of|for|on) [the ]{t:formula}[ term]? (in|of) ${of}`, `${poly},?{t:formula}[项]?的?系数`],
    ({ e, t }) => {
      const [term, ...more] = polynomialIn(t) ?? [];
      return term && more.length === 0 && term.powers.size > 0 && q.same(term.by, q.ONE)
        ? problemOf(e, [{ kind: "coefficient", powers: term.powers }])
        : null;
    },
  ],
  ...powers.map(
    ([en, ch, power]): Frames<Problem> => [
      [`[the ]coefficient (of|for) the ${en} term ${of}`, `${poly}${ch}次项的?系数`],
      ({ e }) => problemOf(e, [{ kind: "power", power }]),
    ],
  ),
  [[`[the ]degree ${of}`, `${poly}次数`], ({ e }) => problemOf(e, [{ kind: "degree" }])],
  [
    [
      `[identify |name ][the ](leading coefficient|coefficient) ${of}`,
      `${poly}(最高次项的?系数|首项系数)`,
      "(单项式|代数式){e:formula}的系数",
    ],
    ({ e }) => problemOf(e, [{ kind: "leading" }]),
  ],
  [[`[the ]constant[ term]? ${of}`, `${poly}常数项`], ({ e }) => problemOf(e, [{ kind: "constant" }])],
  [
    [`[the ]number of terms ${of}`, `how many terms (are (there )?|does )?${of}( have)?`, `${poly}项数`],
    ({ e }) => problemOf(e, [{ kind: "count" }]),
  ],
  [
    [`[the ]sum of (all |the ){0,2}coefficients ${of}`, `${poly}(各项|所有|各项的)系数(的|之)?和`],
    ({ e }) => problemOf(e, [{ kind: "sum" }]),
  ],
];

const polynomialIn = (text?: string): Polynomial | null => {
  const answer = formulaAt(text);
  return answer?.kind === "expression" && !answer.unit ? polynomialOf(answer.of) : null;
};

const formula = "(?<e>[^,一-龥]{1,80}?)";
const inChinese = "(?:多项式|单项式|代数式|整式|式子)?";
const inEnglish = "(?:polynomial|monomial|expression|term)?";
const blank = "(?:几|_+|\\( *\\)|多少)";
const kindForms = [
  `^${inChinese}${formula},?(?:是|为|叫做?)?(?:关于[a-z](?:[,和][a-z])*的)?1?个?${blank}次${blank}项式(?:,(?:并|且)?(?:写出|指出|求出?)?(?:它的|其中|其)?(?<list>[^a-z]{2,40}))?$`,
  `^(?:classify|name|describe) (?:the |this )?${inEnglish},? ?${formula},? (?:by|according to) (?:its |the )?degree and (?:by )?(?:its |the )?number of terms$`,
  `^(?:classify|name|describe) (?:the |this )?${inEnglish} by (?:its |the )?degree and (?:by )?(?:its |the )?number of terms,? ${formula}$`,
].map((form) => new RegExp(form, "u"));
const listForms = [
  `^${inChinese}${formula},?(?:它)?的(?<list>[^a-z]{2,40})$`,
  `^(?:name |state |identify |give |find )?(?:the )?(?<list>(?:degree|coefficient|number|leading|constant|linear|quadratic|numerical)[a-z, ]{2,80}?) (?:of|in|for) (?:the )?${inEnglish},? ?${formula}$`,
].map((form) => new RegExp(form, "u"));

const nameForms = [
  `^(?:is|are) (?:the )?(?:expression |polynomial )?${formula} (?:a |an )?(?:monomial|binomial|trinomial)(?:,? (?:or )?(?:a |an )?(?:monomial|binomial|trinomial)){1,2}$`,
  `^(?:what )?(?:type|kind) of (?:polynomial|expression) is (?:the )?(?:expression |polynomial )?${formula}(?:,? (?:a |an )?(?:monomial|binomial|trinomial)(?:,? (?:or )?(?:a |an )?(?:monomial|binomial|trinomial)){1,2})?$`,
  `^(?:classify|identify|label|name) ${formula} (?:as|by) (?:a |an )?(?:monomial|binomial|trinomial|number of terms)(?:,? (?:or )?(?:a |an )?(?:monomial|binomial|trinomial)){0,2}$`,
].map((form) => new RegExp(form, "u"));
const sizes: Record<string, { en: string; ch: string }> = {
  1: { en: "monomial", ch: "单项式" },
  2: { en: "binomial", ch: "二项式" },
  3: { en: "trinomial", ch: "三项式" },
};

/** More than one thing that is asked of the same terms. */
function readSeveral(text: string): Problem | null {
  for (const form of kindForms) {
    const { e, list } = form.exec(text)?.groups ?? {};
    const more = list === undefined ? [] : wantedIn(list);
    const problem = more && problemOf(e, [{ kind: "degree" }, { kind: "count" }, ...more]);
    if (problem) return { ...problem, isKind: more.length === 0 };
  }
  for (const form of nameForms) {
    const problem = problemOf(form.exec(text)?.groups?.e, [{ kind: "count" }]);
    const terms = problem && termsOf(problem);
    if (problem && terms && terms.length <= 3) return { ...problem, isNamed: true };
  }
  for (const form of listForms) {
    const { e, list = "" } = form.exec(text)?.groups ?? {};
    const wanted = wantedIn(list);
    const problem = wanted && problemOf(e, wanted);
    if (problem && (!asksForOneTerm(list) || termsOf(problem)?.length === 1)) return problem;
  }
  return null;
}

const pi = /π|\\pi|(?<![a-z])pi(?![a-z])/g;
const sparePi = ["w", "v", "u", "q"];

function problemOf(place: string | undefined, wanted: Wanted[]): Problem | null {
  // The fraction in front is the coefficient: -3/4x²y.
  const text = place?.replace(/^(-?)(\d{1,4}\/\d{1,4}) ?(?=[a-zπ])/, "$1($2)");
  const letter = text?.match(pi) ? sparePi.find((one) => !text.includes(one)) : undefined;
  const answer = formulaAt(letter ? text?.replaceAll(pi, letter) : text);
  if (answer?.kind !== "expression" || answer.unit) return null;
  const problem = { of: answer.of, pi: letter ?? null, wanted, isKind: false };
  return termsOf(problem) ? problem : null;
}

/** What is asked of the terms of a polynomial: coefficients, the degree, how many there are. */
export const polynomialTerms = defineTopic<Problem, Code>({
  name: "polynomial-terms",
  words,
  read: (question: Question) => {
    const text = plainOf(question);
    return readFrames(text, frames) ?? readSeveral(text);
  },
  work: workTerms,
  // The terms are read off as digits.
  holds: ({ of: node, pi: letter, wanted, isNamed }, { key }) => {
    if (isNamed) return sizes[termsByDigits(node)?.length ?? 0]?.en === key;
    const isSame = (of: Node, said: string) => {
      const terms = termsByDigits(of);
      const found = terms && wanted.map((one) => askedOf(terms, one, null));
      return !!found && found.map((one) => one && plainPolynomial(one)).join(", ") === said;
    };
    // π is put in as a number, twice.
    return letter
      ? [3n, 5n].every((value) => {
          const put = (of: Node) => substitute(of, letter, numberNode(q.rational(value)));
          const said = withLetter(key, letter)
            .split(", ")
            .map((text) => plainPolynomial(polynomialOf(put(expressionFrom(text) ?? node)) ?? []));
          return isSame(put(node), said.join(", "));
        })
      : isSame(node, key);
  },
  similar: ({ of: node, wanted, isKind, isNamed }) => ({
    ...(isNamed ? { isNamed } : {}),
    of: formulaNode(isNamed ? "4x^2 - 9" : asksForMonomial(wanted) ? "-3x^2y^3" : "5x^4 - 3x^3 + 2x^2 + x - 6") ?? node,
    pi: null,
    wanted: wanted.map((one) => (one.kind === "coefficient" ? { kind: "power", power: 2 } : one)),
    isKind,
  }),
});

const asksForMonomial = (wanted: readonly Wanted[]) =>
  wanted.length > 1 && wanted.every(({ kind }) => kind === "leading" || kind === "degree");

/** π is a letter while it is reckoned with. */
const withPi = (latex: string, letter: string | null, sign: string) =>
  letter ? latex.replaceAll(new RegExp(`(?<!\\\\[a-z]*)${letter} ?(?![a-z]*\\{)`, "g"), sign) : latex;
const withLetter = (key: string, letter: string | null) => (letter ? key.replaceAll("π", letter) : key);

function formulaNode(text: string): Node | null {
  const answer = formulaAt(text);
  return answer?.kind === "expression" ? answer.of : null;
}

function workTerms(problem: Problem): Working<Code> | null {
  const { wanted, pi: letter, isKind, isNamed } = problem;
  const terms = termsOf(problem);
  const found = terms && wanted.map((one) => askedOf(terms, one, letter));
  if (!terms || !found || found.includes(null)) return null;
  const results = found.flatMap((one) => (one ? [one] : []));
  const latex = (of: Polynomial) => withPi(latexPolynomial(of), letter, "\\pi ");
  const polynomial = latex(terms);
  const shown = results.map(latex);
  const steps = wanted.map((one, nth): Step<Code> => {
    const term = termNamed(one, terms);
    return { code: codeOf(one), values: { polynomial, term, result: shown[nth] ?? "" } };
  });
  const asks = wanted.map((one) => {
    const [{ en, ch }, term] = [names[codeOf(one)], termNamed(one, terms)];
    return { en: en.replace("{term}", `$${term}$`), ch: ch.replace("{term}", `$${term}$`) };
  });
  const listed = shown.map((one) => `$${one}$`);
  const name = isNamed ? sizes[terms.length] : undefined;
  const key = name?.en ?? results.map((one) => withPi(plainPolynomial(one), letter, "π")).join(", ");
  return {
    problem: {
      en: `${asks.map(({ en }) => en.replace(/ (?:of|in)$/, "")).join(", ")} ${wanted[0]?.kind === "coefficient" ? "in" : "of"} $${polynomial}$`,
      ch: `$${polynomial}$ ${asks.map(({ ch }, nth) => (nth === 0 ? ch : ch.replace(/^中 |^的/, ""))).join("、")}`,
    },
    steps: [...(terms.length > 1 ? [{ code: "standard" as const, values: { polynomial } }] : []), ...steps],
    answer: {
      said: name
        ? { en: `a ${name.en}`, ch: name.ch }
        : isKind
          ? { en: `degree ${listed[0]}, number of terms ${listed[1]}`, ch: `${listed[0]} 次 ${listed[1]} 项式` }
          : { en: listed.join(", "), ch: listed.join("，") },
      key,
    },
  };
}

const codeOf = ({ kind }: Wanted): Exclude<Code, "standard"> => (kind === "power" ? "coefficient" : kind);

/** The term that is asked about, where one is named. */
function termNamed(wanted: Wanted, terms: Polynomial): string {
  if (wanted.kind === "coefficient") return latexPolynomial([{ by: q.ONE, powers: wanted.powers }]);
  if (wanted.kind !== "power") return "";
  return latexPolynomial([{ by: q.ONE, powers: new Map([[lettersOf(terms)[0] ?? "x", wanted.power]]) }]);
}

const names: Record<Exclude<Code, "standard">, { en: string; ch: string }> = {
  coefficient: { en: "the coefficient of {term} in", ch: "中 {term} 的系数" },
  degree: { en: "the degree of", ch: "的次数" },
  leading: { en: "the leading coefficient of", ch: "的最高次项的系数" },
  constant: { en: "the constant term of", ch: "的常数项" },
  count: { en: "the number of terms of", ch: "的项数" },
  sum: { en: "the sum of the coefficients of", ch: "的各项系数之和" },
  top: { en: "the leading term of", ch: "的最高次项" },
  term: { en: "the term of that degree of", ch: "中这个次数的项" },
};
