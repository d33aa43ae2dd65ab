import type { Locale } from "@dripstone/contract/locale";
import type { Asked, Block } from "../engine.ts";
import { say } from "../solver/say.ts";
import { type Checked, checkWork } from "./check-work.ts";
import { standingAfter } from "./conversation.ts";
import { judgeAttempt } from "./judge-attempt.ts";
import { linesIn, partedIn } from "./lines-in.ts";
import { slipWords } from "./slips.ts";
import { turnOf } from "./turn.ts";
import { withAnswer } from "./with-answer.ts";
import words from "./words.json" with { type: "json" };
import { asksForCheck } from "./work-sent.ts";

/**
 * Where a student wants to know whether lines of working are right: the first one that is not, and what went wrong where that is sure; or
 * the first one that can't be judged. Null where nobody asks for it, or there are no lines.
 */
export function checkedWork({ message, history }: Pick<Asked, "message" | "history">, locale: Locale): Block[] | null {
  if (message.length > MESSAGE_MAX) return null;
  if (withAnswer(message)) return null;
  const lines = asRewritten(asksForCheck.test(message) ? partedIn(message) : linesIn(message), message);
  if (!isWanted(message, lines, history)) return null;
  const said = words[locale];
  if (lines.length === 0) return [text(said.sendWork)];
  const { problem } = standingAfter(history);
  const given = problem
    ? givenFor(
        lines,
        problem.question.formulas.map((formula) => formula.text),
      )
    : [];
  const checked = checkWork([...given, ...lines]);
  const place = checked.kind === "right" ? 0 : Math.max(0, checked.line - given.length);
  const line = partOf(lines[place] ?? "", checked).replaceAll("`", "");
  switch (checked.kind) {
    case "wrong":
      return [
        text(say(said.workWrong, { line }, locale)),
        { kind: "hint", title: null, markdown: checked.slip ? slipWords[locale][checked.slip] : said.workLook },
      ];
    case "unreadable":
      return [text(say(place > 0 ? said.workUnreadableFrom : said.workUnreadable, { line }, locale))];
    case "right": {
      const isOther =
        problem !== null && given.length > 0 && judgeAttempt(lines.at(-1) ?? "", problem.solution).verdict === "wrong";
      if (isOther) return [text(said.workRightElsewhere)];
      return [text(isUnsolved(lines) ? said.workRightSoFar : said.workRight)];
    }
  }
}

/** Longer than any working that a person would send. */
const MESSAGE_MAX = 6_000;

/** "Is (x + 3)^2 = x^2 + 9 right?" asks whether the one can be written as the other. */
function asRewritten(lines: string[], message: string): string[] {
  const [only = "", ...others] = lines;
  const [left = "", right = "", ...more] = only.split("=").map((side) => side.trim());
  const isClaim =
    others.length === 0 &&
    more.length === 0 &&
    asksForCheck.test(message) &&
    [left, right].every((side) => /[a-z]/i.test(side));
  return isClaim && /\)|\^|[²³]/.test(left) ? [left, `= ${right}`] : lines;
}

/** Of a chain the two sides that differ. */
function partOf(line: string, checked: Checked): string {
  if (checked.kind !== "wrong" || checked.part === undefined) return line;
  const sides = line.replace(/^\s*=/, "").split("=");
  const found = sides.slice(checked.part, checked.part + 2).map((side) => side.trim());
  return found.length === 2 ? found.join(" = ") : line;
}

const text = (markdown: string): Block => ({ kind: "text", title: null, markdown });

function isWanted(message: string, lines: string[], history: Asked["history"]): boolean {
  if (isChain(lines)) return true;
  const asks = asksForCheck.test(message);
  // One line with a question is an answer to be judged.
  if (asks && lines.length > 0) return lines.length > 1 || (/=/.test(lines[0] ?? "") && !/[a-z]/i.test(lines[0] ?? ""));
  if (asks && turnOf(message) === "check" && standingAfter(history).problem) return false;
  // Who has just been told so asks about that.
  if (asks && turnOf(message) === "why" && standingAfter(history).hasTried) return false;
  if (asks) return asksForWork.test(message);
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  return lines.length > 1 && asksForWork.test(before) && linesIn(before).length === 0;
}

/** `3 × (4 + 5) = 3 × 9 = 28`, or the same over several lines that begin with a sign. */
const isChain = (lines: string[]) =>
  lines.some((line) => (line.match(/(?<![<>])=/g) ?? []).length > 1 && !/[<>≤≥,，a-z\p{Script=Han}]/iu.test(line)) ||
  (lines.length > 1 && lines.slice(1).every((line) => /^=/.test(line)));

/** Words that ask for nothing but to look at working, wherever it is. */
const asksForWork =
  /\b(?:check|look at|look over|review|see)\b.{0,20}\b(?:work|working|steps|solution|answer|homework)\b|\bwhere (?:did i|is my|is the) (?:go wrong|mistake|error|mess)|\bwhat did i do wrong|检查.{0,8}(?:过程|步骤|作业|答案|解法|一下)|哪一步.{0,6}错|哪里.{0,4}错|错在哪|看看.{0,8}(?:过程|步骤|对不对|错)/i;

/** The problem that was talked about, where the lines begin with the next one. */
function givenFor(lines: string[], formulas: string[]): string[] {
  const given = formulas.filter((formula) => /\d/.test(formula));
  const [first = ""] = lines;
  if (given.length === 0 || given.some((formula) => asTyped(formula) === asTyped(first))) return [];
  const [said, known] = [first, given.join(" ")].map((one) => new Set(one.match(/\d+/g) ?? []));
  const shared = [...(said ?? [])].filter((number) => known?.has(number)).length;
  // Of "25% of 80" neither number is what the lines begin with.
  if (given.length > 1 && !/[a-z]/i.test(first)) return [];
  const isInLetters = /[a-z]/i.test(first) === /[a-z]/i.test(given[0] ?? "");
  return isInLetters && shared * 2 >= (said?.size ?? 0) && shared > 0 ? given : [];
}

const asTyped = (formula: string) => formula.replaceAll(/[\s{}*]|\\cdot|\\times|×/g, "");

/** Of an equation, where the last line does not tell what the letter is. */
const isUnsolved = (lines: string[]) => {
  const [first = "", last = ""] = [lines[0], lines.at(-1)?.replaceAll(/\b(?:or|and)\b/g, ",")];
  const isEquation =
    /(?<![a-z])[a-z](?![a-z])/i.test(first) &&
    /[=<>≤≥]/.test(first) &&
    !/^\s*=/.test(lines[1] ?? "") &&
    (first.match(/=/g) ?? []).length < 2;
  const isSolved =
    /(?:^|[^a-z\d])[a-z](?:_?[12₁₂])?\s*(?:[=<>≤≥]|∈).*$|[<>≤≥]\s*[a-z]\s*(?:[<>≤≥]|$)|no |any|all|无|任意/i.test(
      last,
    ) && !/\d\s*[a-z]/i.test(last);
  return lines.length > 1 && isEquation && !isSolved;
};
