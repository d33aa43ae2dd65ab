import type { Recomputation } from "../testing/recomputation.ts";

const LEAF_CM = 200;
const DELAY_TENTHS = 20;

/** Both radii in centimeters, by tenths of a second after the first drop. */
const radii = Array.from({ length: 200 }, (_, tenths) => ({
  tenths,
  first: 3 * tenths,
  second: 5 * Math.max(0, tenths - DELAY_TENTHS),
}));
const meeting = radii.find(({ first, second }) => second > 0 && second >= first);
const { first: radius, tenths } =
  meeting?.first === meeting?.second && meeting ? meeting : { first: Number.NaN, tenths: Number.NaN };

export const recomputation: Recomputation = {
  answer: () => LEAF_CM - radius,
  slips: {
    "from-the-middle": radius,
    "no-late-start": LEAF_CM - 3 * (tenths - DELAY_TENTHS),
    "when-it-falls": LEAF_CM - 3 * DELAY_TENTHS,
  },
  right: ["50 cm", "50厘米", "0.5 m", "200-150"],
  wrong: ["5", "90", "50 m", "100"],
};
