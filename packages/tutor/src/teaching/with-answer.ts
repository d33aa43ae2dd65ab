import { newest } from "../newest.ts";
import { readMessage } from "./read-message.ts";

/** A problem, and an answer of one's own to it, which were sent as one message. */
type WithAnswer = { problem: string; answer: string };

/** "Solve 4x + 1 = 21. I got x = 5. Is that right?" Null where a message is anything else. Pure. */
export const withAnswer = (message: string): WithAnswer | null => known(message, () => parted(message));

/** With each new message all of its conversation is given again. */
const KNOWN_MAX = 500;
const known = newest<WithAnswer | null>(KNOWN_MAX);

function parted(message: string): WithAnswer | null {
  if (message.length > LENGTH_MAX) return null;
  const [, problem = "", answer = ""] = told.exec(message.normalize("NFKC").trim()) ?? [];
  if (!/\d/.test(problem)) return null;
  return readMessage(problem).outcome.kind === "solved" ? { problem, answer } : null;
}

const LENGTH_MAX = 600;

/** What is said to be the answer is short, and after it nothing is asked but whether it is right. */
const told =
  /^(.{3,}?)[\s,.;?!。;、]+((?:(?:but|and|so|can you check\?) )?(?:i (?:got|get|think(?: it'?s| it is)?|have|found|did|said|put)|i'?m getting|(?:my|the) answer(?: is| was|:)?|is (?:it|the answer|x)|我(?:算|得|觉得|认为|做|求|解)(?:出来?)?(?:的|得|到|了)?(?:答案)?(?:是|为)?|(?:我的)?答案(?:是|为)?|是不是)[\s:]*(?=[^?!]*\d)(?:[^?!。\n.;]|\.(?=\d)){1,40}?(?:[\s,.;?!。]*(?:(?:is|was) (?:that|it|this)(?: answer)? (?:right|correct|ok(?:ay)?)|am i (?:right|correct)|(?:right|correct)|(?:can|could) you check(?: it| that)?|check (?:it|please)|对吗|对不对|对么|是吗|吗|正确吗|对吧))?[\s.?!。]*)$/is;
