import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Where both are, counted from the bridge in Ada's direction, in 240ths of a lap: 3 ticks of a 480th of an hour are much finer than they need. */
const LAP = 240;
const TICKS = 480;
const meetings: { tick: number; place: number }[] = [];
for (let tick = 1; tick <= TICKS; tick += 1) {
  const ada = (tick * 10 * LAP) / TICKS;
  const bruno = -(tick * 6 * LAP) / TICKS;
  if ((ada - bruno) % LAP === 0) meetings.push({ tick, place: ada % LAP });
}

export const recomputation: ChoiceRecomputation = {
  answer: () => new Set(meetings.map(({ place }) => place)).size,
  slips: {
    "at the bridge": meetings.filter(({ place }) => place === 0).length,
    "in the same direction": 60 / 6 - 60 / 10,
    "without the last meeting": meetings.filter(({ tick }) => tick < TICKS).length,
    "all meetings": meetings.length,
  },
};
