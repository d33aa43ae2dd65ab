import type { Step } from "../../../solution.ts";
import type { Power } from "./sum.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** A longer cycle is not written down. */
const SHOWN_MAX = 20;

/** The remainder that a power leaves, found by the cycle of the powers before it. */
export function powerRest({ base, exponent }: Power, modulus: bigint, steps: Step<Code>[]): bigint {
  const start = base % modulus;
  if (base >= modulus)
    steps.push({ code: "base", values: { base: `${base}`, rest: `${start}`, modulus: `${modulus}` } });
  if (exponent === 1n || start < 2n) return start;
  const { rests, before } = cycleOf(start, modulus);
  const length = BigInt(rests.length) - before;
  const place = exponent <= before ? exponent : before + 1n + ((exponent - before - 1n) % length);
  const rest = rests[Number(place) - 1] ?? 0n;
  const shared = { base: `${start}`, modulus: `${modulus}`, rest: `${rest}`, exponent: `{${exponent}}` };
  if (rests.length > SHOWN_MAX) return add(steps, { code: "long", values: shared }, rest);
  const shown = rests.map((one) => `$${one}$`);
  const values = { ...shared, length: `${length}`, rests: { en: shown.join(", "), ch: shown.join("、") } };
  steps.push({ code: "cycle", values });
  return add(steps, { code: "place", values: { ...values, same: `${place}` } }, rest);
}

function add(steps: Step<Code>[], step: Step<Code>, rest: bigint): bigint {
  steps.push(step);
  return rest;
}

/** The remainders of the first, second, … power until one comes again; so many stand before the cycle. */
function cycleOf(base: bigint, modulus: bigint): { rests: bigint[]; before: bigint } {
  const places = new Map<bigint, number>();
  const rests: bigint[] = [];
  for (let rest = base; ; rest = (rest * base) % modulus) {
    const before = places.get(rest);
    if (before !== undefined) return { rests, before: BigInt(before) };
    places.set(rest, rests.length);
    rests.push(rest);
  }
}
