import type { Recomputation } from "../testing/recomputation.ts";

const RIM = 30;
const SLIDE = 2;

/** Follows the snail to the rim; one that digs slides below the bottom, too. */
function metersOnTheWall(digs = false): number {
  let [height, moved] = [0, 0];
  for (let day = 1; ; day += 1) {
    const climb = Math.min(day, RIM - height);
    [height, moved] = [height + climb, moved + climb];
    if (height === RIM) return moved;
    const slide = digs ? SLIDE : Math.min(SLIDE, height);
    [height, moved] = [height - slide, moved + slide];
  }
}

export const recomputation: Recomputation = {
  answer: () => metersOnTheWall(),
  slips: { "first-night": metersOnTheWall() + 1, "below-the-bottom": metersOnTheWall(true) },
  right: ["60 m", "60米"],
  wrong: ["45", "30", "15"],
};
