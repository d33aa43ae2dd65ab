import type { Recomputation } from "../testing/recomputation.ts";

const AHEAD = 13;
const lilyIsAwake = (hourInBoston: number) => hourInBoston >= 7 && hourInBoston < 20;
const grandpaIsAwake = (hourInBeijing: number) => hourInBeijing >= 6 && hourInBeijing < 21;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const shared = hours.filter((hour) => lilyIsAwake(hour) && grandpaIsAwake((hour + AHEAD) % 24));

export const recomputation: Recomputation = {
  answer: () => shared.length,
  slips: {
    "evening-only": shared.filter((hour) => hour >= 12).length,
    "morning-only": shared.filter((hour) => hour < 12).length,
    "same-clock": hours.filter((hour) => lilyIsAwake(hour) && grandpaIsAwake(hour)).length,
  },
  right: ["4 hours", "4小时", "3+1", "四个小时"],
  wrong: ["2", "5", "11", "15"],
};
