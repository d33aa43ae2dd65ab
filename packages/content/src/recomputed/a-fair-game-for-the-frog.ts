import type { Recomputation } from "../testing/recomputation.ts";

const faces = [1, 2, 3, 4, 5, 6];
const products = faces.flatMap((red) => faces.map((blue) => red * blue));
const turtle = products.filter((product) => product % 2 === 0).length;
const frog = products.length - turtle;
const points = (each: number) => turtle === frog * each;

export const recomputation: Recomputation = {
  answer: () =>
    Array.from({ length: 100 }, (_, each) => each)
      .filter(points)
      .join(" or "),
  slips: {
    "even-and-odd": faces.filter((face) => face % 2 === 0).length / faces.filter((face) => face % 2 === 1).length,
    "all-boxes": products.length / frog,
    "boxes-of-the-turtle": turtle,
  },
  right: ["3 points", "27÷9", "3分"],
  wrong: ["2", "9", "1/3", "36"],
};
