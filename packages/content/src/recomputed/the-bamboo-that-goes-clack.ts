import type { Recomputation } from "../testing/recomputation.ts";

const TO_FILL_S = 12;
const TO_SWING_BACK_S = 3;

/** Watches the tube second by second. */
function clacksIn(seconds: number): number[] {
  const clacks: number[] = [];
  let [filled, swinging] = [0, 0];
  for (let second = 1; second <= seconds; second += 1) {
    if (swinging > 0) swinging -= 1;
    else filled += 1;
    if (filled < TO_FILL_S) continue;
    clacks.push(second);
    [filled, swinging] = [0, TO_SWING_BACK_S];
  }
  return clacks;
}

const [clack = Number.NaN, next = Number.NaN] = clacksIn(1000).slice(19);

export const recomputation: Recomputation = {
  answer: () => clack,
  slips: { "swung-back": clack + TO_SWING_BACK_S, "no-swing": 20 * TO_FILL_S, "one-round-too-many": next },
  right: ["297 s", "297秒", "12+19*15", "297 seconds"],
  wrong: ["285", "237", "315", "297 minutes"],
};
