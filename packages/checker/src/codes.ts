/** Why an answer could not be read. Both locales explain each to a child; see UNREADABLE.md. */
export const unreadableCodes = [
  "nothing-there",
  "too-long",
  "too-complicated",
  "too-big",
  "bracket-not-closed",
  "bracket-not-opened",
  "operand-missing",
  "operator-missing",
  "number-not-clear",
  "unknown-letter",
  "unknown-word",
  "unexpected-character",
] as const;

export type UnreadableCode = (typeof unreadableCodes)[number];

/** The forms that a rubric may require of an answer whose value is right. */
export const formCodes = [
  "simplest-fraction",
  "mixed-number",
  "improper-fraction",
  "decimal",
  "percent",
  "exact",
  "expanded",
  "factored",
  "solved",
  "with-unit",
  "power",
  "simplest-radical",
  "decimal-places",
  "simplest-ratio",
] as const;

export type FormCode = (typeof formCodes)[number];

/** Thrown inside the reader only; `read` turns it into a reply. The position counts in the normalised text. */
export class Unreadable extends Error {
  readonly code: UnreadableCode;
  readonly position: number;
  constructor(code: UnreadableCode, position: number) {
    super(code);
    this.code = code;
    this.position = position;
  }
}
