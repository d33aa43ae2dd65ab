import { type Retelling, told } from "./retelling.ts";

/** Bare products of parentheses with one term in each, and factors in a GCD's or an LCM's parentheses. */
export const ofFormulasTold: Retelling[] = [
  ...told(["(?<e>(?:\\(-?\\d{0,4}(?:[a-z](?:\\^\\{?\\d{1,2}\\}?)?){0,4}\\)){2,4})(?: ?=)?"], ({ e = "" }) =>
    /[a-z]/.test(e) && !/\(-?\)/.test(e) ? `simplify ${e}` : null,
  ),
  ...told(
    ["(?:calculate |compute )?(?<f>lcm|gcd|gcf|hcf) ?\\((?<e>[\\d^*·, {}]{5,60})\\)(?: ?=)?"],
    ({ f, e = "" }) => {
      const parts = e.replaceAll("·", "*").split(/, ?/);
      return parts.length >= 2 && parts.every((part) => /[*^]/.test(part))
        ? `the ${f} of the values ${parts.join(", ")}`
        : null;
    },
  ),
];
