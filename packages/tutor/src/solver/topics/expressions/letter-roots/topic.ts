import { lettersIn, type Node, numericValue, q } from "@dripstone/checker/mathematics";
import { simplestRoot } from "../../../algebra/numbers.ts";
import {
  latexPolynomial,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  type Term,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sign = "positive" | "negative";
/** `isAllPositive`: no letter is negative. */
type Problem = { of: Node; signs: ReadonlyMap<string, Sign>; isAllPositive: boolean };
/** `by·√of`, with a letter's absolute value where it may be negative. */
type Root = { by: Term; absolute: string[]; of: Term };

const LENGTH_MAX = 160;
const lead =
  /^(?:please |can you )?(?:simplify|reduce|simplify the (?:radical|expression|square root)|simplify completely|化简(?:二次根式|根式|下列根式|求)?|把|将)[\s:,]*/iu;
const positiveLetters =
  /[\s,.;(]*(?:assum(?:e|ing)|suppose|where|if|when|given)?(?: that)? ?(?:all )?(?:the )?(?:variables?|letters|[a-z](?:(?:, ?| and |, and )[a-z])*) (?:are|represents?|is) (?:all )?(?:positive|non-?negative|greater than (?:or equal to )?0)(?: (?:real )?numbers)?[).\s]*$|[\s,;(]*(?:其中)?(?:所有)?字母(?:均|都)?(?:是|为)?(?:正数|非负数|正实数)[)\s]*$/iu;
const said =
  /[\s,;(]*(?:where|if|when|for|given|assume|其中|当|且|设|若)?\s*((?:[a-z]\s*[<>≥]\s*0[\s,]*(?:and )?)+)(?:时)?[)\s]*$/iu;
const end =
  /[\s,.;?!]*(?:in simplest (?:radical )?form|化简|化成最简二次根式|化为最简二次根式|等于|是多少|=)?[\s.?!=_]*$/iu;

/** `√(50x³)` is `5x√(2x)`, and `√(x²y)` is `|x|√y`, where nothing is said of x. */
export const letterRoots = defineTopic<Problem, Code>({
  name: "letter-roots",
  words,
  read: ({ text }) => problemIn(text),
  work: (problem) => {
    const found = rootIn(problem);
    if (!found || isAsItWas(problem, found)) return null;
    const shown = latexNode(problem.of);
    const result = printed(found, "latex");
    const whole = wholeRoot(problem.of);
    return {
      problem: { en: `simplify $${shown}$`, ch: `化简 $${shown}$` },
      steps: [
        {
          code: found.absolute.length > 0 ? "sizes" : "squares",
          values: { shown, inside: whole ? latexPolynomial([whole.of]) : shown, result },
        },
      ],
      answer: { said: inBoth(result), key: printed(found, "plain") },
    };
  },
  // In decimals, with numbers of each sign that the letters may have.
  holds: (problem, { key }) => {
    const found = expressionFrom(key);
    const places = found ? placesOf(problem) : [];
    const pairs = places
      .map((at) => [numericValue(problem.of, at), numericValue(found as Node, at)] as const)
      .filter(([one]) => Number.isFinite(one.re) && Math.abs(one.im) < 1e-12);
    return (
      pairs.length > 0 &&
      pairs.every(
        ([one, other]) => Math.abs(other.im) < 1e-12 && Math.abs(one.re - other.re) < 1e-9 * (1 + Math.abs(one.re)),
      )
    );
  },
  similar: ({ of }) => ({
    of: expressionFrom("√(45x^5)") ?? of,
    signs: new Map(),
    isAllPositive: true,
  }),
});

function problemIn(text: string): Problem | null {
  const isAsked = lead.test(text) || said.test(text) || positiveLetters.test(text);
  if (text.length > LENGTH_MAX || !isAsked || !/√|sqrt|square root/i.test(text)) return null;
  const isAllPositive = positiveLetters.test(text);
  let rest = text.trim().replace(lead, "").replace(positiveLetters, "");
  const signs = new Map<string, Sign>();
  const [whole = "", list = ""] = said.exec(rest) ?? [];
  for (const [, letter = "", sign] of list.matchAll(/([a-z])\s*([<>≥])/gi))
    signs.set(letter.toLowerCase(), sign === "<" ? "negative" : "positive");
  if (whole !== "") rest = rest.slice(0, -whole.length);
  rest = rest.replace(end, "").replace(/^(?:the )?square root of (.+)$/i, "√($1)");
  if (/\p{Script=Han}|[<>=≥≤]/u.test(rest)) return null;
  const answer = formulaAt(rest.toLowerCase());
  if (answer?.kind !== "expression" || answer.unit || lettersIn(answer.of).size === 0) return null;
  const letters = lettersIn(answer.of);
  const problem = { of: answer.of, signs, isAllPositive };
  return [...signs.keys()].every((letter) => letters.has(letter)) && rootIn(problem) ? problem : null;
}

/** As `by·√of`, nothing taken out of the root yet. */
function wholeRoot(node: Node): { by: Term; of: Term } | null {
  const one: Term = { by: q.ONE, powers: new Map() };
  if (node.kind === "root") {
    const of = node.degree === null ? single(node.of) : null;
    return of && of.by.num > 0n ? { by: one, of } : null;
  }
  if (node.kind === "negate") {
    const of = wholeRoot(node.of);
    return of && { ...of, by: { ...of.by, by: q.negate(of.by.by) } };
  }
  if (node.kind === "multiply") {
    const [left, right] = [wholeRoot(node.left), wholeRoot(node.right)];
    return left && right ? { by: times(left.by, right.by), of: times(left.of, right.of) } : null;
  }
  const by = single(node);
  return by && { by, of: one };
}

function single(node: Node): Term | null {
  const [term, ...more] = polynomialOf(node) ?? [];
  return term && more.length === 0 ? term : null;
}

function times(one: Term, other: Term): Term {
  const powers = new Map(one.powers);
  for (const [letter, power] of other.powers) powers.set(letter, (powers.get(letter) ?? 0) + power);
  return { by: q.multiply(one.by, other.by), powers };
}

function rootIn(problem: Problem): Root | null {
  const whole = wholeRoot(problem.of);
  const letters = whole && [...whole.of.powers].filter(([, power]) => power > 0);
  const number = whole && simplestRoot(whole.of.by.num * whole.of.by.den);
  if (!whole || !letters || letters.length === 0 || !number) return null;
  const { outside, sign, absolute, inside } = sharedOut(letters, problem, isTwofold(problem.of));
  if (outside === null) return null;
  return {
    by: times(whole.by, {
      by: q.multiply(q.rational(number.outside, whole.of.by.den), q.rational(sign)),
      powers: outside,
    }),
    absolute,
    of: { by: q.rational(number.inside), powers: inside },
  };
}

/** In a product of roots each of them tells that its letters are not negative; that is left to others, but for single letters. */
const isTwofold = (node: Node): boolean =>
  node.kind === "multiply" &&
  [node.left, node.right].every((part) => lettersIn(part).size > 0 && wholeRoot(part)?.of.powers.size);

function sharedOut(letters: [string, number][], { signs, isAllPositive }: Problem, isProduct: boolean) {
  const [outside, inside] = [new Map<string, number>(), new Map<string, number>()];
  const absolute: string[] = [];
  let sign = 1n;
  // With one letter to an odd power alone below the root it cannot be negative.
  const odd = letters.filter(([, power]) => power % 2 === 1);
  for (const [letter, power] of letters) {
    const half = Math.floor(power / 2);
    if (power % 2 === 1) inside.set(letter, 1);
    if (half === 0) continue;
    const isKnown = isAllPositive || isProduct || signs.has(letter) || (odd.length === 1 && odd[0]?.[0] === letter);
    if (half % 2 === 1 && !isKnown) {
      absolute.push(letter);
      if (half > 1) outside.set(letter, half - 1);
      continue;
    }
    if (signs.get(letter) === "negative" && half % 2 === 1) sign = -sign;
    outside.set(letter, half);
  }
  // Of two letters to odd powers both may be negative.
  const isOpen = odd.length > 1 && absolute.some((letter) => odd.some(([name]) => name === letter));
  return { outside: isOpen ? null : outside, sign, absolute, inside };
}

const isAsItWas = ({ of }: Problem, { by, absolute, of: inside }: Root) => {
  const whole = wholeRoot(of);
  return (
    absolute.length === 0 &&
    !!whole &&
    plainPolynomial([whole.by]) === plainPolynomial([by]) &&
    plainPolynomial([whole.of]) === plainPolynomial([inside])
  );
};

function printed({ by, absolute, of }: Root, form: "latex" | "plain"): string {
  const print = form === "latex" ? latexPolynomial : plainPolynomial;
  const one = (term: Term): Polynomial => [term];
  const size = absolute.map((letter) => (form === "latex" ? `\\left|${letter}\\right|` : `|${letter}|`)).join("");
  const inside = print(one(of));
  const root = inside === "1" ? "" : form === "latex" ? `\\sqrt{${inside}}` : `sqrt(${inside})`;
  const outside = print(one(by));
  const rest = `${size}${form === "plain" && size && root ? "*" : ""}${root}`;
  if (rest === "") return outside;
  if (outside === "1" || outside === "-1") return `${outside === "1" ? "" : "-"}${rest}`;
  return `${outside}${form === "plain" ? "*" : ""}${rest}`;
}

function placesOf({ of, signs, isAllPositive }: Problem): ReadonlyMap<string, number>[] {
  const letters = [...lettersIn(of)].sort();
  return Array.from({ length: 2 ** letters.length }, (_, mask) =>
    letters.map((letter, nth): [string, number] => [letter, (mask >> nth) % 2 === 0 ? 2 + nth * 1.5 : -1.5 - nth]),
  )
    .filter((place) =>
      place.every(([letter, value]) => {
        const sign = signs.get(letter) ?? (isAllPositive ? "positive" : null);
        return sign === null || (sign === "positive") === value > 0;
      }),
    )
    .map((place) => new Map(place));
}
