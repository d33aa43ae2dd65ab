import { isMathematics } from "./is-mathematics.ts";
import { readMessage } from "./read-message.ts";
import { turnOf } from "./turn.ts";

/** Why there is no answer, as far as a message shows; each has something that helps to ask again. */
export type Reason =
  | "too-long"
  | "too-big"
  | "several"
  | "picture"
  | "which-problem"
  | "which-answer"
  | "still-unsure"
  | "two-ways"
  | "number-missing"
  | "not-sure"
  | "no-question"
  | "other-subject";

/** `before` are the messages of the student until now. */
export function reasonFor(message: string, before: readonly string[] = []): Reason {
  const text = message.normalize("NFKC");
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  if (text.length > LONG) return "too-long";
  if (numbers.some((number) => number.length > DIGITS_MAX) || tower.test(text)) return "too-big";
  if (isSeveral(text)) return "several";
  if (picture.test(text) && (numbers.length > 0 || isMathematical(text))) return "picture";
  const turn = turnOf(text);
  if (
    numbers.length === 0 &&
    (turn === "hint" ||
      turn === "next" ||
      (turn === "why" && text.length < WHY_MAX) ||
      turn === "solution" ||
      turn === "example" ||
      turn === "another")
  )
    return before.some(isUnread) ? "not-sure" : "which-problem";
  // One equation is not enough for two letters.
  if (new Set(text.match(/(?<![a-z])[a-z](?![a-z])/gi)).size > 1 && /=/.test(text) && !/[a-z]{3}/i.test(text))
    return "number-missing";
  const isAnswer =
    (turn === "attempt" || turn === "check" || turn === "solution" || isBare.test(text)) && !isAsked.test(text);
  const isOfProblem = before.some((said) => isMathematics(said) && (said.match(/\d+/g) ?? []).length > 1);
  if (!isOfProblem && numbers.length > 1 && isChat.test(text) && !isAsked.test(text) && !isMathematical(text))
    return "no-question";
  if (isAnswer && numbers.length < 3) return isOfProblem ? "still-unsure" : "which-answer";
  if (readMessage(message).outcome.kind === "unsure") return "two-ways";
  if (numbers.length >= 2) return "not-sure";
  if (isMathematical(text) && (numbers.length === 0 || needsTwo.test(text))) return "number-missing";
  if (numbers.length === 1 && isMathematics(text)) return "not-sure";
  return words.test(text) ? "other-subject" : "no-question";
}

/** "Hi, I'm 13 and I have 2 cats." */
const isChat =
  /^\W*(?:hi|hiya|hello|hey|yo|good (?:morning|afternoon|evening)|你好|您好|嗨|哈喽|老师好|早上好)(?![a-z])/i;

/** A problem that has been sent, and was not understood. */
const isUnread = (said: string): boolean => (said.match(/\d+/g) ?? []).length > 1 && isMathematics(said);

/** One number does not tell what is asked. */
const needsTwo = /\brectangles?\b|\b(?:mph|miles per hour|km\/h)\b|长方形|速度/i;

/** Why the sky is blue is another question. */
const WHY_MAX = 16;

const LONG = 1_200;
const DIGITS_MAX = 15;
const tower = /\^\s?\(?\{?\d{5,}/;

/** Numbered problems, or several questions with numbers of their own. */
const isSeveral = (text: string) =>
  (text.match(/(?:^|\n)\s*(?:\(?\d{1,2}[.)、)]|[①-⑳]|question \d|第\s?\d+\s?题)/gi) ?? []).length > 1 ||
  text.split(/(?<=[?？])/).filter((part) => /\d.*[?？]$/s.test(part)).length > 2;

/** A number, and what it counts. */
const isBare = /^\s*-?\d+(?:[./]\d+)?\s*(?:%|[a-z]{1,12}|\p{Script=Han}{1,4})?\s*[.。!！]?\s*$/iu;

const picture =
  /\b(?:figure|diagram|picture|shaded|shown (?:below|above|here)|graph (?:below|above|shown)|the graph|drawing|image|photo|screenshot|number line below)\b|如图|图中|下图|右图|左图|上图|阴影|图片|照片|截图|数轴上/i;

const isAsked =
  /\b(?:solve|what|find|how|which|calculate|compute|evaluate|simplify|factor|expand|graph|prove)\b|求|解|怎么|计算|多少|几|化简|证明/i;

const isMathematical = (text: string) => mathematical.test(text);

const mathematical =
  /\b(?:equations?|solve for|triangles?|rectangles?|squares?|circles?|radius|diameter|area|perimeter|volume|angles?|fractions?|percent|ratio|average|mean|median|probability|dice|die|coins?|miles|mph|km|hours?|speed|price|cost|discount|sum|product|difference|quotient|remainder|multiply|divide|add|subtract|factor|factors|prime|multiples?|digits?|numbers?|x|sequence|polygon|hexagon|cube|cylinder|cone|sphere|slope|line|graph|function|exponents?|simplify|expand|how many|how much|how far|how long|how old|how fast)\b|方程|三角形|长方形|正方形|圆|半径|直径|面积|周长|体积|角|分数|百分|比例|平均|概率|骰子|硬币|速度|时间|路程|价格|打折|和是|积是|差是|余数|乘|除|加|减|因数|质数|倍数|数字|未知数|数列|多少|几[个只人元岁米]/i;

const words = /[a-z]{2,}|\p{Script=Han}{2,}/iu;
