import { readMessage } from "../teaching/read-message.ts";
import { showsAttempt, turnOf } from "../teaching/turn.ts";

/**
 * Whether a message says what somebody has got, or asks whether something is right, and is about no other problem: one in other letters is
 * another, and so is one that is to be solved. `letters` are those of the problem that was asked.
 */
export function isGuess(message: string, letters: ReadonlySet<string>): boolean {
  const text = plain(message);
  const said = lettersIn(text);
  const isItsOwn = said.length > 0 && said.every((letter) => letters.has(letter));
  if (!inWords.test(text)) return isItsOwn || isValue.test(text);
  const asks = asksWhether.test(text);
  if (!asks && !showsAttempt(message) && turnOf(message) !== "attempt") return false;
  if (isItsOwn) return asks || !isTask(message);
  // A sum in numbers alone is none of a problem in letters.
  const isSum = letters.size > 0 && text.includes("=");
  return said.length === 0 && !isSum && !isTask(message);
}

/** Whether a message poses a problem that the solver knows, and is no guess at another one in the same letters. */
export const posesOther = (message: string, letters: ReadonlySet<string>): boolean =>
  !isGuess(message, letters) && isSolved(message);

/** The letters that stand for numbers in a problem: those of its formulas, or, where none is set apart, of its calculations. */
export function lettersOf(text: string): string[] {
  const formulas = text.match(/\$[^$]+\$/g);
  const letters = formulas?.flatMap((one) => one.replaceAll(/\\[a-z]+/gi, " ").match(loneLetter) ?? []);
  return (letters ?? lettersIn(text.replaceAll(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, " "))).map((letter) =>
    letter.toLowerCase(),
  );
}

const loneLetter = /(?<!\p{L})[a-z](?!\p{L})/giu;

/** Letters beside the signs of a calculation. */
const lettersIn = (text: string): string[] => [...new Set(text.match(letterInCalculation))];

const letterInCalculation = /(?<![\p{L}'])[a-z](?=\s?[-+*/^=()²³])(?!\p{L})|(?<=[-+*/^=(\d]\s?)[a-z](?![\p{L}'])/giu;

const plain = (message: string): string =>
  message
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .trim();

const inWords = /[a-z]{3,}|\p{Script=Han}/u;

/** `42`, `x = 42`, `3/7` */
const isValue = /^(?:[a-z]\s?=\s?)?[-\d./%√π\s^()]{1,30}[\s.?!]*$/;

const asksWhether =
  /\b(?:true or false|yes or no|right|correct|wrong|check|verify|confirm|agree|answers?|equals?|guess|same as|is it|would it|could it|did i|am i)\b|对吗|对不对|对么|是不是|是吗|没错|正确|错|检查|看看|核对|验证|答案|等于|猜|得到?\s?[-\d(（a-z]/;

/** Whether it says what is to be done, and the solver can do it. */
const isTask = (message: string) => tasks.test(plain(message)) && isSolved(message);

const tasks =
  /\b(?:what|solve|find|how|calculate|compute|evaluate|simplify|factor|expand|gcd|lcm)\b|求|解|计算|化简|分解|展开|多少|几/;

function isSolved(message: string): boolean {
  const { outcome } = readMessage(message);
  return outcome.kind === "solved" || outcome.kind === "guessed";
}
