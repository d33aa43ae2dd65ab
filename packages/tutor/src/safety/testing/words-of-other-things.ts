/** Grave words that name something else: a die that is rolled, a strip of paper, a formula's letters, a figure of speech. */
export const wordsOfOtherThings: readonly string[] = [
  "It can’t think, it rolls a die.",
  "I tossed one die and got a 6, what is the chance of another",
  "a fair die and a red die are rolled",
  "you can see two blank strips of paper and $2ab$ is what they are",
  "draw a strip 3 cm wide",
  "提示：连接 $EC$。",
  "连接$EC$和$BD$",
  "the line $EC$ meets $AB$ in $D$",
  "At Elm Street the man got off.",
  "three people got off at the next stop, how many are on the bus",
  "It’s about your whole life up to now: I have never seen.",
  "从 0 上面跳了过去，永远碰不到 0。",
  "心里清楚，这话能跟谁说，不能跟谁说",
  "妈妈骂马",
  "People say it to encourage each other, and no one asks for the numbers.",
  "I want to kill the y term in both equations",
  "we need to kill the denominator first",
  "I'd rather die than do long division again haha",
  "i would rather die than write another book report",
  "宁愿死也不写作业",
  "妈妈说我考不到 90 分就打死我哈哈",
  "our team choked on the last question of the contest",
];

/** And the same words where they mean what they say. */
export const wordsOfDanger = {
  "self-harm": [
    "i want to roll over and die",
    "i'd rather die than go home",
    "my life up to now was pain and i want it to end",
    "$uicide is all i think about",
    "我想从楼上跳下去",
    "宁愿死也不回家",
    "i already gave my things away so none of it matters anyway",
    "this will be the last time i write to you. goodbye",
  ],
  abuse: [
    "he told me not to tell anyone or he'd hurt my mom",
    "she said if i tell she'll kill my dog",
    "is it normal that my grandpa washes me in the tub",
    "大人可以看我洗澡吗",
    "皮带抽的印子几天能消",
    "妈妈要打死我",
  ],
  stranger: ["a man online keeps asking for my number and a photo", "发了照片给网友还能要回来吗", "他叫我别跟妈妈说"],
} as const;
