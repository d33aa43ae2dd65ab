import { type Claim, isSo, made } from "./claim.ts";
import { lcm, type Sort } from "./sorts.ts";

/** Why it is so: examples that show it, remainders that are all there are, or factors that a number has beside 1 and itself. */
export type Judged = {
  always: boolean;
  never: boolean;
  example: number[] | null;
  counter: number[] | null;
  /** For what is always or never so. */
  proof: { kind: "rests"; by: number; cases: number[][] } | { kind: "factor"; by: number } | { kind: "product" } | null;
};

/** So far numbers are tried, by how many there are of them. */
const REACH = [0, 2000, 80, 30, 14, 10];
const CASES_MAX = 20_000;
const BY_MAX = 360;

/** What is always so, never, or sometimes; null where neither an example nor a proof is found, or where 0 would decide. */
export function judge(claim: Claim): Judged | null {
  const [alone] = claim.members[0]?.flatMap((trait) => trait.only ?? []) ?? [];
  if (alone !== undefined) return judgeOne(claim, alone);
  const judged = judgeFrom(claim, 1);
  if (claim.isPositive || !judged) return judged;
  const withZero = judgeFrom(claim, 0);
  return withZero && withZero.always === judged.always && withZero.never === judged.never ? judged : null;
}

const fits = (sort: Sort, n: number): boolean => sort.every((trait) => trait.fits(n));

function judgeOne(claim: Claim, one: number): Judged {
  const is = isSo(claim, [one]);
  return { always: is, never: !is, example: is ? [one] : null, counter: is ? null : [one], proof: null };
}

function judgeFrom(claim: Claim, from: number): Judged | null {
  const choices = choicesOf(claim, from);
  if (!choices || choices.length === 0) return null;
  const example = choices.find((numbers) => isSo(claim, numbers)) ?? null;
  const counter = choices.find((numbers) => !isSo(claim, numbers)) ?? null;
  if (example && counter) return { always: false, never: false, example, counter, proof: null };
  const proof = proofOf(claim, choices, counter === null);
  return proof && { always: counter === null, never: example === null, example, counter, proof };
}

/** All choices of small numbers, the smallest first. */
export function choicesOf(claim: Claim, from: number): number[][] | null {
  const all = allChoices(claim, from);
  // Below zero nothing is odd or prime.
  return claim.how === "formula" ? (all?.filter((numbers) => made(claim, numbers) >= 0) ?? null) : all;
}

function allChoices({ members, link }: Claim, from: number): number[][] | null {
  const reach = REACH[members.length];
  if (reach === undefined || reach === 0) return null;
  const lists = members.map((sort) => Array.from({ length: reach }, (_, at) => from + at).filter((n) => fits(sort, n)));
  const [first = []] = lists;
  if (link === "consecutive")
    return first.slice(0, first.length - members.length + 1).map((_, at) => first.slice(at, at + members.length));
  const all = lists.reduce<number[][]>((made, list) => made.flatMap((some) => list.map((one) => [...some, one])), [[]]);
  return (link === "different" ? all.filter((some) => new Set(some).size === some.length) : all).sort(
    (one, other) => Math.max(...one) - Math.max(...other),
  );
}

function proofOf(claim: Claim, choices: number[][], always: boolean): Judged["proof"] {
  return byRests(claim, always) ?? byFactors(claim, choices, always);
}

/** Where only remainders matter, and the cases are all there are. */
function byRests(claim: Claim, always: boolean): Judged["proof"] {
  const { is, members } = claim;
  if (!is.flat().every(({ rests }) => rests) || is.some(({ length }) => length === 0)) return null;
  const by = [...is, ...members].flat().reduce((all, { rests }) => lcm(all, rests?.by ?? 1), 1);
  const cases = by > BY_MAX ? null : casesOf(claim, by);
  if (!cases?.every((rests) => ofRests(claim, rests, by).every((one) => isSo(one.claim, one.rests) === always)))
    return null;
  return { kind: "rests", by, cases };
}

/** The remainder of what the numbers make, as a number by itself; of a difference either may be the larger. */
function ofRests(claim: Claim, rests: number[], by: number): { claim: Claim; rests: number[] }[] {
  if (claim.how === "among") return [{ claim, rests }];
  const orders = claim.how === "difference" ? [rests, rests.toReversed()] : [rests];
  return orders.map((order) => ({ claim: { ...claim, how: "itself" }, rests: [restOf(claim, order, by)] }));
}

const restOf = (claim: Claim, rests: number[], by: number): number => {
  const [first = 0, second = 0] = rests;
  const value = claim.how === "difference" ? first - second : made(claim, rests);
  return ((value % by) + by) % by;
};

/** The remainders that the numbers may leave: more than there are do no harm, fewer would. */
function casesOf({ members, link }: Claim, by: number): number[][] | null {
  const lists = members.map((sort) => restsOf(sort, by));
  const [first = []] = lists;
  if (link === "consecutive") {
    if (members.flat().some(({ kind }) => kind)) return null;
    const around = [0, 1, 2, 3, 4, 5].flatMap((turn) => first.map((rest) => rest + turn * by));
    return first.length === 0 || members.length > 5 * first.length
      ? null
      : first.map((_, at) => around.slice(at, at + members.length).map((n) => n % by));
  }
  const cases = lists.reduce((all, { length }) => all * length, 1);
  return cases === 0 || cases > CASES_MAX
    ? null
    : lists.reduce<number[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]]);
}

/** A prime leaves a remainder that has no factor in common with the divisor, or divides it. */
function restsOf(sort: Sort, by: number): number[] {
  const all = Array.from({ length: by }, (_, rest) => rest);
  const isPrime = sort.some(({ kind }) => kind === "prime");
  const squares = new Set(all.map((rest) => (rest * rest) % by));
  const isSquare = sort.some(({ kind }) => kind === "square");
  const possible = all.filter((rest) => (!isPrime || gcd(rest, by) === 1) && (!isSquare || squares.has(rest)));
  const dividing = isPrime ? all.filter((n) => n > 1 && by % n === 0 && fits(sort, n)) : [];
  if (isPrime && fits(sort, by)) dividing.push(0);
  const told = possible.filter((rest) => sort.every(({ rests }) => !rests || rests.left.includes(rest % rests.by)));
  return [...new Set([...told, ...dividing])].sort((one, other) => one - other);
}

/** Composite always, and prime never: one number divides all of them and is less, or they are products already. */
function byFactors(claim: Claim, choices: number[][], always: boolean): Judged["proof"] {
  const { is, how, members } = claim;
  const [only, ...more] = is;
  const kind = only?.length === 1 && more.length === 0 ? only[0]?.kind : undefined;
  if (!kind || kind === "square" || (kind === "composite") !== always) return null;
  const least = Math.min(...choices.flat());
  if (((how === "product" && members.length > 1) || how === "square") && least > 1) return { kind: "product" };
  if (how === "difference" || how === "among") return null;
  const smallest = Math.min(...choices.map((numbers) => made(claim, numbers)));
  const by = [2, 3, 5, 7, ...members.flat().flatMap(({ rests }) => (rests?.left.join() === "0" ? rests.by : []))].find(
    (one) =>
      smallest > one &&
      (casesOf(claim, one * (lcmOf(claim) / gcd(one, lcmOf(claim)))) ?? [[1]]).every(
        (rests) => restOf(claim, rests, one * (lcmOf(claim) / gcd(one, lcmOf(claim)))) % one === 0,
      ),
  );
  return by === undefined || by < 2 ? null : { kind: "factor", by };
}

const lcmOf = ({ members }: Claim): number => members.flat().reduce((all, { rests }) => lcm(all, rests?.by ?? 1), 1);

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
