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
  "backslash",
  "digits-go-on",
  "division-by-zero",
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
  "significant-figures",
  "each-once",
] as const;

export type FormCode = (typeof formCodes)[number];

/** Also what no author asks for: that a time is told in the half of the day that the problem means. */
export type MissedForm = FormCode | "half-of-day";

/** Why a readable answer is not the key, where that is certain. */
export const differenceCodes = [
  "opposite-sign",
  "part-missing",
  "part-too-many",
  "swapped",
  "wrong-unit",
  "interval-end",
  "rounded-too-early",
  "list-for-number",
] as const;

export type DifferenceCode = (typeof differenceCodes)[number];

/** What an author has to mend in a rubric, beside what cannot be read. */
export type TrapCode = "letter-or-unit" | "rejects-itself" | "two-readings" | "ratio-or-time";

/** Thrown inside the reader only; `read` turns it into a reply. The position counts in the normalised text. */
export class Unreadable extends Error {
  readonly code: UnreadableCode;
  readonly position: number;
  constructor(code: UnreadableCode, position: number) {
    // Nobody looks where in the reader it was thrown, and to note that takes longer than to find out.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(code);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.position = position;
  }
}
