import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Widens a cone with sides of 20 until its sides have the area of the half disk, which is π · radius · 20, and looks for the square of its height. */
const halfDisk = (Math.PI * 20 ** 2) / 2;
let thousandths = 0;
while (Math.PI * (thousandths / 1000) * 20 < halfDisk - 1e-9) thousandths += 1;
const radius = thousandths / 1000;
const squareOfHeight = Math.round(20 ** 2 - radius ** 2);

export const recomputation: ChoiceRecomputation = {
  answer: () => `sqrt(${squareOfHeight})`,
  slips: {
    "the radius of the rim": radius,
    "a rim with the area of the half disk": `sqrt(${20 ** 2 - Math.round(halfDisk / Math.PI)})`,
    "the slanted side": 20,
    "a leg for the hypotenuse": `sqrt(${20 ** 2 + radius ** 2})`,
  },
};
