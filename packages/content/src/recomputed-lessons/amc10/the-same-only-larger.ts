import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { wholeNumbers } from "../counting.ts";

export const recomputation: LessonRecomputation = {
  shadow: {
    answer: () => wholeNumbers(1, 100).find((height) => height * 1 === 1.5 * 10) ?? 0,
    slips: { added: 10 + (1.5 - 1) },
  },
  // A lies at (0,6), B at (0,0), C at (9,0): at the height 2 the line meets AC.
  parallel: { answer: () => 9 * ((6 - 2) / 6), slips: { "part-not-whole": 4 } },
  "area-part": {
    answer: () => 0.5 * (12 * 0.75) * (8 * 0.75),
    slips: { "small-only": 48 * 0.75, "length-ratio": 48 / 2 },
  },
  altitude: {
    answer: () => wholeNumbers(1, 13).find((h) => h * h + 16 + (h * h + 81) === 13 * 13) ?? 0,
    slips: { average: (4 + 9) / 2 },
  },
  paper: { answer: () => Math.SQRT2, slips: { "1": 2, "2": 1.5, "4": Math.sqrt(3) } },
};
