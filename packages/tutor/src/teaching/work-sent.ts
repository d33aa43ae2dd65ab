import { newest } from "../newest.ts";
import { partedIn } from "./lines-in.ts";
import { readMessage } from "./read-message.ts";

/** What asks whether something is right. */
export const asksForCheck =
  /\bcheck\b|\bright ?\?|\bcorrect\b|\bwrong\b|\bmistakes?\b|\berrors?\b|\bmess(?:ed)? up\b|检查|对吗|对不对|对么|错|看看|批改|哪一步|是否正确/i;

/**
 * Where working is sent to be checked: the problem that it begins with, and what it ends with, so that whoever goes on from there is understood. Null
 * for any other message. Pure.
 */
export const workSent = (message: string): { problem: string; answer: string } | null =>
  known(message, () => parted(message));

/** With each new message all of its conversation is given again. */
const KNOWN_MAX = 500;
const known = newest<ReturnType<typeof parted>>(KNOWN_MAX);

function parted(message: string): { problem: string; answer: string } | null {
  if (message.length > LENGTH_MAX || !asksForCheck.test(message)) return null;
  const lines = partedIn(message);
  const sides = lines.length === 1 ? sidesOf(lines[0] ?? "") : lines;
  const [problem = "", last = ""] = [sides[0], sides.at(-1)?.replace(/^\s*=\s*/, "")];
  if (sides.length < 2 || last === "" || !/\d/.test(problem)) return null;
  return readMessage(problem).outcome.kind === "solved" ? { problem, answer: last } : null;
}

const LENGTH_MAX = 1_000;

/** `12 - 3 · 2 = 18`: a calculation, and what it is said to come to. */
const sidesOf = (line: string): string[] =>
  /[a-z<>≤≥]/i.test(line) ? [line] : line.split("=").map((side) => side.trim());
