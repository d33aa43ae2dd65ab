import { toNumber } from "../arithmetic/rational.ts";
import type { Field } from "../arithmetic/residue.ts";
import { childrenOf, lettersIn, type Node, some } from "../syntax/syntax.ts";

const SEED = 0x5eed;
const FIELDS = 2;
const BREAKS_MAX = 24;

/** Remainders for letters, π and e: random, but the same each time. */
export function fieldsOf(prime: bigint): Field[] {
  return Array.from({ length: FIELDS }, (_, index) => {
    const letter = (name: string) => {
      const random = randomNumbers(hash(`${index}:${name}`));
      let value = 0n;
      for (let word = 0; word < 7; word++) value = (value << 32n) | BigInt(Math.floor(random() * 2 ** 32));
      return value % prime;
    };
    return { prime, letter, pi: letter("\u0000pi"), e: letter("\u0000e") };
  });
}

/** One point, the same for a letter in every expression. */
export function firstPointFor(node: Node, whole: boolean): ReadonlyMap<string, number> {
  const draw = (letter: string) => randomNumbers(hash(letter))();
  return new Map(
    [...lettersIn(node)].map((letter) => [letter, whole ? 3 + Math.floor(draw(letter) * 9) : 0.4 + 2 * draw(letter)]),
  );
}

/**
 * Points at which two expressions are compared: small and large, positive and of mixed sign, and on both sides of
 * every place where a number in them may turn a bend (`|x+10|`). Whole numbers where a factorial asks for them.
 */
export function pointsFor(nodes: Node[], letters: string[]): ReadonlyMap<string, number>[] {
  const random = randomNumbers(SEED);
  const between = (low: number, high: number) => low + random() * (high - low);
  const points: ReadonlyMap<string, number>[] = [];
  const add = (count: number, draw: () => number) => {
    for (let index = 0; index < count; index++) points.push(new Map(letters.map((letter) => [letter, draw()])));
  };
  if (nodes.some(countsThings)) {
    for (let start = 1; start <= 14; start++) {
      points.push(
        new Map(letters.map((letter, index) => [letter, Math.max(1, start - ((index * (start % 3)) % start))])),
      );
    }
    add(16, () => Math.floor(between(1, 16)));
    return points;
  }
  const signed = (low: number, high: number) => between(low, high) * (random() < 0.5 ? -1 : 1);
  add(12, () => between(0.1, 3));
  add(8, () => between(3, 20));
  add(10, () => signed(0, 1));
  add(14, () => signed(0.1, 4));
  add(8, () => signed(4, 60));
  add(4, () => signed(200, 2000));
  add(4, () => signed(1e5, 1e6));
  for (const place of bendsIn(nodes)) {
    for (const side of [-0.37, 0.37]) {
      const chosen = letters[Math.floor(random() * letters.length)];
      points.push(new Map(letters.map((letter) => [letter, letter === chosen ? place + side : signed(0.1, 4)])));
    }
  }
  return points;
}

/** Whether the expression has a meaning for whole numbers only. */
export const countsThings = (node: Node) =>
  some(
    node,
    (inner) =>
      inner.kind === "factorial" ||
      inner.kind === "series" ||
      (inner.kind === "call" && (inner.name === "choose" || inner.name === "permute")),
  );

function bendsIn(nodes: Node[]): number[] {
  const sizes = new Set<number>();
  const visit = (node: Node) => {
    if (node.kind === "number") sizes.add(Math.abs(toNumber(node.value)));
    childrenOf(node).forEach(visit);
  };
  nodes.forEach(visit);
  const numbers = [...sizes].filter((size) => size > 0 && size < 1e9).slice(0, 8);
  const places = new Set<number>();
  for (const number of numbers) {
    for (const by of [1, ...numbers]) places.add(number / by).add(-number / by);
  }
  return [...places].slice(0, BREAKS_MAX);
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
