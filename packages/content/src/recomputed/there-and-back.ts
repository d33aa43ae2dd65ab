import type { Recomputation } from "../testing/recomputation.ts";

const BRIDGE = "a";
const toTheSpring = [BRIDGE, "b", "c"];
const toTheCave = ["p", "q", "r", "s"];

/** Every choice of four paths: there, there, back and back. */
const walks = toTheSpring.flatMap((first) =>
  toTheCave.flatMap((second) => toTheCave.flatMap((third) => toTheSpring.map((last) => [first, second, third, last]))),
);
const neverTwice = walks.filter((paths) => new Set(paths).size === 4);
const overTheBridge = neverTwice.filter((paths) => paths.includes(BRIDGE));

export const recomputation: Recomputation = {
  answer: () => overTheBridge.length,
  slips: {
    "no-bridge": neverTwice.length,
    "one-direction": overTheBridge.filter(([first]) => first === BRIDGE).length,
    "same-path-back": walks.filter(([first, , , last]) => first !== last && [first, last].includes(BRIDGE)).length,
  },
  right: ["24+24", "2*4*3*2", "48种"],
  wrong: ["12", "144", "36"],
};
