import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexPolynomial, type Polynomial, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An expression with bars, and between which numbers the letter is; null where it has no end. */
type Asked = { written: string; letter: string; from: q.Rational | null; to: q.Rational | null; told: string };

const LENGTH_MAX = 160;
const number = "-?\\d+(?:[./]\\d+)?";
const bound = `(?:${number} ?(?:<=?|≤) ?[a-z] ?(?:<=?|≤) ?${number}|[a-z] ?[<>≤≥]=? ?${number}|${number} ?[<>≤≥]=? ?[a-z])`;
const formula = "[-+*/^().\\d a-z|√]+?";
const forms = [
  `(?:simplify|rewrite)(?: the expression)?,? (?<e>${formula}),? (?:if|when|for|where|given that|given|assuming|with) (?<c>${bound})`,
  `(?:write|rewrite) (?<e>${formula}) without(?: the)?(?: absolute value)? (?:bars|signs|absolute value),? (?:if|when|for|where|given that|given|assuming) (?<c>${bound})`,
  `(?:if|when|for|given|given that|suppose) (?<c>${bound}),? (?:then )?simplify(?: the expression)? (?<e>${formula})`,
  `(?:已知|若|如果|当|设)?(?:有理数|实数)?(?<c>${bound})时?,?(?:则|那么|请|试)?化简(?:代数式|式子|下式)?,? ?(?<e>${formula})(?:的?结果(?:是|为|等于)?)?`,
  `(?:已知|若|如果|当|设)(?:有理数|实数)?(?<c>${bound})时?,?(?:则|那么)?(?:代数式|式子)?(?<e>${formula})(?:的化简结果|化简后?的结果|化简的结果|化简|可化简)(?:是|为|等于)?`,
  `化简(?:代数式|式子)?,? ?(?<e>${formula})[,(]?(?:其中|当|若|如果|已知)?(?<c>${bound})时?\\)?`,
].map((form) => new RegExp(`^${form}[ ,._?]*$`));

/** Absolute values without bars, where the letter is known to lie between some numbers: |x - 5| for x < 5. */
export const knownSigns = defineTopic<Asked, Code>({
  name: "known-signs",
  words,
  read: (question) => readAsked(plainOf(question)),
  work(asked) {
    const result = withoutBars(asked);
    const of = expressionFrom(asked.written);
    if (!result || !of) return null;
    const shown = latexNode(of);
    const told = asked.told.replaceAll(/<=|≤/g, " \\le ").replaceAll(/>=|≥/g, " \\ge ");
    const parts = barsIn(asked).map(({ inside, sign }) => `${latexNode(inside)} ${sign > 0 ? "\\ge" : "\\le"} 0`);
    const put = expressionFrom(textWithoutBars(asked));
    const steps: Step<Code>[] = [
      { code: "signs", values: { told, parts: parts.join(",\\; ") } },
      { code: "open", values: { shown, put: put ? latexNode(put) : "" } },
      { code: "combine", values: { put: put ? latexNode(put) : "", result: latexPolynomial(result) } },
    ];
    return {
      problem: { en: `simplify $${shown}$ for $${told}$`, ch: `当 $${told}$ 时化简 $${shown}$` },
      steps,
      answer: { said: inBoth(latexPolynomial(result)), key: plainPolynomial(result) },
    };
  },
  // At many numbers within the bounds, what is said and the expression with its bars are the same.
  holds(asked, { key }) {
    const [of, said] = [expressionFrom(asked.written), expressionFrom(key)];
    const at = (node: Node | null, place: q.Rational) =>
      node && exactValue(substitute(node, asked.letter, numberNode(place)));
    return placesIn(asked).every((place) => {
      const [one, other] = [at(of, place), at(said, place)];
      return !!one && !!other && q.same(one, other);
    });
  },
  similar: (asked) => ({ ...asked, written: `${asked.written} + 3` }),
});

function readAsked(text: string): Asked | null {
  if (text.length > LENGTH_MAX || !/[|√]/.test(text)) return null;
  const groups = forms.map((form) => form.exec(inSigns(text))?.groups).find((found) => !!found);
  const { e = "", c = "" } = groups ?? {};
  // The root of a square is an absolute value.
  const written = e
    .trim()
    .replaceAll(/√ ?\( ?\(([^()|]+)\) ?\^ ?2 ?\)/g, "|$1|")
    .replaceAll(/√ ?\( ?([a-z]) ?\^ ?2 ?\)/g, "|$1|");
  const of = expressionFrom(written);
  const [letter, ...more] = of ? [...lettersIn(of)] : [];
  if (!of || !letter || more.length > 0 || written.includes("√")) return null;
  const range = rangeOf(c, letter);
  if (!range) return null;
  const asked = { written, letter, ...range, told: c.trim() };
  return withoutBars(asked) ? asked : null;
}

/** "x is less than 3" as x < 3. */
const inSigns = (text: string): string =>
  text
    .replaceAll(/(?<![a-z])([a-z]) is (?:less|smaller) than (?=-?\d)/g, "$1<")
    .replaceAll(/(?<![a-z])([a-z]) is (?:greater|more|larger|bigger) than (?=-?\d)/g, "$1>")
    .replaceAll(/(?<![a-z])([a-z]) is negative/g, "$1<0")
    .replaceAll(/(?<![a-z])([a-z]) is positive/g, "$1>0");

function rangeOf(told: string, letter: string): { from: q.Rational | null; to: q.Rational | null } | null {
  const plain = told
    .replaceAll(" ", "")
    .replaceAll(/[≤]|<=/g, "<")
    .replaceAll(/[≥]|>=/g, ">");
  const [first = "", second = "", third] = plain.split(/[<>]/);
  if (third !== undefined) {
    const [from, to] = [fractionIn(first), fractionIn(third)];
    return second === letter && from && to && q.compare(from, to) < 0 ? { from, to } : null;
  }
  const isLetterFirst = first === letter;
  const end = fractionIn(isLetterFirst ? second : first);
  if (!end || (!isLetterFirst && second !== letter)) return null;
  const isBelow = plain.includes("<") === isLetterFirst;
  return isBelow ? { from: null, to: end } : { from: end, to: null };
}

/** Many numbers within the bounds. */
function placesIn({ from, to }: Asked): q.Rational[] {
  if (from && to) {
    const spread = q.subtract(to, from);
    return Array.from({ length: 40 }, (_, nth) =>
      q.add(from, q.multiply(spread, q.rational(BigInt(2 * nth + 1), 80n))),
    );
  }
  const [start, way] = from ? [from, 1n] : [to ?? q.ZERO, -1n];
  return Array.from({ length: 60 }, (_, nth) => q.add(start, q.rational(way * BigInt(nth * nth + 1), 5n)));
}

const bars = /\|([^|]+)\|/g;

/** What stands between bars, and its sign within the bounds; 0 where it has both. */
function barsIn(asked: Asked): { inside: Node; sign: number }[] {
  return [...asked.written.matchAll(bars)].flatMap(([, text = ""]) => {
    const inside = expressionFrom(text);
    const values = placesIn(asked).map((place) => {
      const value = inside && exactValue(substitute(inside, asked.letter, numberNode(place)));
      return value ? Number(value.num > 0n) - Number(value.num < 0n) : null;
    });
    const [first] = values;
    return inside && first ? [{ inside, sign: values.every((sign) => sign === first) ? first : 0 }] : [];
  });
}

function textWithoutBars(asked: Asked): string {
  const signs = barsIn(asked).map(({ sign }) => sign);
  let nth = 0;
  return asked.written.replaceAll(bars, (_, inside: string) =>
    (signs[nth++] ?? 1) < 0 ? `(-(${inside}))` : `(${inside})`,
  );
}

function withoutBars(asked: Asked): Polynomial | null {
  const found = barsIn(asked);
  const count = [...asked.written.matchAll(bars)].length;
  const plain = textWithoutBars(asked);
  if (count === 0 || found.length !== count || found.some(({ sign }) => sign === 0) || plain.includes("|")) return null;
  const of = expressionFrom(plain);
  return of && polynomialOf(of);
}
