import type { Recomputation } from "../testing/recomputation.ts";

const STEPS = 100_000;

/** Rows there and back in very short steps, and looks at the clock. */
function hoursThereAndBack({ d, v, c }: { d: number; v: number; c: number }): number {
  let hours = 0;
  for (let step = 0; step < 2 * STEPS; step += 1) hours += d / STEPS / (step < STEPS ? v - c : v + c);
  return hours;
}

const rivers = [
  { d: 6, v: 3, c: 1 },
  { d: 10, v: 7, c: 2.5 },
  { d: 1, v: 5, c: 4.9 },
  { d: 31, v: 12, c: 0.25 },
];
/** What the key says, by the rule that it is the share (c/v)² of the time on the river. */
const agrees = rivers.every(({ d, v, c }) => {
  const onTheRiver = hoursThereAndBack({ d, v, c });
  const longer = onTheRiver - hoursThereAndBack({ d, v, c: 0 });
  return Math.abs(longer - onTheRiver * (c / v) ** 2) < 1e-6;
});

export const recomputation: Recomputation = {
  answer: () => (agrees ? "(d/(v-c)+d/(v+c))*(c/v)^2" : "does not agree with the clock"),
  slips: { "no-balance": 0, "whole-time": "d/(v-c)+d/(v+c)" },
  right: ["2dv/(v^2-c^2)-2d/v", "d/(v-c)+d/(v+c)-2d/v", "2dc²/(v³-vc²)"],
  wrong: ["2dc^2/(v^2-c^2)", "2dc/(v^2-c^2)", "-2dc^2/(v(v^2-c^2))", "1/2"],
};
