const asking =
  /what(?:[’']?s| is| are| does| do)|define|definition of|meaning of|explain|tell me about|teach me|how does|i (?:don.?t|do not) (?:get|understand|know)(?: what)?/;

/** A word that is asked about: "what is a …", 什么是……; with more after it, something else is. */
export const asked = (english: string, chinese: string): RegExp[] => [
  new RegExp(
    String.raw`\b(?:${asking.source})(?: (?:a|an|the|is|are|about|mean|means|by|of|us|me))* (?:${english})\b(?! (?:of|in|for|from|between|to) (?:the |a |an )?[-(]?[\d\w]*\d| [-\d])`,
    "i",
  ),
  new RegExp(
    String.raw`(?:什么是|什么叫做?|何为|解释一下)\s?(?:${chinese})|(?:${chinese})\s?(?:是什么|是啥|指什么|的意思|什么意思|怎么理解|的定义)`,
  ),
];

/** The same, and the word alone, help that is wanted with it, and how one works with it: "fractions", 分数怎么算. */
export const wanted = (english: string, chinese: string): RegExp[] => [
  ...asked(english, chinese),
  new RegExp(String.raw`^\W*(?:the )?(?:${english})\W*$`, "i"),
  new RegExp(
    String.raw`\b(?:help|stuck|confused|trouble|struggling|learn|understand|explain|teach me|practice)\b.{0,25}\b(?:${english})(?: please)?\W*$`,
    "i",
  ),
  new RegExp(
    String.raw`\bhow (?:do|does|to|can|would|should)\b.{0,30}\b(?:${english})(?: of (?:an?|two|some) [a-z ]{1,20})?\W*$`,
    "i",
  ),
  new RegExp(String.raw`^\s*(?:${chinese})[\s?？。！!]*$`),
  new RegExp(`(?:${chinese})(?:应该|要)?(?:怎么|如何|怎样)(?:算|计算|求|学|做|理解|用|找)`),
  new RegExp(String.raw`(?:怎么|如何|怎样)(?:计算|算|求|学|做|理解|找)出?(?:${chinese})[\s?？。！!]*$`),
  new RegExp(
    String.raw`(?:不懂|不会|不明白|讲讲|讲一?下|讲解|学一?下|教我)(?:一?下)?(?:${chinese})[\s?？。！!]*$|(?:${chinese})(?:我)?(?:不会|不懂|学不会|太难|好难)`,
  ),
];
