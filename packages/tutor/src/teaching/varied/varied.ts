import type { Question } from "../../solver/question.ts";
import { readMessage } from "../read-message.ts";
import { withOtherNumbers } from "./numbers.ts";
import { asksQuantity, withOtherQuantity } from "./quantities.ts";
import { changeTold } from "./told.ts";

/**
 * Whether something is asked of the same problem with other numbers, or something else of the same things. Once the answer is found, a number alone
 * may ask so, too ("and 8?"); before that, it may be an answer.
 */
export function asksVaried(message: string, { original }: Pick<Question, "original">, isDone: boolean): boolean {
  if (asksQuantity(message, original)) return true;
  const told = changeTold(message);
  if (!told || isTried(told.change, original) || !hasNumber.test(told.change)) return false;
  return told.isSure || isDone;
}

/** "What if x = 4?" tries out a solution, unless that is what was given. */
const isTried = (change: string, original: string): boolean => {
  const [, letter = ""] = isValueTried.exec(change) ?? [];
  return letter !== "" && !new RegExp(`(?<![a-z])${letter} ?= ?-?\\d+(?![\\d ]*[-+*/a-z])`, "i").test(original);
};

const isValueTried = /^(?:it'?s |it is |the answer is )?([a-z]) ?(?:=|is|was) ?-?\d+(?:[./]\d+)?$/i;
const hasNumber =
  /\d|[一二两三四五六七八九十百千]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b/i;

/** The whole problem as it is asked then, as far as that is sure and the solver reads it; null for anything else. */
export function varied(message: string, question: Pick<Question, "original" | "formulas">): string | null {
  const { original } = question;
  const told = changeTold(message);
  const texts = [
    ...withOtherQuantity(message, original),
    ...(told ? [withOtherFormula(told.change, question), ...withOtherNumbers(told.change, original), told.change] : []),
  ];
  return texts.find((text) => text !== null && text !== original && isRead(text)) ?? null;
}

const isRead = (text: string): boolean => {
  const { kind } = readMessage(text).outcome;
  return kind === "solved" || kind === "guessed";
};

/** “x^2 = 16” in the place of the only formula of a problem. */
function withOtherFormula(change: string, { original, formulas }: Pick<Question, "original" | "formulas">) {
  const formula = formulaAtEnd(change);
  const [old, ...others] = formulas.map(({ text }) => text).filter(isWorked);
  if (formula === null || old === undefined || others.length > 0) return null;
  const written = original.includes(old) ? old : formulaAtEnd(original);
  return written !== null && isWorked(written) ? original.replace(written, () => formula) : null;
}

/** What comes after the last word. */
function formulaAtEnd(text: string): string | null {
  const last = [...text.matchAll(/[a-z]{2,}|\p{Script=Han}|[,，:：]/giu)].at(-1);
  const rest = text
    .slice(last ? last.index + last[0].length : 0)
    .replace(/[\s?.!？。]+$/, "")
    .trim();
  return isWorked(rest) ? rest : null;
}

const isWorked = (text: string): boolean => /\d/.test(text) && /[-+*/^=×÷<>≤≥√²³]/.test(text.replace(/^\s*-/, ""));
