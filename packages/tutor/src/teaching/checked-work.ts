import type { Locale } from "@dripstone/contract/locale";
import type { Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import { checkWork } from "./check-work.ts";
import { slipWords } from "./slips.ts";
import words from "./words.json" with { type: "json" };

/** Where a student wants to know whether lines of working are right: the first one that is not, and what went wrong where that is sure. */
export function checkedWork(message: string, locale: Locale): Block[] | null {
  const lines = message.split("\n").map((line) => line.trim());
  const working = lines.filter((line) => formula.test(line));
  if (working.length < 2 || !asksForCheck.test(message)) return null;
  const checked = checkWork(working);
  if (checked.kind === "unreadable") return null;
  const said = words[locale];
  if (checked.kind === "right") return [{ kind: "text", title: null, markdown: said.workRight }];
  const line = working[checked.line] ?? "";
  const where = say(said.workWrong, { line: line.replaceAll("`", "") }, locale);
  return [
    { kind: "text", title: null, markdown: where },
    { kind: "hint", title: null, markdown: checked.slip ? slipWords[locale][checked.slip] : said.workLook },
  ];
}

/** A line of a calculation, without words but those that lead from one to the next. */
const formula = /^(?:(?:so|then|所以|得) ?)?[^\p{L}=]*(?:\p{L}[^\p{L}=]*){0,12}=.*$/iu;

const asksForCheck = /\bcheck\b|\bright\?|\bcorrect\b|\bwrong\b|\bmistake\b|检查|对吗|对不对|错/i;
