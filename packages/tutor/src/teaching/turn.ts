/** What a student wants with a message, as far as its words tell; `attempt` shows something of his own. */
export type Turn = "greeting" | "hint" | "solution" | "example" | "attempt" | "thanks" | "other";

export function turnOf(message: string): Turn {
  const text = message.normalize("NFKC").toLowerCase().replaceAll(/['’]/g, "").trim();
  const found = cues.find(([, words]) => words.test(text));
  if (found) return found[0];
  if (hasWorking(text)) return "attempt";
  return "other";
}

const attempted =
  /\b(?:i (?:got|get|have|found|think|tried|did|wrote|calculated|came up|said|put)|ive got|i end(?:ed)? up|my (?:answer|try|attempt|work|guess|working)|is (?:it|that|this|the answer|x|y|n)(?= |$)|(?:is|was) (?:this|that|it) (?:right|correct)|first i|so i|then i|would it be|maybe its|could it be)\b|我(?:算|得|觉得|认为|想是|做|写|求)|是不是|对吗|对不对|对么|是吗|算出来|算得|得到|得出|答案是\s?[-\d(√a-z]|应该是/;

const cues: [turn: Turn, words: RegExp][] = [
  [
    "greeting",
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|你好|您好|嗨|老师好|早上好|下午好)(?: there| tutor|呀|啊)?[\s!.~！。]*$|^(?:what can you (?:help(?: me)?(?: with)?|do)|你能帮我做什么|你会做什么)[\s?？]*$/,
  ],
  [
    "thanks",
    /^(?:ok(?:ay)?[,! ]*)?(?:thanks?|thank (?:you|u)|thx|ty|tysm|got it|i (?:get|understand) (?:it )?now|oh i see|i see)(?:[\s!.,~]|a lot|so much|very much|now|it)*$|^(?:好的?[,， ]*)?(?:谢谢|多谢|感谢|明白了|懂了|我懂了|知道了|我会了|会了)(?:你|老师|啦|了|[!！。~ ])*$/,
  ],
  ["example", /\b(?:example|similar (?:one|problem|question)|one like (?:it|this))\b|例题|例子|类似的?|同类/],
  [
    "hint",
    /\b(?:do ?n[o]?t (?:get|understand|know)|dont|idk|no idea|stuck|hints?|clue|confused|where do i (?:start|begin)|how do i (?:start|begin)|help me start|next step|whats next|what next|what now|then what|another hint|one more|continue|go on|keep going)\b|提示|不会|不懂|不明白|不知道|没思路|没有思路|卡住|怎么开始|从哪|下一步|然后呢|接下来|继续|再说说|想不出/,
  ],
  [
    "solution",
    /\b(?:(?:full|whole|complete|entire) (?:solution|answer|thing)|(?:the|an|your|me) (?:answer|solution)|answer (?:pls|please|now|it)|just (?:tell|give|solve|answer|show)|all (?:of )?the steps|show (?:me )?(?:all |the )?(?:work|steps|solution|everything)|solve it|do it for me|whats the answer|give up)\b|答案是(?:什么|多少|几)|(?:给|告诉|说|公布|要|看).{0,4}(?:答案|解答|过程)|完整|全部步骤|直接(?:说|告诉|给)|解答|解题过程|放弃/,
  ],
  ["attempt", attempted],
];

/** An equation, or nothing but a number or formula. */
const hasWorking = (text: string) =>
  /[\d)a-z]\s?=\s?[-\d(a-z√]/.test(text) ||
  (/\d/.test(text) && /^[-+*/^=().,\d\s√πa-z%°×÷²³;:$\\{}?？。!！]{1,60}$/.test(text) && !/[a-z]{3,}/.test(text));

/** Whether a student has shown something of his own in it: a number, an equation, a line of working. */
export const showsAttempt = (message: string): boolean => {
  const text = message.normalize("NFKC").toLowerCase();
  return (attempted.test(text.replaceAll(/['’]/g, "")) && /[\d√π]|[a-z]\s?=/.test(text)) || hasWorking(text);
};
