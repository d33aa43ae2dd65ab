import { stepAsked } from "./step-asked.ts";

/** What a student wants with a message, as far as its words tell; `attempt` shows something of his own. */
export type Turn =
  | "greeting"
  | "hint"
  | "next"
  | "why"
  | "solution"
  | "example"
  | "another"
  | "attempt"
  | "check"
  | "discouraged"
  | "annoyed"
  | "self"
  | "way"
  | "step"
  | "thanks"
  | "other";

export function turnOf(message: string): Turn {
  const text = withoutFaces(message.normalize("NFKC").toLowerCase().replaceAll(/['’]/g, "").trim());
  if (text.length < FEELING_MAX && isAnnoyed.test(text)) return "annoyed";
  if (text.length < FEELING_MAX && !/\d/.test(text) && isDiscouraged.test(text)) return "discouraged";
  if (isAboutTutor.test(text)) return "self";
  if (stepAsked(text) !== null) return "step";
  const found = cues.find(([, words]) => words.test(text));
  if (found) return found[0];
  if (hasWorking(text)) return "attempt";
  return "other";
}

/** A face behind the words changes nothing; sad or puzzled ones alone say that one is lost. */
function withoutFaces(text: string): string {
  const plain = text.replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}/gu, "").trim();
  return plain === "" && /[😭😢😞😔😕🙁😩😫😖😣😰🤔🤷❓❔🥺😵🤯]/u.test(text) ? "?" : plain || text;
}

/** Who says more than how it is going tells something else, too. */
const FEELING_MAX = 80;

/** That it is too much, or that one thinks little of oneself. */
const isDiscouraged =
  /\b(?:hate|cant stand|dont like|do not like) (?:math|maths|algebra|geometry|fractions|this|it|homework|school)\b|\b(?:im|i am|i feel|feeling) (?:so |too |really |just |very |always |such an? |an? )*(?:stupid|dumb|idiot|slow|bad at|terrible at|awful at|horrible at|not good at|no good at|not smart|frustrated|bored|tired of (?:this|it|math)|fed up)|\bi (?:suck|cant do (?:math|maths))\b|\b(?:math|maths|this) is (?:so |too |really |very )?(?:boring|stupid|dumb|impossible|not for me|annoying)|\bi (?:dont|do not) (?:want|wanna)(?: to)? (?:do|learn|study) (?:this|it|math|anymore|any more)|\bi (?:want|wanna)(?: to)? (?:quit|stop)\b|^(?:no+,? )?i (?:wont|will not|refuse to|am not going to|dont wanna|dont want to) (?:try|do|answer)\b|\bill never (?:get|understand|learn)|我(?:也|就|真的?|是不是)?(?:好|太|真|很|这么|那么|比较)?(?:笨|蠢|傻)|讨厌(?:数学|学习|做题|作业|学数学|这)|不想(?:再)?(?:学|做|写|算)|(?:好|太|真)烦|数学(?:真|太|好|很)?(?:难学|无聊|没意思|讨厌)|学不(?:会|好|懂)|我(?:真的?)?不行|我(?:数学)?(?:很|太)差/;

/** Who, or what, the tutor is. */
const isAboutTutor =
  /^(?:but |so |wait,? |hey,? |hi,? ){0,2}(?:(?:are|r) (?:you|u) (?:a |an |really |the |even ){0,2}(?:real|humans?|robots?|ai|bots?|persons?|people|alive|computers?|program|teacher|chatgpt)(?: (?:person|teacher|human|or .{1,20}))?|(?:who|what) (?:are|r) (?:you|u)|whats (?:your|ur) name|do (?:you|u) have (?:a name|feelings))[\s?.!]*$|^(?:请问)?你(?:到底)?(?:是(?:不是)?(?:一个|个)?(?:真人|真的人|机器人|人工智能|ai|程序|老师|人|谁|什么)|叫什么(?:名字)?)(?:吗|呀|啊|呢)?[\s?？。!！]*$/;

/** At the tutor, and not at oneself. */
const isAnnoyed =
  /^(?:(?:lol|haha|omg|ugh|wow|man|bro|bruh|no|but|and|ok|well)[\s,!]*){0,4}(?:(?:u|you) (?:are|r) |(?:ur|youre|your) |(?:this|the) (?:bot|thing|tutor|ai|app|robot|computer|program) is |(?:stupid|dumb|useless) (?:bot|thing|tutor|ai|app|robot|computer|program)(?! is))(?:(?:so|too|really|very|such an?|an?|just|the) ){0,3}(?:stupid|dumb|useless|annoying|terrible|horrible|bad|idiots?|trash|garbage|worst|no help|not helping|not helpful|boring)?(?: (?:bot|tutor|ai|at this|at math|robot))?[\s.!]*$|^(?:u|you) (?:suck|stink)\b|^你(?:怎么|真的?|好|太|这么|是不是|就是个?|是个?){0,3}(?:笨|蠢|傻|烦|没用|讨厌|差劲|垃圾|笨蛋|白痴|傻瓜)(?:死了|啊|呀|吗|啦|了)?[\s。!！?？]*$|^(?:笨蛋|垃圾|白痴|傻瓜|什么破.{1,4})[\s。!！]*$/;

const attempted =
  /\b(?:i (?:got|get|have|found|think|tried|did|wrote|calculated|came up|said|put)|ive got|i end(?:ed)? up|my (?:answer|try|attempt|work|guess|working)|the (?:answer|solution)s? ?(?:is|was|are|should be|must be|would be|=|:) ?(?!what|how)\S{1,40}|is (?:it|that|this|the answer|x|y|n)(?= |$)|(?:is|was) (?:this|that|it) (?:right|correct)|first i|so i|then i|would it be|maybe its|could it be)\b|我(?:算|得|觉得|认为|想是|做|写|求)|是不是|对吗|对不对|对么|是吗|算出来|算得|得到|得出|答案是\s?[-\d(√a-z]|应该是/;

/** Nothing else is said than that somebody wants to be sure. */
const wantsCheck =
  /^(?:ok(?:ay)?[, ]*|and |but |so |wait[, ]*)*(?:(?:how (?:do|can|would|should|to|could)(?: (?:i|you|we|u))? (?:check|verify|prove|test|(?<=(?:i|we) )(?:know|tell|be sure))|(?:can|could|will|would) (?:you|u|we) (?:please )?(?:check|verify)|(?:please |pls )?(?:check|verify))(?: (?:it|that|this|my answer|the answer|if|whether|its|thats|is|im|for me|am|i|right|correct|please|pls))*|(?:is|was) (?:that|this|it|my answer)(?: answer)? (?:right|correct|ok(?:ay)?)|am i (?:right|correct)|(?:(?:are|r) )?(?:you|u) sure(?: (?:its|thats|it is|that is|about (?:it|that)|right|correct))*|(?:is it )?(?:really )?(?:right|correct))[\s?.!]*$|^(?:那|那么|我|要)?(?:怎么|怎样|如何)(?:才能)?(?:来|去)?(?:检验|验算|检查|验证|知道(?:对不对|对错|是对的|我?做对了|自己对不对))(?:一下|答案|它|呢)?[\s?？。]*$|^(?:(?:这|这样|这个|答案|结果|我|做|得)*(?:对吗|对不对|对么|正确吗|是对的吗)|(?:你)?(?:帮我|请)?(?:检验|验算|检查|验证)(?:一下|一遍)?(?:答案|吧|呢)?|你?确定吗)[\s?？。!！]*$/;

const cues: [turn: Turn, words: RegExp][] = [
  ["check", wantsCheck],
  [
    "greeting",
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|你好|您好|嗨|老师好|早上好|下午好)(?: there| tutor|呀|啊)?[\s!.~！。]*$|^(?:can|could|will|would) (?:you|u) (?:please )?help(?: me)?(?: (?:with|on|do) (?:my |some |a |this )?(?:math |maths )?(?:homework|problems?|question|this|math|it))?[\s!.?]*$|^(?:你)?(?:能|可以)?帮(?:帮)?我(?:做|看)?(?:一?道?)?(?:数学)?(?:作业|题目?)?(?:吗|好吗)?[\s?？!！。]*$|^(?:what can you (?:help(?: me)?(?: with)?|do)|你能帮我做什么|你会做什么)[\s?？]*$/,
  ],
  [
    "thanks",
    /^(?:ok(?:ay)?[,! ]*)?(?:thanks?|thank (?:you|u)|thx|ty|tysm|(?:good ?)?bye|goodbye|see (?:you|u|ya)|cya|got it|i (?:get|understand) (?:it )?now|oh i see|i see)(?:[\s!.,~]|a lot|so much|very much|now|it)*$|^(?:好的?[,， ]*)?(?:再见|拜拜|谢谢|多谢|感谢|明白了|懂了|我懂了|知道了|我会了|会了)(?:你|老师|啦|了|[!！。~ ])*$/,
  ],
  [
    "another",
    /^(?:another|one more|more|again|a new one)(?:,? please| pls)?[\s!.]*$|\b(?:another|one more|a new|a different|more) (?:one|problem|question|practice)s?\b|^(?:ok |lets |please )?(?:do|try) another\b[\s.!]*$|^(?:now |ok |please |pls )?(?:(?:can|could) (?:you|u) )?(?:(?:give|send|show) me )?(?:a |an |some(?:thing)? )?(?:harder|easier|tougher|simpler|more difficult)(?: (?:one|problem|question)s?)?(?: please| pls)?[\s.!?]*$|(?:难|简单|容易)(?:一?点|些)的(?:题|吗|吧|呢)?[\s?？。!！]*$|\b(?:give|send) me (?:another|one more|a similar|a new|more)\b(?! hint| clue| example)|\b(?:one|something) (?:just )?like (?:it|this|that) (?:to try|to do|for me)|(?:similar|practice) (?:one|problem|question)s? (?:to (?:try|do|practice)|for me)|\b(?:can|could|may) i (?:try|do|have|get) (?:another|one more|a similar|a new)(?! hint| clue| example)|\blet me try (?:another|one)|再(?:来|出|给|做|练|考).{0,3}(?:[一1两2几]?[道题个]|一些|几道)(?!提示|例)|换一[道题个]|出[一几]?道.{0,4}题|类似的?题.{0,3}(?:让我|给我|练|做)|还想(?:再)?(?:做|练)/,
  ],
  [
    "why",
    /^(?:but |and |wait |ok |so |hm+ )*(?:why|how come|what for|how do (?:you|u) know|where (?:does|do|did|is) .{1,30} (?:come|coming|came) from|(?:where|what) did i (?:go|do|get) (?:it )?wrong|wheres? (?:is )?(?:my|the) (?:mistake|error)|whats wrong(?: with (?:it|that|mine))?|how did (?:you|we|u) (?:get|know))\b|^(?:可是|但是|那)?(?:这是)?(?:为什么|为啥|凭什么)|(?:我)?(?:哪里|哪儿|哪一步|什么地方|怎么)(?:做|算)?错了?[\s?？。]*$|错在(?:哪|什么地方)|怎么来的|怎么得(?:来|到)的|什么道理/,
  ],
  [
    "way",
    /\b(?:another|a different|different|other|second|easier|quicker|faster|shorter) (?:way|method|approach|strategy)\b|\b(?:do|explain|solve|show|teach) (?:it |this |that |me )?differently\b|换[一]?[种个](?:方法|思路|做法|解法|方式|讲法|说法)|(?:别|其他|其它|另一种|另外)的?(?:方法|思路|做法|解法|办法)|(?:更简单|更快|简便)的?(?:方法|做法|解法|办法)/,
  ],
  ["example", /\b(?:example|similar (?:one|problem|question)|one like (?:it|this))\b|例题|例子|类似的?|同类/],
  [
    "hint",
    /\b(?:do ?n[o]?t (?:get|understand|know)|dont|idk|i ?dunno|dunno|no (?:idea|clue)|i forgot(?!.*\d)|what (?:does|do|did|is|are) (?:the )?[^\s?]{1,20}(?: [^\s?]{1,12})? (?:even )?mean|stuck|hints?|clue|confused|where do i (?:start|begin)|how do i (?:start|begin)|lost|help me start|another hint|one more|huh|say what|come again|what (?:does|do) (?:that|this|it|you|u) (?:even )?mean|what is (?:that|this) supposed to mean|(?:in|use) other words|say (?:it|that) (?:differently|(?:in )?another way)|explain (?:it |that )?(?:again|more|better)|(?:too|so) hard)\b|^(?:what|hä|eh)? ?\?+$|^(?:but |and |ok |so )*how(?: (?:do|can|would|should) (?:i|you|we|u)(?: (?:do|solve) (?:it|that|this))?| to(?: do (?:it|that|this))?| so)?[\s?!.]*$|^(?:please |pls )?(?:can|could|will|would)? ?(?:you |u )?(?:please )?(?:explain|show me how|teach me|help)(?: (?:it|that|this|me|how|to me|please|pls|more))*[\s?!.]*$|\b(?:cant|cannot|can not|couldnt) (?:do|solve|figure|work)(?: (?:it|this|that))?(?: out)?\b|^i cant\b[\s.!]*$|\bneed (?:some |more )?help\b|^i(?:ve| have)? (?:already |just )?tried(?: (?:it|that|this|everything|already|and failed|but i cant))*[\s.!]*$|^(?:我)?(?:已经|都)?(?:试|做|想|算)过了?[\s。！!]*$|^(?:那|可是|但是|这)?(?:要|该|应该|题)?(?:怎么(?:做|算|解|办|求|想)|如何(?:做|解))[呢啊呀吗]?[\s?？。]*$|解释(?:一下|下|给我)|讲(?:一)?讲|教(?:教|一下)?我|(?:做|算|解|写)不(?:出来?|了|来)|帮帮我|提示|不会|不懂|不明白|不知道|没懂|没(?:听|看|太)?(?:明白|懂)|没思路|没有思路|没有?头绪|毫无头绪|无从下手|卡住|怎么开始|从哪|再说说|再讲|想不出|太难|什么意思|啥意思|^[啥？?]+$/,
  ],
  [
    "next",
    /^(?:ok(?:ay)?[,! ]*)?(?:and )?(?:next|the next one|go)[\s!.?]*$|\b(?:next step|whats next|what next|what now|now what|then what|continue|go on|keep going|move on)\b|下一步|下一个|^下一[题道]?[吧呢。！!？?]*$|然后呢|接下来|继续|往下/,
  ],
  [
    "solution",
    /\b(?:(?:full|whole|complete|entire) (?:solution|answer|thing)|(?:the|an|your|me) (?:answer|solution)(?! ?(?:is|was|=|:|should be|would be|must be|comes? (?:out )?(?:to|as)) ?(?!what|how)\S)|answer (?:pls|please|now|it)|just (?:tell|give|solve|answer|show)|all (?:of )?the steps|show (?:me )?(?:all |the )?(?:work|steps|solution|everything)|solve it|do it for me|whats the answer|give up)\b|答案是(?:什么|多少|几)|(?:给|告诉|说|公布|要|看).{0,4}(?:答案|解答|过程)|完整|全部步骤|直接(?:说|告诉|给)|解答|解题过程|放弃/,
  ],
  ["attempt", attempted],
];

/** Whether words that are no value may be a step that somebody would do. */
export const isIdea = (message: string): boolean => idea.test(message.normalize("NFKC").toLowerCase());

const idea =
  /\b(?:add|subtract|minus|plus|multipl\w*|divid\w*|times|move|cancel|flip|both sides|each side|undo|opposite|inverse|common|denominators?|numerators?|factor\w*|simplif\w*|combine|square|root|formula|area|plug|substitut\w*|equals?|draw|list|count|expand|distribut\w*|foil|reciprocal|average|check|powers?|exponents?|primes?|remainders?|take away|get rid|isolate|put it (?:back )?in|parentheses|brackets|foil|difference of|cross|like terms)\b|移项|变号|通分|约分|去括号|去分母|合并|代入|代回|两边|同时|同乘|同除|公式|平方|开方|因式|因数|倍数|加|减|乘|除|分母|分子|倒数|面积|画图|列(?:式|方程|表)|相等|抵消|消(?:去|元|掉)|验算|检验|质数|余数|指数|化简|展开|提取|系数|同类项|配方|十字|分类|逐项/;

/** An equation, or nothing but a number or formula. */
const hasWorking = (text: string) =>
  /[\d)a-z]\s?=\s?[-\d(a-z√]/.test(text) ||
  (/\d/.test(text) && /^[-+*/^=().,\d\s√πa-z%°×÷²³;:$\\{}?？。!！]{1,60}$/.test(text) && !/[a-z]{3,}/.test(text));

/** Whether a student has shown something of his own in it: a number, an equation, a line of working. */
export const showsAttempt = (message: string): boolean => {
  const text = message.normalize("NFKC").toLowerCase();
  return (attempted.test(text.replaceAll(/['’]/g, "")) && /[\d√π]|[a-z]\s?=/.test(text)) || hasWorking(text);
};
