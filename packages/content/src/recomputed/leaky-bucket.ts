import type { Recomputation } from "../testing/recomputation.ts";

const WALK_MINUTES = 6;
const GOAL_LITERS = 40;

/** Walks with the bucket, minute by minute. */
function minutesUntilEnough(isLeaking: boolean): number {
  let tub = 0;
  let minutes = 0;
  while (true) {
    let bucket = 12;
    for (let minute = 1; minute <= WALK_MINUTES; minute += 1) if (isLeaking) bucket -= 1 / 2;
    minutes += WALK_MINUTES;
    tub += bucket;
    if (tub >= GOAL_LITERS) return minutes;
    minutes += WALK_MINUTES;
  }
}

const rightMinutes = minutesUntilEnough(true);

export const recomputation: Recomputation = {
  answer: () => rightMinutes,
  slips: {
    "no-leak": minutesUntilEnough(false),
    "last-way-back": rightMinutes + WALK_MINUTES,
    "only-there": Math.ceil(GOAL_LITERS / 9) * WALK_MINUTES,
    "four-rounds": Math.floor(GOAL_LITERS / 9) * 2 * WALK_MINUTES,
  },
  right: ["54 minutes", "54分钟", "9×6"],
  wrong: ["45", "5", "9", "53"],
};
