import { newest } from "../newest.ts";
import { type Question, readQuestion } from "../solver/question.ts";
import { type Outcome, solve } from "../solver/solve.ts";

type Read = { question: Question | null; outcome: Outcome };

/** With each new message all of its conversation is given again. */
const KNOWN_MAX = 500;
const readKnown = newest<Read>(KNOWN_MAX);

/** The problem of a message, and what the solver makes of it; of the newest of all messages it is known. */
export const readMessage = (message: string): Read => readKnown(message, () => understood(message));

/**
 * Whether a message is a problem of mathematics that the solver knows word by word: nothing else is said in it. A number alone is none, as it may
 * be the last part of a telephone's. Pure.
 */
export const isPlainProblem = (message: string): boolean =>
  isPut.test(message) &&
  arePlain(message, () => {
    const { outcome } = readMessage(message);
    return outcome.kind === "solved" && !outcome.takenFor;
  });

/** Messages that were said before are asked about with each new one, of all who write at the same time; a yes or no takes little room. */
const arePlain = newest<boolean>(4_000);

const isPut = /[a-z]{3}|\p{Script=Han}{2}|=/iu;

/** The problem of a message: as it stands, or without the words about who it is for. */
function understood(message: string): Read {
  const text = message.replace(leading, "");
  const plain = withoutPeople(text);
  const unknown: Outcome = { kind: "unknown" };
  for (const written of plain === null ? [text] : [text, plain]) {
    const question = readQuestion(written);
    const outcome = question ? solve(question) : unknown;
    if (outcome.kind !== "unknown") return { question, outcome };
  }
  return { question: readQuestion(text), outcome: unknown };
}

/** "My daughter is stuck on 5/8 - 1/4, how should I explain it?" Null where other words are left. */
function withoutPeople(text: string): string | null {
  if (text.length > TALK_MAX) return null;
  const rest = text
    .replaceAll(/(?<=\d) ?divided by ?(?=\d)/gi, " ÷ ")
    .replaceAll(/(?<=\d) ?times ?(?=\d)/gi, " × ")
    .replaceAll(aboutPeople, " ")
    .replaceAll(/[,，。!！?？:：]|\.(?=\s|$)/g, " ")
    .trim();
  return rest !== text.trim() && /\d/.test(rest) && !/[a-z]{2,}|\p{Script=Han}/iu.test(rest) ? rest : null;
}

const TALK_MAX = 200;
const aboutPeople =
  /\b(?:my|our|the|this|that|a|son|daughter|kid|child|student|students|class|brother|sister|friend|teacher|parent|mom|dad|i|i'?m|he|she|they|we|you|is|are|am|was|has|have|stuck|on|with|help|needs?|explain|show|teach|tell|me|him|her|them|how|should|would|could|can|do|does|to|it|for|please|pls|step|by|steps|homework|problem|question|one|got|trying|struggling|and|at|of|in|doing|work|hi|hello|hey|thanks|what|about)\b|(?:我|我们|你|他|她)(?:的)?(?:儿子|女儿|孩子|学生|弟弟|妹妹|哥哥|姐姐|同学)?|儿子|女儿|孩子|学生|老师|请问?|帮忙?|讲一?讲|讲解|讲|解释|一下|一步一步地?|给|听|怎么|如何|不会做?|做|的?这道?题|题目?|卡住了?|在|应该|呢|吗|可以|能/gi;

/** What leads over to a new problem. */
const leading =
  /^\s*(?:(?:ok|okay|and|now|next|then)[,:]? )?(?:what|how) about |^\s*(?:ok|okay|and|now|next|then)[,:]? |^\s*(?:那么?|再来|下一题)[，,：: ]?/i;
