import { checkAnswer } from "@dripstone/checker";

/** What must hold of an answer, as an aside says: "from 0 to 4", "there are two answers", "yes or no". */
export type Held =
  | { kind: "between"; from: number; to: number }
  | { kind: "above"; than: number }
  | { kind: "below"; than: number }
  | { kind: "not"; value: number }
  | { kind: "whole" }
  | { kind: "positive" }
  | { kind: "how-many"; count: number }
  | { kind: "listed" }
  | { kind: "one" }
  | { kind: "letters"; letters: string[] }
  | { kind: "except"; value: number; more?: number[] }
  | { kind: "power" }
  | { kind: "unit"; key: string }
  | { kind: "among"; choices: string[] }
  | { kind: "yes-no" };

/** Whether what is said holds of an answer as the checker reads it; an answer in other signs than numbers does not stand the test. */
export function holdsOf(answer: string, held: Held): boolean {
  if (held.kind === "yes-no") return /^(?:yes|no|true|false|是|否|能|不能)$/i.test(answer.trim());
  if (held.kind === "listed") return true;
  if (held.kind === "among") return held.choices.filter((choice) => isSame(choice, answer)).length === 1;
  if (held.kind === "one") return !/[,=]/.test(answer.replace(/^\s*[a-z]\s*=/i, ""));
  if (held.kind === "letters") return isOfLetters(answer, held.letters);
  // Of an expression it tells only where it has a value.
  if (held.kind === "except")
    return answer
      .split(/,|\bor\b/)
      .every((value) => ![held.value, ...(held.more ?? [])].includes(worthOf(value) ?? Number.NaN));
  if (held.kind === "power") return answer.includes("^");
  if (held.kind === "unit") return isMeasured(answer, held.key);
  const residue = /^[a-z] ?≡ ?(\d+) ?\(mod (\d+)\)$/i.exec(answer.trim());
  if (residue)
    return held.kind === "between" && held.from >= 0 && held.to < Number(residue[2]) && isIn(Number(residue[1]), held);
  const values = answer.split(/,|\bor\b/).map(worthOf);
  const numbers = values.filter((value) => value !== null);
  if (numbers.length !== values.length) return false;
  switch (held.kind) {
    case "between":
      return numbers.every((value) => isIn(value, held));
    case "above":
      return numbers.every((value) => value > held.than);
    case "below":
      return numbers.every((value) => value < held.than);
    case "not":
      return numbers.every((value) => value !== held.value);
    case "whole":
      return numbers.every(Number.isInteger);
    case "positive":
      return numbers.every((value) => value > 0);
    case "how-many":
      return numbers.length === held.count;
  }
}

/** Just these letters, each with one value, as (x, y) asks for. */
function isOfLetters(answer: string, letters: readonly string[]): boolean {
  const named = answer.split(",").map((value) => /^\s*([a-z])\s*=(?!.*\bor\b)/i.exec(value)?.[1]);
  return named.length === letters.length && letters.every((letter) => named.includes(letter));
}

/** Dollars may go without saying. */
const isMeasured = (answer: string, key: string) =>
  answer.endsWith(` ${key}`) || (["dollars", "元"].includes(key) && /^-?[\d./]+$/.test(answer));

const isSame = (choice: string, answer: string): boolean =>
  [
    [choice, answer],
    [answer, choice],
  ].some(([given = "", key = ""]) => checkAnswer(given, { keys: [key] }).verdict === "equal");

const isIn = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to;

function worthOf(written: string): number | null {
  const [, sign, above, below] =
    /^\s*(?:[a-z]\s*=)?\s*(-?)(\d{1,15}(?:\.\d+)?)(?:\/(\d{1,15}))?\s*$/i.exec(written) ?? [];
  if (above === undefined) return null;
  return ((sign === "-" ? -1 : 1) * Number(above)) / Number(below ?? 1);
}
