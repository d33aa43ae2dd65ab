import type { Recomputation } from "../testing/recomputation.ts";

/** The bars that each digit lights: a at the top, then clockwise b to f, and g in the middle. */
const bars = ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"];
const swapped: Record<string, string> = { a: "d", b: "c", c: "b", d: "a", e: "f", f: "e", g: "g" };

/** The digit in the pond; -1 if it is none. */
const reflect = (digit: string) =>
  bars.indexOf(
    [...(bars[Number(digit)] ?? "")]
      .map((bar) => swapped[bar])
      .sort()
      .join(""),
  );

const times = Array.from({ length: 24 * 60 }, (_, minute) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(""),
);
const pairs = times
  .map((time) => ({ time, digits: [...time].map(reflect) }))
  .filter(({ digits }) => !digits.includes(-1))
  .map(({ time, digits }) => ({ time, image: digits.join("") }));
const shown = pairs.filter(({ image }) => times.includes(image));
const isRight = ({ time, image }: { time: string; image: string }) => time === image;
const hasMinutes = ({ image }: { image: string }) => Number(image.slice(2)) < 60;

export const recomputation: Recomputation = {
  answer: () => shown.length - shown.filter(isRight).length,
  slips: {
    "right-times-too": shown.length,
    "right-times-only": shown.filter(isRight).length,
    "fifty-oclock": pairs.filter((pair) => hasMinutes(pair) && !isRight(pair)).length,
  },
  right: ["264 minutes", "360-96", "264分钟"],
  wrong: ["480", "1440", "132", "265"],
};
