import { numberOf, quotientIn, realRoots } from "../algebra/polynomials.ts";
import { isDefined } from "../arithmetic/complex.ts";
import { exactValue } from "../arithmetic/exact.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { rational } from "../arithmetic/rational.ts";
import { substitute } from "../syntax/rewriting.ts";
import { childrenOf, type Node, numberNode, type Sign, some, subtraction } from "../syntax/syntax.ts";
import { sameValue } from "../values/same-value.ts";

/** Where an inequality holds: at each place in order, and on the stretches between them, the first and last endless. */
export type SignTable = { places: Node[]; atPlaces: boolean[]; between: boolean[] };

const BENDS_MAX = 3;
const PLACES_MAX = 24;
const noLetters: ReadonlyMap<string, number> = new Map();

/**
 * Where `left sign right` holds, in one letter: polynomials, fractions of them, absolute values and a square root.
 * Exact: between two neighbouring zeros, poles and bends the sign cannot change. Null for anything else.
 */
export function signTable(left: Node, right: Node, sign: Sign, letter: string): SignTable | null {
  const difference = subtraction(left, right);
  const places = placesOf(difference, letter);
  if (!places) return null;
  const at = (place: Node) => signAt(substitute(difference, letter, place));
  const atPlaces = places.map(({ node }) => holds(at(node), sign));
  const between: (boolean | null)[] = [];
  for (let index = 0; index <= places.length; index++) {
    const [from, to] = [places[index - 1]?.value, places[index]?.value];
    const middle =
      from === undefined ? (to ?? 1) - 1 : to === undefined ? from + 1 : from + (to - from) * (0.4 + 1 / 32);
    const node = numberOf(rational(BigInt(Math.round(middle * 2 ** 24)), 2n ** 24n));
    between.push(holds(at(node), sign));
  }
  if ([...atPlaces, ...between].includes(null)) return null;
  return { places: places.map(({ node }) => node), atPlaces: atPlaces.map(Boolean), between: between.map(Boolean) };
}

/** Null where the sign cannot be told. */
function holds(found: number | "undefined" | null, sign: Sign): boolean | null {
  if (found === null) return null;
  if (found === "undefined") return false;
  if (found === 0) return sign === "≤" || sign === "≥" || sign === "=";
  if (sign === "≠") return true;
  return sign === ">" || sign === "≥" ? found > 0 : sign === "<" || sign === "≤" ? found < 0 : false;
}

function signAt(node: Node): number | "undefined" | null {
  const value = exactValue(node);
  if (value) return value.num > 0n ? 1 : value.num < 0n ? -1 : 0;
  const number = numericValue(node, noLetters);
  if (isDefined(number)) {
    if (number.im !== 0) return "undefined";
    if (Math.abs(number.re) > 4 * number.err) return Math.sign(number.re);
    return sameValue(node, numberNode(rational(0n))) ? 0 : null;
  }
  return some(node, (inner) => inner.kind === "divide" && isZero(inner.right)) ? "undefined" : null;
}

const isZero = (node: Node) => sameValue(node, numberNode(rational(0n)));

type Place = { node: Node; value: number };

/** Every place where the sign may change, in order. */
function placesOf(node: Node, letter: string): Place[] | null {
  const places: Place[] = [];
  for (const branch of branchesOf(node, letter) ?? [null]) {
    const quotient = branch && quotientIn(branch, letter);
    if (!quotient) return null;
    for (const side of [quotient.num, quotient.den]) {
      const roots = realRoots(side);
      if (!roots) return null;
      for (const root of roots) add(places, root);
    }
    if (places.length > PLACES_MAX) return null;
  }
  return places.sort((a, b) => a.value - b.value);
}

function add(places: Place[], node: Node) {
  const { re } = numericValue(node, noLetters);
  const near = (place: Place) => Math.abs(place.value - re) < 1e-6 * Math.max(1, Math.abs(re));
  if (!places.some((place) => near(place) && sameValue(place.node, node))) places.push({ node, value: re });
}

/**
 * Expressions without bars and roots whose zeros include every place where the sign may change: each `|u|` once as u and
 * once as -u, and what stands inside bars or under a root.
 */
function branchesOf(node: Node, letter: string): Node[] | null {
  const bends: Node[] = [];
  collectBends(node, letter, bends);
  if (bends.length === 0) return [node];
  const roots = bends.filter((bend) => bend.kind === "root");
  if (bends.length > BENDS_MAX || roots.length > 1 || (roots.length === 1 && bends.length > 1)) return null;
  const [root] = roots;
  if (root?.kind === "root") return rootBranches(node, root, letter);
  const insides = bends.flatMap((bend) => (bend.kind === "absolute" ? [bend.of] : []));
  if (insides.some((inside) => quotientIn(inside, letter) === null)) return null;
  const choices = Array.from({ length: 2 ** bends.length }, (_, choice) =>
    replaced(node, (inner) => {
      const index = bends.indexOf(inner);
      if (index < 0 || inner.kind !== "absolute") return null;
      return (choice >> index) & 1 ? { kind: "negate", of: inner.of } : inner.of;
    }),
  );
  return [...insides, ...choices];
}

/** For `A√u + B`: u, A, and A²u − B², which is 0 wherever the whole is 0. */
function rootBranches(node: Node, root: Extract<Node, { kind: "root" }>, letter: string): Node[] | null {
  const at = (value: bigint) => replaced(node, (inner) => (inner === root ? numberNode(rational(value)) : null));
  const [zero, one, two] = [at(0n), at(1n), at(2n)];
  const slope = subtraction(one, zero);
  if (!sameValue(subtraction(two, one), slope)) return null;
  const squared = (of: Node): Node => ({ kind: "multiply", left: of, right: of, implicit: false });
  const product: Node = { kind: "multiply", left: squared(slope), right: root.of, implicit: false };
  const branches = [root.of, slope, subtraction(product, squared(zero))];
  return branches.every((branch) => quotientIn(branch, letter) !== null) ? branches : null;
}

function collectBends(node: Node, letter: string, found: Node[]) {
  const isBend =
    node.kind === "absolute" || (node.kind === "root" && (node.degree === null || exactValue(node.degree)?.num === 2n));
  if (isBend && some(node, (inner) => inner.kind === "letter" && inner.name === letter)) found.push(node);
  else for (const child of childrenOf(node)) collectBends(child, letter, found);
}

/** The node with some of its parts replaced, outer parts first; `by` returns null for a part that stays. */
function replaced(node: Node, by: (inner: Node) => Node | null): Node {
  const instead = by(node);
  if (instead) return instead;
  switch (node.kind) {
    case "negate":
    case "percent":
    case "degrees":
    case "factorial":
    case "absolute":
      return { ...node, of: replaced(node.of, by) };
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return { ...node, left: replaced(node.left, by), right: replaced(node.right, by) };
    case "power":
      return { ...node, base: replaced(node.base, by), exponent: replaced(node.exponent, by) };
    default:
      return node;
  }
}
