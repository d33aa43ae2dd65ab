import { type Answer, asked, read } from "@dripstone/checker/mathematics";
import { isInChinese } from "./lines-in.ts";

/** A line of working as it was read; `goesOn` where it begins with a sign that leads on from the line before. */
export type Line = { answer: Answer; goesOn: boolean };

const LINE_MAX = 400;

/** A line as it was written; null for what can't be read. */
export function readLine(text: string): Line | null {
  // Nobody knows whether 6 ÷ 2(1 + 2) is 9 or 1.
  if (text.length > LINE_MAX || /[÷/]\s*[\da-z]+\s?\(/i.test(text)) return null;
  const plain = withoutMarks(text);
  if (isInChinese(plain.replace(leading, ""))) return null;
  const found = read(withBothSigns(plain.replace(leading, "")), asked(null, { units: false }));
  return found.ok && found.met.size === 0
    ? { answer: found.answer, goesOn: /^\s*(?:=(?!>)|原式\s*=)/.test(plain) }
    : null;
}

const leading =
  /^\s*(?:原式)?\s*(?:=>|=|⇒|⟹|\\Rightarrow|→|->|∴|so |then |and so |therefore |hence |所以|因此|于是|则|得到|得|即|故|解得|解)?[,，:：\s]*=?\s*/i;

/** `15% of 80` is a product, and beside `÷` a fraction is one number; money, degrees and numbered roots are numbers and letters. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/\$(?=\s?\d)|[¥￥€£]|(?<=\d)\s?(?:元|dollars?|cents?|美元)/gi, "")
    .replaceAll(/(?<=[\d%)]) of (?=[\d(])/gi, " * ")
    .replaceAll(/(?<=[\d%)])\s?的\s?(?=[\d(])/g, " * ")
    .replaceAll(/(?<![\d./])\d+\/\d+(?![\d./])/g, (fraction) => (text.includes("÷") ? `(${fraction})` : fraction))
    .replaceAll(/(?<![a-z\d])([a-z])_?\{?[₁₂12]\}?\s*(?==)/gi, "$1 ")
    .replaceAll(/[;；。.]\s*$/g, "");

/** `x = 5 ± 2` is two equations. */
const withBothSigns = (text: string) => {
  const both = /±|\\pm|\+\/-|\+-/g;
  return both.test(text) ? `${text.replaceAll(both, "+")} or ${text.replaceAll(both, "-")}` : text;
};
