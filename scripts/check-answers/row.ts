import { formCodes, type Rubric } from "../../packages/checker/src/index.ts";

/** One line of a corpus; `expected` is a key of the rubric, too. */
export type Row = { id?: unknown; expected: string; given: string; rubric?: Partial<Rubric> };

/** What is wrong with something that should be a row; null if nothing is. */
export function isRow(row: unknown): string | null {
  if (!isRecord(row)) return "not an object";
  if (typeof row.expected !== "string") return "expected is not a string";
  if (typeof row.given !== "string") return "given is not a string";
  return row.rubric === undefined ? null : rubricProblem(row.rubric);
}

function rubricProblem(rubric: unknown): string | null {
  if (!isRecord(rubric)) return "rubric is not an object";
  const { keys, letters, form, decimals, figures, tolerance, domain, base, foreseen } = rubric;
  const known: readonly unknown[] = formCodes;
  if (!isListOf(keys, isText)) return "rubric.keys is not a list of strings";
  if (!isListOf(letters, isText)) return "rubric.letters is not a list of strings";
  if (!isListOf(form, (code) => known.includes(code))) return `rubric.form is not a list of ${known.join(", ")}`;
  if (decimals !== undefined && !(Number.isInteger(decimals) && Number(decimals) >= 0))
    return "rubric.decimals is not a whole number";
  if (tolerance !== undefined && !(typeof tolerance === "number" && tolerance >= 0))
    return "rubric.tolerance is not a number from 0 up";
  if (figures !== undefined && !(Number.isInteger(figures) && Number(figures) > 0))
    return "rubric.figures is not a whole number from 1 up";
  if (base !== undefined && !(Number.isInteger(base) && Number(base) >= 2 && Number(base) <= 16))
    return "rubric.base is not a whole number from 2 to 16";
  if (domain !== undefined && domain !== "same") return 'rubric.domain is not "same"';
  for (const [name, values] of Object.entries(choices)) {
    const value = rubric[name];
    if (value !== undefined && !values.some((one) => one === value))
      return `rubric.${name} is not ${values.join(" or ")}`;
  }
  const isForeseen = (entry: unknown) => isRecord(entry) && isText(entry.answer) && isText(entry.feedback);
  return isListOf(foreseen, isForeseen) ? null : "rubric.foreseen is not a list of answers with their feedback";
}

const choices: Record<string, readonly string[]> = {
  kind: ["ratio", "time", "interval"],
  order: ["given"],
  repeats: ["count", "ignore"],
  credit: ["parts"],
  solving: ["optional"],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === "string";

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isEntry));
}
