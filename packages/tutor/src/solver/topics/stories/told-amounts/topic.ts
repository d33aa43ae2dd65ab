import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, minus, type Polynomial, scaled, sum } from "../../../algebra/polynomial.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Amounts, type Linear, readAmounts } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

const letters = ["x", "y", "z"];

/** Two or three amounts or ages, from what is told of them clause by clause. */
export const toldAmounts = defineTopic<Amounts, Code>({
  name: "told-amounts",
  words,
  read: (question) => {
    const amounts = readAmounts(question);
    const values = amounts && byCramer(amounts);
    const makesSense = values?.every((value) => value.num > 0n && (!amounts?.isCounted || value.den === 1n));
    return makesSense ? amounts : null;
  },
  work: workAmounts,
  holds: (amounts, { key }) => {
    const values = byCramer(amounts);
    if (!values) return false;
    return key === (amounts.each ? values.map(plainNumber).join(", ") : plainNumber(askedOf(amounts, values)));
  },
  similar: (amounts) => ({
    ...amounts,
    equations: amounts.equations.map(({ parts, plain }) => ({ parts, plain: q.multiply(plain, q.rational(2n)) })),
    asked: { ...amounts.asked, plain: q.multiply(amounts.asked.plain, q.rational(2n)) },
  }),
});

const askedOf = ({ asked, names }: Amounts, values: q.Rational[]) =>
  names.reduce(
    (all, name, index) => q.add(all, q.multiply(asked.parts.get(name) ?? q.ZERO, values[index] ?? q.ZERO)),
    asked.plain,
  );

/** By determinants, not as the steps do; null where there is no single solution. */
function byCramer({ names, equations }: Amounts): q.Rational[] | null {
  const rows = equations.map(({ parts }) => names.map((name) => parts.get(name) ?? q.ZERO));
  const below = determinant(rows);
  const values = names.map((_, column) =>
    q.divide(determinant(rows.map((row, index) => row.with(column, equations[index]?.plain ?? q.ZERO))), below),
  );
  const known = values.filter((value) => value !== null);
  return known.length === names.length ? known : null;
}

function determinant(rows: q.Rational[][]): q.Rational {
  const [first, ...others] = rows;
  if (!first) return q.ONE;
  return first.reduce((all, value, column) => {
    const minor = determinant(others.map((row) => row.toSpliced(column, 1)));
    return q.add(all, q.multiply(q.multiply(value, minor), q.rational(column % 2 === 0 ? 1n : -1n)));
  }, q.ZERO);
}

const term = (letter: string, by: q.Rational): Polynomial =>
  by.num === 0n ? [] : [{ powers: new Map([[letter, 1]]), by }];
const plain = (by: q.Rational): Polynomial => (by.num === 0n ? [] : [{ powers: new Map(), by }]);

/** What is positive stands on the left, what is negative on the right. */
function shown(of: Polynomial): string {
  const [left, right] = [
    of.filter(({ by }) => by.num > 0n),
    scaled(
      of.filter(({ by }) => by.num < 0n),
      q.rational(-1n),
    ),
  ];
  const hasLetter = (side: Polynomial) => side.some(({ powers }) => powers.size > 0);
  return hasLetter(left)
    ? `${latexPolynomial(left)} = ${latexPolynomial(right)}`
    : `${latexPolynomial(right)} = ${latexPolynomial(left)}`;
}

const powerOf = (of: Polynomial, letter: string) => of.find(({ powers }) => powers.has(letter))?.by ?? q.ZERO;
const without = (of: Polynomial, letter: string) => of.filter(({ powers }) => !powers.has(letter));

/** Equations are used up one after the other: each names one letter by the others. */
function workAmounts(amounts: Amounts): Working<Code> | null {
  const { names, equations } = amounts;
  const letterOf = (name: string) => letters[names.indexOf(name)] ?? "x";
  const polynomial = ({ parts, plain: rest }: Linear) =>
    minus(
      [...parts].reduce<Polynomial>((all, [name, by]) => sum(all, term(letterOf(name), by)), []),
      plain(rest),
    );
  let open = equations.map(polynomial);
  const called = names.map((name) => `$${letterOf(name)}$ = ${name}`);
  const steps: Step<Code>[] = [
    { code: amounts.isAge ? "ages" : "letters", values: { called: { en: called.join(", "), ch: called.join("，") } } },
    { code: "equations", values: { equations: open.map(shown).join(",\\quad ") } },
  ];
  const known: { letter: string; by: Polynomial }[] = [];
  while (open.length > 0) {
    const [best] = open
      .flatMap((of) =>
        of.flatMap(({ powers, by }) => [...powers.keys()].map((letter) => ({ of, letter, by, size: of.length }))),
      )
      .sort(
        (a, b) =>
          a.size - b.size ||
          Number(b.by.num * b.by.num === 1n && b.by.den === 1n) - Number(a.by.num * a.by.num === 1n && a.by.den === 1n),
      );
    if (!best) return null;
    const inverse = q.divide(q.rational(-1n), best.by);
    if (!inverse) return null;
    const by = scaled(without(best.of, best.letter), inverse);
    known.push({ letter: best.letter, by });
    const others = open.filter((of) => of !== best.of);
    const put = others.map((of) => sum(without(of, best.letter), scaled(by, powerOf(of, best.letter))));
    const alone = `${best.letter} = ${latexPolynomial(by)}`;
    if (others.length > 0)
      steps.push({ code: "put", values: { alone, letter: best.letter, after: put.map(shown).join(",\\quad ") } });
    else steps.push({ code: "last", values: { equation: shown(best.of), alone } });
    open = put;
  }
  const values = new Map<string, q.Rational>();
  for (const { letter, by } of known.toReversed()) {
    const value = by.reduce((all, { powers, by: times }) => {
      const [name] = powers.keys();
      return q.add(all, name === undefined ? times : q.multiply(times, values.get(name) ?? q.ZERO));
    }, q.ZERO);
    // What is known by itself is looked for in nothing.
    if (values.size > 0 && by.some(({ powers }) => powers.size > 0))
      steps.push({
        code: "back",
        values: { alone: `${letter} = ${latexPolynomial(by)}`, letter, value: latexNumber(value) },
      });
    values.set(letter, value);
  }
  const all = names.map((name) => values.get(letterOf(name)) ?? q.ZERO);
  const found = names.map((name, index) => `${name}: $${latexNumber(all[index] ?? q.ZERO)}$`);
  const result = askedOf(amounts, all);
  const isPlain = amounts.asked.parts.size === 1 && amounts.asked.plain.num === 0n;
  if (!amounts.each && !isPlain) {
    const wanted = sum(polynomial({ ...amounts.asked, plain: q.ZERO }), plain(amounts.asked.plain));
    steps.push({ code: "asked", values: { wanted: latexPolynomial(wanted), result: latexNumber(result) } });
  }
  const relations = equations.map((each) => shown(polynomial(each))).join(",\\ ");
  return {
    problem: { en: `${names.join(", ")}: $${relations}$`, ch: `${names.join("、")}：$${relations}$` },
    steps,
    answer: amounts.each
      ? {
          said: { en: found.join(", "), ch: found.join("，").replaceAll(": ", "：") },
          key: all.map(plainNumber).join(", "),
        }
      : { said: { en: `$${latexNumber(result)}$`, ch: `$${latexNumber(result)}$` }, key: plainNumber(result) },
  };
}
