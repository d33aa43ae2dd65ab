import { type Answer, type Node, q } from "@dripstone/checker/mathematics";
import { newest } from "../../newest.ts";
import { minus, type Polynomial } from "../../solver/algebra/polynomial.ts";
import { withinTime } from "../../within-time.ts";
import { type Line, linesIn, polynomialsIn, quotientOf, type System, substituted, systemOf } from "./lines.ts";
import { numbersTold } from "./numbers-told.ts";
import { isReckoned } from "./reckoned.ts";
import { formulasSaid } from "./said-otherwise.ts";
import { isSameFrame } from "./same-frame.ts";
import { isSameLine, isSamePolynomial } from "./same-line.ts";
import { isSameSum, legsIn } from "./same-sum.ts";
import { isSameInLetters, isSameSystem } from "./same-system.ts";
import { shapeOfAnswer } from "./shape.ts";
import { isStep } from "./steps.ts";
import { formulasWritten, type Restated, restatedIn } from "./written.ts";

/**
 * Whether a message asks a problem that is made of another one: an equation with both sides doubled, a system whose equations were added, a division with
 * both numbers doubled, points that were moved. What is compared is the mathematics, as it is written and as the solver understands it.
 */
export function isDerived(message: string, texts: readonly string[]): boolean {
  return withinTime(TIME_MAX, () => isMade(message, texts)) ?? false;
}

/** In milliseconds */
const TIME_MAX = 500;

function isMade(message: string, texts: readonly string[]): boolean {
  const said = saidIn(message);
  return said !== null && texts.some((text) => isOf(said, text));
}

type Mathematics = {
  lines: Line[];
  polynomials: Polynomial[];
  sums: Node[];
  system: System | null;
  /** What comes of the system by putting one of its equations into the other. */
  substituted: Line[];
};

type Said = {
  /** As it is written, and as the solver says it back. */
  mathematics: Mathematics[];
  /** The calculations that are written in it. */
  written: Node[];
  restated: Restated | null;
  numbers: number[];
};

const KEPT = 4_000;
const sayings = newest<{ of: Said | null }>(KEPT);
const problems = newest<Mathematics>(KEPT);

const saidIn = (message: string): Said | null => sayings(message, () => ({ of: sayingIn(message) })).of;

function sayingIn(message: string): Said | null {
  const restated = restatedIn(message);
  const written = formulasWritten(message);
  const ways = [written, restated ? formulasSaid(restated) : []].filter((formulas) => formulas.length > 0);
  if (ways.length === 0) return null;
  const numbers = ways.flat().flatMap((formula) => shapeOfAnswer(formula)?.numbers.map(q.toNumber) ?? []);
  return { mathematics: ways.map(mathematicsIn), written: sumsIn(written), restated, numbers };
}

function isOf(said: Said, text: string): boolean {
  const open = problems(text, () => mathematicsIn(formulasWritten(text)));
  const isSame = (other: Mathematics) => said.mathematics.some((one) => isSameMathematics(one, other));
  if (isSame(open) || (open.sums.length === 0 && open.lines.length === 0 && isReckoned(said.written, text)))
    return true;
  const restated = mayBeMade(said, text) ? restatedIn(text, LENGTH_MAX) : null;
  if (!restated) return false;
  return (
    (said.restated !== null && isSameFrame(said.restated, restated)) ||
    isSame(mathematicsIn(formulasSaid(restated))) ||
    restated.worked.some((formula) => isSame(mathematicsIn([formula])))
  );
}

function mathematicsIn(formulas: readonly Answer[]): Mathematics {
  const lines = linesIn(formulas);
  const quotients = lines.flatMap(quotientOf);
  return {
    lines,
    polynomials: [...polynomialsIn(formulas), ...lines.map(({ left, right }) => minus(left, right))],
    sums: [...sumsIn(formulas), ...quotients],
    system: systemOf(lines),
    substituted: substituted(lines),
  };
}

const sumsIn = (formulas: readonly Answer[]): Node[] =>
  formulas.flatMap((formula) => (formula.kind === "expression" ? [formula.of] : []));

function isSameMathematics(said: Mathematics, open: Mathematics): boolean {
  return (
    said.lines.some((line) => open.lines.some((other) => isSameLine(line, other))) ||
    said.substituted.some((line) => open.lines.some((other) => isSameLine(line, other, { isPut: true }))) ||
    said.lines.some((line) => open.substituted.some((other) => isSameLine(line, other, { isPut: true }))) ||
    said.polynomials.some((one) => open.polynomials.some((other) => isSamePolynomial(one, other))) ||
    said.sums.some((one) => open.sums.some((other) => isSameSum(one, other))) ||
    (said.system !== null && open.system !== null && isSameSystem(said.system, open.system)) ||
    (open.lines.length === 1 && said.lines.length === 1 && isSameInLetters(sidesOf(said), sidesOf(open)))
  );
}

const sidesOf = ({ lines: [line] }: Mathematics): Polynomial => (line ? minus(line.left, line.right) : []);

/** Longer texts are no problem that the solver knows word by word. */
const LENGTH_MAX = 240;

/** Whether the solver is asked what a problem is, as it takes its time: most numbers are those of the message, or made of them by a step. */
function mayBeMade({ mathematics, restated, numbers }: Said, text: string): boolean {
  if (text.length > LENGTH_MAX || numbers.length === 0) return false;
  if (restated?.frame.includes("greatest common") && commonDivisor.test(text)) return true;
  const known = numbersTold(text);
  if (known.length === 2 && mathematics.some(({ sums }) => sums.some((sum) => legsIn(sum) !== null))) return true;
  if (known.length === 0 || known.length > numbers.length + 2) return false;
  if (restated?.formulas.some(({ kind }) => kind === "tuple" || kind === "set")) return known.length > 1;
  const alike = known.filter((one) => numbers.some((other) => isStepBetween(one, other)));
  return alike.length >= Math.max(1, known.length - 1);
}

const commonDivisor = /\bg[cr]?[cdf]f?\b|hcf|common|公[因约]/i;

function isStepBetween(one: number, other: number): boolean {
  const [small, large] = [Math.abs(one), Math.abs(other)].toSorted((a, b) => a - b);
  if (!small || !large) return false;
  const ratio = Math.round(large / small);
  return Math.abs(large / small - ratio) < 1e-9 && isStep(q.rational(BigInt(ratio)));
}
