/**
 * How much each of many signs weighs for each of many classes, in as few bytes as can be read at once: two for a weight, and twelve for a sign. Of a sign's
 * name only a number is kept, which is its own among all that are packed.
 */
export type Packed = {
  /** The signs' numbers, ascending. */
  signs: Float64Array;
  /** Where each sign's weights end, which begin where those of the sign before it end. */
  ends: Uint32Array;
  /** Ascending by class: how many classes further (ten bits), and the weight (six). */
  weights: Uint16Array;
};

const WEIGHT_BITS = 6;
const ZERO = 1 << (WEIGHT_BITS - 1);
const STEP_MAX = (1 << (16 - WEIGHT_BITS)) - 1;

/** No weight that is packed is larger. */
export const PACKED_MAX = ZERO - 1;

/** Packs each sign's weights, whole numbers up to `PACKED_MAX`, with the classes ascending. */
export function pack(all: ReadonlyMap<string, readonly (readonly [of: number, weight: number])[]>): Packed {
  const named = [...all].map(([name, own]) => ({ sign: numberOf(name), own }));
  named.sort((one, other) => one.sign - other.sign);
  if (named.some(({ sign }, at) => sign === named[at - 1]?.sign)) throw new Error("two signs have the same number");
  const weights: number[] = [];
  const ends = named.map(({ own }) => {
    let from = 0;
    for (const [of, weight] of own) {
      // A step that is too long is made of several, to classes for which nothing is added.
      for (; of - from > STEP_MAX; from += STEP_MAX) weights.push(packedAs(STEP_MAX, 0));
      weights.push(packedAs(of - from, weight));
      from = of;
    }
    return weights.length;
  });
  const signs = Float64Array.from(named, ({ sign }) => sign);
  return { signs, ends: Uint32Array.from(ends), weights: Uint16Array.from(weights) };
}

const packedAs = (step: number, weight: number) => (step << WEIGHT_BITS) | (weight + ZERO);

/** Adds to each class's sum what a sign weighs for it, so many times; nothing for a sign that is not here. */
export function addWeights({ signs, ends, weights }: Packed, name: string, times: number, sums: Float64Array): void {
  const at = placeOf(signs, numberOf(name));
  if (at === null) return;
  let of = 0;
  for (let nth = at > 0 ? (ends[at - 1] as number) : 0; nth < (ends[at] as number); nth++) {
    const packed = weights[nth] as number;
    of += packed >> WEIGHT_BITS;
    sums[of] = (sums[of] as number) + ((packed & (2 * ZERO - 1)) - ZERO) * times;
  }
}

function placeOf(signs: Float64Array, sign: number): number | null {
  let [from, to] = [0, signs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((signs[middle] as number) < sign) from = middle + 1;
    else to = middle;
  }
  return signs[from] === sign ? from : null;
}

/** A name as a number of 53 bits: two multiplicative hashes of its characters, beside each other. */
function numberOf(name: string): number {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ (one >>> 16), 0xc2b2ae35);
  return ((one ^ (one >>> 13)) >>> 0) * 2 ** 21 + (two >>> 11);
}

/** How many signs and weights there are; eight bytes, so that what follows begins where its kind of number may. */
const HEAD_BYTES = 8;

/** As a file has it: the numbers of signs and of weights, and then the three rows, all in the order of bytes that every machine of today has. */
export function bytesOf({ signs, ends, weights }: Packed): Uint8Array {
  const parts = [Uint32Array.of(signs.length, weights.length), signs, ends, weights];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** What a file has. The bytes are not copied. */
export function packedIn({ buffer, byteOffset, byteLength }: Uint8Array): Packed {
  const [count = 0, weights = 0] = new Uint32Array(buffer, byteOffset, 2);
  const ends = byteOffset + HEAD_BYTES + count * 8;
  if (HEAD_BYTES + count * 12 + weights * 2 !== byteLength) throw new Error("the file of weights is not whole");
  return {
    signs: new Float64Array(buffer, byteOffset + HEAD_BYTES, count),
    ends: new Uint32Array(buffer, ends, count),
    weights: new Uint16Array(buffer, ends + count * 4, weights),
  };
}
