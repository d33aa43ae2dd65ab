import { contactDataIn, fold } from "@dripstone/contact-data";

/**
 * Whether a text tells how to reach a child, who it is, or what its password is. A link is no way to reach a child. Contact data are
 * looked for as strictly as in the forum; only what counts, and this site's own friends and posts, are no messenger.
 */
export function tellsOfPerson(text: string): boolean {
  const { text: plain } = fold(text);
  if (secrets.some((pattern) => pattern.test(plain.replaceAll(asked, " ")))) return true;
  if (isCalculation.test(plain)) return false;
  const isProblem = problem.test(plain) && !own.test(plain);
  return contactDataIn(text.replaceAll(counted, " ")).some(
    ({ kind }) => kind !== "link" && !(isProblem && kind === "address"),
  );
}

const counted =
  /\bmeet (?:up )?(?=(?:on|over|in|via) (?:zoom|teams|classin|voov|google meet|google classroom) (?:for|about|to (?:go over|do|review|discuss)) (?:\w{1,12} ){0,4}(?:class|lesson|review|homework|hw|chapter|unit|test|quiz|math|problems?|office hours|tutoring)\b)|\b(?:i|we) (?:was|were) (?:all )?(?:home alone|alone (?:at|in) (?:the |my |our )?(?:home|house|room))(?=[^.!?\n]{0,40}\b(?:did|finished|solved|studied|practiced|worked on|read|got through)\b)|\bmeet (?:me |us )?(?:at|in) (?:the point|x ?=|y ?=|\()|\b(?:my |his |her |the )?(?:snapchat|snap|instagram|insta|tiktok|youtube|discord|facebook|twitter) (?:streak|post|story|reel|video|account got|page got|channel|followers|likes|views|server has|has [\d.]+)|minecraft: i (?:die|have|need|get)|\S{1,30}@example\.(?:com|org|net)|qq号(?:最|有几|码?的位)|在?(?:论坛|網站|网站|这里|本站)(?:上|里)?(?:怎么)?(?:加|添加)好友|(?:抖音|微信|快手|b站|微博)(?:粉丝|步数|点赞|视频|红包|播放)|\b(?:secret santa|surprise|birthday gift)[^.?!\n]{0,30}\b(?:don'?t|do not) tell (?:anyone|anybody|her|him|them|mom|dad)|\b(?:the|our|class|group) (?:group |class )?chat (?:loved|liked|laughed|voted|thought)|^\s*(?:how old are you|where are you from|what(?:'?s| is) your name)\W*$|(?:别|不要)告诉我(?:妈|爸)妈?，?(?:但|我)?(?:其实)?(?:我)?(?:喜欢|爱|讨厌)(?:数学|学习|做题)/gi;

/** `what is 415-555-1234` asks for a difference. */
const isCalculation =
  /^\s*(?:please |pls )?(?:what is|what'?s|whats|compute|calculate|evaluate|solve|find|simplify|求|计算|算一?下?)\s?\d{1,6}(?:\s?[-+*/x×÷]\s?\d{1,6}){1,6}\s?[=?!.。？]*\s*$|^\s*\d{1,6}(?:\s?[-+*/x×÷]\s?\d{1,6}){1,6}\s?(?:=|等于|是)[ ?？多少几]*$/;

/** The houses of a word problem, and where a child lives. */
const problem =
  /how many|how far|between|apart|average|mean|sum of|有几|多少|相距|相隔|平均|中间|\bmiles?\b|\bmph\b|千米|公里|每小时/;
const own =
  /\b(?:i live|i'm at|im at|my (?:house|home|address)|we live(?! [\d.]+ (?:km|kilometers?|miles?|meters?|blocks?|minutes?) (?:apart|from each other))|come (?:over|to))|我家?住|我家(?:在|地址)|地址是|住址/;

/** A password of a story, of which nobody tells what it is. */
const asked =
  /(?:how (?:many|long|strong)|strength|possible|digits?|letters?|possibilit)[^.\n]{0,40}password|几位|多少种/g;

const secrets = [
  /\b(?:my|our) (?:\w{1,12} ){0,3}(?:password|passcode|pass ?word|pwd|pin|pw) ?(?:is|:|=|for) {0,2}(?!strong|weak|long|short|safe|secure|too|not|made|a |an |the |\d letters|\d digits)\S{3,}/,
  /\b(?:password|pwd|passcode)[:=] ?\S{4,}/,
  /\b(?:log ?in|sign in) (?:for me )?(?:with|as|using) (?:my )?(?:username|password|account)/,
  /\bmy (?:ssn|social security|passport|student id|id card|credit card)(?: number| no)?(?: is|:)? ?#? ?[\da-z]{2,}/,
  /\b\d{3}-\d{2}-\d{4}\b(?! ?[=+*/])(?<=(?:ssn|social|number|is)\D{0,12}\d{3}-\d{2}-\d{4})/,
  /我[家妈爸的]*(?:\p{Script=Han}{0,6})(?:密码|密碼|口令)(?:是|为|為|:|=)? ?(?!几|多|什|忘|四|由|前|第|的)[a-z\d]{3,}/u,
  /(?:身份证|身份證|学籍|學籍|护照|護照|银行卡|銀行卡)(?:号|號|号码|號碼|卡号|卡號)? ?(?:是|为|為|:)? ?[a-z\d]{8,}/u,
];
