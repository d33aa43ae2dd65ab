import type { Recomputation } from "../testing/recomputation.ts";

const ARMS = 8;
const chest = { red: 12, blue: 10, green: 5 };

/** Every bunch of socks that has no eight of one color. */
function uselessBunches(): number[] {
  const sizes: number[] = [];
  for (let red = 0; red <= chest.red; red += 1) {
    for (let blue = 0; blue <= chest.blue; blue += 1) {
      for (let green = 0; green <= chest.green; green += 1) {
        if (Math.max(red, blue, green) < ARMS) sizes.push(red + blue + green);
      }
    }
  }
  return sizes;
}

export const recomputation: Recomputation = {
  answer: () => Math.max(...uselessBunches()) + 1,
  slips: { "only-five-green": 3 * (ARMS - 1) + 1, "one-short": Math.max(...uselessBunches()), "lucky-dip": ARMS },
  right: ["20 socks", "20只", "7+7+5+1"],
  wrong: ["21", "24", "27", "15"],
};
