/** A problem's answer, found anew in another way than its solution does, by trying all cases where that is possible. */
export type Recomputation = {
  answer: () => number | string;
  /** By its code, where each foreseen slip leads. */
  slips: Record<string, number | string>;
  /** What students may write instead of the key, */
  right: string[];
  /** and what is near it, and wrong. */
  wrong: string[];
};
