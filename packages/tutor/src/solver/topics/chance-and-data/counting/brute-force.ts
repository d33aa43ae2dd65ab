import type { Count, DigitNumbers } from "./work.ts";

/** As many are written down one by one; beyond, the number comes from a table that only adds. */
const LISTED_MAX = 20_000;

/** The number found without the formula. */
export function countedOtherwise(count: Count): bigint {
  switch (count.kind) {
    case "ordered":
      return orders(count.n, count.k);
    case "circle":
      return orders(count.n, count.n) / BigInt(count.n);
    case "chosen":
      return count.groups.reduce((whole, { n, k }) => whole * pascal(n, k), 1n);
    case "letters":
      return spellings(count.word);
    case "pairs": {
      let pairs = 0n;
      for (let one = 1n; one < BigInt(count.n); one++) pairs += one;
      return pairs - BigInt(count.left);
    }
    case "product":
      return count.factors.reduce((results, factor) => sumOf(Array(factor).fill(results)), 1n) - BigInt(count.without);
    case "paths":
      return pathsTo(count.right, count.up);
    case "numbers":
      return numbers(count);
  }
}

const sumOf = (values: bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/** Lists them while there are few; else k-th place after k-th place by the recurrence with and without the last element. */
function orders(n: number, k: number): bigint {
  let listed = 0n;
  const isUsed = new Array<boolean>(n).fill(false);
  const list = (place: number): boolean => {
    if (place === k) return ++listed <= LISTED_MAX;
    for (let one = 0; one < n; one++) {
      if (isUsed[one]) continue;
      isUsed[one] = true;
      if (!list(place + 1)) return false;
      isUsed[one] = false;
    }
    return true;
  };
  if (list(0)) return listed;
  // P(n, k) = P(n-1, k) + k P(n-1, k-1)
  let row: bigint[] = [1n, ...Array(k).fill(0n)];
  for (let size = 0; size < n; size++) row = row.map((value, place) => value + BigInt(place) * (row[place - 1] ?? 0n));
  return row[k] ?? 0n;
}

function pascal(n: number, k: number): bigint {
  let row = [1n];
  for (let size = 0; size < n; size++) row = [...row, 0n].map((value, place) => value + (row[place - 1] ?? 0n));
  return row[k] ?? 0n;
}

/** By what letter comes first, for each stock of letters once. */
function spellings(word: string): bigint {
  const known = new Map<string, bigint>([["", 1n]]);
  const count = (stock: string): bigint => {
    const found = known.get(stock);
    if (found !== undefined) return found;
    const firsts = [...new Set(stock)];
    const total = sumOf(firsts.map((letter) => count(stock.replace(letter, ""))));
    known.set(stock, total);
    return total;
  };
  return count([...word].sort().join(""));
}

function pathsTo(right: number, up: number): bigint {
  let row: bigint[] = Array(right + 1).fill(1n);
  for (let height = 0; height < up; height++) {
    let left = 0n;
    row = row.map((below) => {
      left += below;
      return left;
    });
  }
  return row[right] ?? 0n;
}

/** Every number of that length, looked at digit by digit. */
function numbers({ digits, length, repeated, parity }: DigitNumbers): bigint {
  const allowed = new Set(digits.map(String));
  let found = 0n;
  for (let number = 10 ** (length - 1); number < 10 ** length; number++) {
    if (parity !== "any" && number % 2 !== (parity === "even" ? 0 : 1)) continue;
    const signs = [...`${number}`];
    if (signs.every((sign) => allowed.has(sign)) && (repeated || new Set(signs).size === length)) found++;
  }
  return found;
}
