/** How signs are taken that schools use in two ways. */
export type Manner = {
  /** Of `100,200`: one number or two; `decimal`: `0,625` is 0.625. */
  comma: "groups" | "separates" | "decimal";
  /** Of `3+-2`: 3 ± 2, or 3 + (-2). */
  plusMinus: "one-sign" | "two-signs";
  /** Of `n/2(n+1)`: everything up to the next sign is below the line, or the 2 alone. */
  slash: "product-below" | "number-below";
  /** Of `1/2x`: half of x, or 1 over 2x. */
  half: "times" | "below";
  /** Of `5.1e-2`: 5.1 · 10⁻², or 5.1 · e - 2. */
  exponent: "of-ten" | "of-e";
  /** What was met in the answer that another manner takes otherwise. */
  met: Set<Doubt>;
};

export type Doubt = "comma" | "plusMinus" | "slash" | "half" | "exponent";

export const commonManner = (): Manner => ({
  comma: "groups",
  plusMinus: "one-sign",
  slash: "product-below",
  half: "times",
  exponent: "of-ten",
  met: new Set(),
});
