import { checkAnswer } from "@dripstone/checker";
import { newest } from "../newest.ts";
import { readMessage } from "../teaching/read-message.ts";

/** Longer texts are no problem that the solver knows word by word. */
const LENGTH_MAX = 160;

/** Of a problem that is open: its texts, and who judges answers to it, where somebody does. */
type Asked = { texts: Record<string, string>; isAnswered?: ((text: string) => boolean) | undefined };

/**
 * Whether what a message asks, or a line of its working, comes to the answer of a problem, and that answer is so much its own that another problem hardly
 * has it: (n - 2)^2(n - 1), 469.2, 9 or -7/2. A 12 may be anything's.
 */
export function isSameAnswer(message: string, problem: Asked): boolean {
  const said = answersOf(message);
  if (said.length === 0) return false;
  if (problem.isAnswered) return said.some((answer) => problem.isAnswered?.(answer));
  return Object.values(problem.texts).some((text) => {
    const key = keyOf(text);
    return key !== null && isTelling(key) && said.some((answer) => isEqual(answer, key));
  });
}

const isEqual = (answer: string, key: string): boolean =>
  checkAnswer(answer, { keys: [key], solving: "optional" }).verdict === "equal";

/** What comes of the message, and the lines of a working with what stands behind their last equals sign, where they tell enough. */
function answersOf(message: string): string[] {
  const lines = message.split(/\n|[;；]/).map((line) => line.trim());
  const worked = lines.length > 1 ? lines.filter((line) => line !== "" && !inWords.test(line)) : [];
  const behind = worked.flatMap((line) => (line.includes("=") ? [line.slice(line.lastIndexOf("=") + 1).trim()] : []));
  const key = keyOf(message);
  return [...(key === null ? [] : [key]), ...worked, ...behind].filter(isTelling);
}

const inWords = /[a-z]{3,}|\p{Script=Han}/iu;

/** What was said before is looked at again with each message, of all who write at the same time; so are the problems that are open. */
const KEYS_MAX = 4_000;
const keys = newest<{ key: string | null }>(KEYS_MAX);

const keyOf = (text: string): string | null => keys(text, () => ({ key: keyRead(text) })).key;

function keyRead(text: string): string | null {
  if (text.length > LENGTH_MAX) return null;
  const { outcome } = readMessage(text);
  return outcome.kind === "solved" || outcome.kind === "guessed" ? outcome.solution.answer.key : null;
}

/** Digits that are told, and letters that stand for numbers: fewer of them are easily another problem's answer, too. */
const DIGITS_MIN = 3;
const SIGNS_MIN = 5;

function isTelling(answer: string): boolean {
  const digits = answer.replaceAll(/(?<=\d)0+(?![\d.])/g, "").match(/\d/g)?.length ?? 0;
  const letters = answer.match(/(?<![a-z])[a-z](?![a-z])/gi)?.length ?? 0;
  const isFormula = letters > 1 || /[a-z]\s?[-+^*/(]|[-+*/)\d]\s?[a-z]/i.test(answer);
  return isFormula ? digits + letters >= SIGNS_MIN : digits >= DIGITS_MIN;
}
