/** What a piece of a text is, as far as its signs show. `time` is 8:30 and no ratio. */
export type Kind = "number" | "letter" | "expression" | "equation" | "inequality" | "point" | "digits" | "based";

/** A formula or number in a text. */
export type Span = {
  kind: Kind;
  /** In one spelling: x² and x2 are x^2, 1,000 is 1000. */
  text: string;
  from: number;
  to: number;
  /** Whether it was written in words: "three". */
  isInWords: boolean;
};
