import { namesWeekly } from "./is-about.ts";

/** Whether somebody asks for help with the week's problem, or for its answer, by what it is called. */
export const isCalled = (text: string): boolean => {
  const said = text.normalize("NFKC").replaceAll(past, " ");
  return namesWeekly(said) && asksForHelp.test(said) && !asksOfSite.test(said);
};

/** One that is over. */
const past =
  /\b(?:last|previous|past|old) week(?:'s|’s|s)?(?: \w+)?(?: problem| question| puzzle| challenge)?|\b(?:last|previous|past|old) weekly (?:problem|question|puzzle|challenge)s?|上(?:一)?(?:周|个?星期|礼拜)的?(?:每周一题|题目?)?|往期的?(?:每周一题|题目?)?/giu;

const asksForHelp =
  /\b(?:hints?|clues?|answers?|solutions?|solve[ds]?|solving|stuck|explain|steps?|help|show me|tell me|walk me|formula|right|correct|true|check|guess|how (?:do|can|should|would|to)|where do i (?:start|begin)|do (?:it|this|the|my)|what(?:'s|’s| is) (?:this|the) week|it is|is it|i (?:got|get|think)|don'?t (?:get|know|understand)|idea)\b|提示|答案|解答|解法|思路|怎么[做解算想开]|怎样[做解算]|如何[做解算]|做不[出来]|不会|不懂|教我|帮我|讲|过程|步骤|公式|是不是|对吗|对不对|正确|算[得出]|我[觉得算做]|等于|得到?/iu;

const asksOfSite =
  /\b(?:when|deadline|due|points?|badges?|streak|where (?:is|are|can|do) (?:the|i (?:find|see|submit|send))|submit|attempts?|leaderboard|rank|opens?|closes?|e-?mails?)\b|什么时候|几点|截止|积分|多少分|徽章|连续|提交|在哪里?(?:看|找|做|提交)|几次机会|排行|公布/iu;
