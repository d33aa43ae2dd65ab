/** A lead-in is short: it is looked for within so many signs of the text's start, and a tail within as many of its end. */
const REACH = 160;
/** So many phrases may wrap a question: "hi, sorry, my teacher asked us this, can you help me with …". */
const PHRASES_MAX = 12;

/**
 * The question without what only wraps it: greetings, who asked it, that someone is stuck, please and thanks, in both languages
 * and as children type them. What is left is never empty, and no number is lost but the one that counts the exercises.
 */
export function withoutWrapping(text: string): string {
  let rest = inWholeWords(text);
  for (let phrases = 0; phrases < PHRASES_MAX; phrases++) {
    const shorter = withoutTail(withoutLead(rest));
    if (shorter === rest || !/[\p{L}\d]/u.test(shorter)) break;
    rest = shorter;
  }
  const asking = turned.reduce((words, [said, asked]) => words.replace(said, asked), rest);
  return /[a-z]/i.test(asking) && !/[=倍]/.test(asking) ? asking.replace(equalTo, "=") : asking;
}

/** x 的平方加 2x 等于 15: where there is a letter, an equation in words. */
const equalTo = /(?<=[a-z\d)}]|平方|次方) ?等于 ?(?=-?\d)/iu;

/** The ways to ask that put the question word last, the usual way round: "the gcd of 8 and 12 is?", "what would x be". */
const turned: [RegExp, string][] = [
  [/^(当? ?[a-z] ?= ?[^,，;时]{1,20}时 ?[,，]? ?)([^一-龥]{2,80}?) ?等于(?:多少|几)[\s?。.!]*$/i, "$1$2的值是多少"],
  [/\bwhat (?:number |value )?(?:do|would|will|should) (?:i|you|we) (?:get|have) for ([a-z])\b/i, "what is $1"],
  [/^for (?:which|what)(?: values? of)? ([a-z]) (?:is|does|do|are)\b/i, "solve for $1:"],
  [
    /\bwhat (?:would|will|must|should|could|does|do|might|has|have) ((?:the )?[a-z](?: and [a-z])?) (?:to be|be|equal(?: to)?|have to be|come out to|become)\b/i,
    "what is $1",
  ],
  [/\bwhat ([a-z]) (?:is|equals|would be|has to be)(?=[\s.?!]*$)/i, "what is $1"],
  [
    /^(?:find |tell me )?what ((?:the|a|an|\d)[^.?!;]{2,120}) (?:is|are|equals|equal|would be|will be|works out to|comes out to|is equal to)[\s.?!]*$/i,
    "what is $1",
  ],
  [
    /^((?:the |a )?[^.?!;=<>]{3,120}) (?:is|are|equals?|would be|will be)(?: what| equal to)?[\s,.…]*(?:what)?\?+$/i,
    "what is $1",
  ],
];

function withoutLead(text: string): string {
  const start = text.slice(0, REACH);
  for (const lead of leads) {
    const found = lead.exec(start);
    if (found?.[0]) return text.slice(found[0].length).replace(/^(?:[\s,.:;!~…]|-(?=\s))+/, "");
  }
  return text;
}

function withoutTail(text: string): string {
  const end = text.slice(-REACH);
  for (const tail of tails) {
    const found = tail.exec(end);
    if (found?.[0])
      return text.slice(0, text.length - end.length + found.index) + (found[0].startsWith("?") ? "?" : "");
  }
  return text;
}

/** What is typed short, written out; particles that only soften a question are left out. */
const inWholeWords = (text: string): string =>
  abbreviated.reduce((rest, [short, written]) => rest.replaceAll(short, written), text);

const abbreviated: [RegExp, string][] = [
  [/(?<![\p{L}\d])w\/(?= ?[\p{L}\d(])/giu, "with "],
  [/(?<=\b(?:can|could|would|will|do|did|should) )(?:u|ya|yall)\b/gi, "you"],
  [/\bhow (?:do|can|would|should) u\b/gi, "how do you"],
  [/\bwh?ats\b/gi, "what is"],
  [/\bwhat're\b/gi, "what are"],
  [/\bhw\b/gi, "homework"],
  [/\bdunno\b/gi, "don't know"],
  [/\b(?:gimme|gimmie)\b/gi, "give me"],
  [/\bpl(?:s+|z+|ease+)\b/gi, "please"],
  // Prices are told in dollars anyway.
  [/, in dollars(?:,|(?=\s*\?))(?:(?<=\$.{0,300})|(?=.{0,300}\$))/gi, ""],
  [/\bsim(?:ult(?:aneous)?)?\.? eq(?:n|uation)?s\b/gi, "simultaneous equations"],
  [/\bexact (?=(?:real )?(?:solutions?|roots?|values?|answers?)\b)/gi, ""],
  [/(?<=[几少么里样解算个数]) ?(?:呀|呢|啊|哦|噢|哇|嘛|吖|捏|哟|啦|咧|嘞){1,3}(?=[\s,.?!;~]|$)/gu, ""],
];

const one = "(?:one|problem|question|exercise|equation|riddle|sum|task|homework|stuff|thing)";
const maths =
  "(?:math |maths |algebra |word |homework |number |hard |tricky |tough |quick |simple |easy |silly |dumb |weird )";
const person =
  "(?:teacher|tutor|mom|mum|mommy|dad|daddy|mother|father|friend|sister|brother|son|daughter|homework|book|textbook|workbook|worksheet|kid|child|student|pupil|classmate|cousin|grandma|grandpa|coach|boy|girl)";
const very = "(?: (?:really|just|still|so|totally|kinda|kind of|a bit|very|super|completely|honestly|truly|actually))?";
const not = "(?:don'?t|do not|doesn'?t|does not|can'?t|can not|cannot|couldn'?t|didn'?t)";
/** Behind these words a question begins. */
const asks =
  "(?:what|how|when|which|who|find|solve|factor|expand|simplify|calculate|work out|compute|evaluate|list|write|convert|is|if|determine|figure|the|to|a|an|two|three|\\d)";
const ends = "(?=[\\s,.:;!?~]|$)";

const english = [
  "[([]\\d{1,2} ?(?:points?|pts?|marks?)[)\\]]",
  "without (?:actually )?(?:solving|graphing|finding (?:the |its )?(?:roots|solutions)|using a calculator|a calculator)(?: (?:it|the equation|the quadratic))?(?=\\s*,)",
  `(?:hi+|hello+|hey+|heya|yo|ok|okay|so|um+|uh+|er+|well|hmm+|please|sorry|excuse me|greetings|good (?:morning|afternoon|evening)|dear|alright|also|now|right)(?: (?:there(?= *[,.!:;-])|tutor|teacher|everyone|everybody|guys|sir|ma'?am|miss|again|all|math tutor|mr tutor))?${ends}`,
  `(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody|any1|sb)|please) (?:please |kindly |possibly |maybe )?(?:help(?: (?:me|us|him|her|my ${person}))?(?: out)?(?: please)?(?: to)?(?: (?:understand|with|on|answer|do))?|tell(?: me| us)?|show(?: me| us)?(?: how)?(?: to)?|explain(?: to me)?(?: how)?(?: to)?|check|answer|do)(?: (?:this|the following|my|these|a))?(?: ${maths}{0,2}${one})?${ends}`,
  `(?:i|we)${very} (?:need|want|would like|'d like|could use|am asking for)(?: (?:some|your|a little|a bit of))? help(?: please)?(?: (?:with|on|doing|solving|understanding))?(?: (?:this|these|a|my|the))?(?: ${maths}{0,2}${one})?${ends}`,
  `(?:please )?(?:help|help me|help us|need help)(?: out)?(?: please)?(?: (?:with|on))?(?: (?:this|these|my))?(?: ${maths}{0,2}${one})?${ends}`,
  `(?:i'?m|i am|we're|we are|my ${person} is)${very} (?:stuck|confused|lost|struggling|having trouble|clueless)(?: (?:on|with|by|in|about))?(?: (?:this|my|these))?(?: ${maths}{0,2}${one})?${ends}`,
  `(?:i|we|my ${person})${very} ${not}${very} (?:get|understand|know|figure out|remember|see)(?: how)?(?: to)?(?: (?:do|solve|answer))?(?: (?:this|it|that|my))?(?: ${maths}{0,2}${one})?(?: (?:at all|please))?${ends}`,
  `(?:i|we)(?: (?:have|need|want|am supposed|were supposed|was supposed|got|had|am trying|was trying|tried|'m trying|would like|'d like)(?: to)?|'m supposed to|'m trying to)(?: know| do| learn)?(?=[ :,]+(?:find|solve|factor|expand|simplify|calculate|work out|compute|evaluate|list|write|convert|determine|figure out|what|how|the answer)\\b)`,
  `(?:my|our|the|his|her) (?:math |maths |algebra )?${person}(?:'s)?(?: ${person})?(?: (?:just|always|has|keeps|today))? (?:asks?|asked|says?|said|wants?|wanted|wrote|tells?|told|gave|gives|set|needs)(?: (?:me|us|him|her|the class|my class|to know|help with))?(?: (?:to|that|for|in class|today|yesterday)){0,2}(?: this| the following)?(?: ${maths}{0,2}${one})?(?=\\s*[:,.]\\s*|\\s+(?:what|how|find|solve|factor|expand|simplify|calculate|work out|compute|evaluate|list|write|convert|determine|figure out|which|when|if)\\b)`,
  `(?:here(?:'s| is| comes)|this is|i have|i've got|i got|we have|we got|there(?:'s| is|s)|got|one more|another|next|my|a)(?: (?:a|an|the|my|one|another|this|our|your|next))?(?: ${maths}){0,2} ?(?:problem|question|exercise|riddle)(?: (?:for you|for homework|for tomorrow|from (?:my|our|the) (?:homework|book|textbook|class|worksheet|test|math book)|(?:that )?i ${not} (?:get|understand|solve|do|figure out)|please|here|about this|in my (?:book|homework|class))){0,2}(?=\\s*[:,.;!?-]|\\s+${asks}\\b)`,
  `(?:quick |math |maths |word |homework |another |next )*(?:question|problem|homework|exercise|riddle)\\s*(?:for you|here)?\\s*[:.,-]`,
  `(?:q|question|problem|exercise|prob|number|no|ex|#)\\.? ?\\d{1,3} ?[.):](?=\\s)`,
  `\\(?\\d{1,2}[.)] (?=[A-Za-z]{2})`,
  "(?:for (?:my )?(?:homework|school|class)|in (?:my )?(?:class|school|homework) today|today in (?:class|school|math)|(?:do you|anyone) know(?: how to)?|any idea|any ideas|quick one|riddle me this|try this(?: one)?|true story|guess what)(?=[\\s,:.!?])",
  `(?:this(?: (?:one|problem|question|stuff))?|it)(?:'s| is)${very} (?:for (?:my )?(?:homework|school|class|a test)|due (?:tomorrow|today|tonight|soon)|hard|difficult|confusing|tricky|killing me|driving me crazy|from my (?:homework|book|textbook|worksheet))(?: (?:for me|tomorrow))?(?=\\s*[:,.!;-])`,
];

const chinese = [
  "(?:各位|亲爱的|尊敬的)?(?:各位|老师|同学们?|大家|导师|家教|小导师)(?:们)?(?:好|您好|你好)?(?=[\\s,.!:~]|请|帮|麻烦|问|想)",
  "(?:你好|您好|大家好|嗨|哈喽|嘿|早上好|下午好|晚上好|喂|打扰了?|不好意思|抱歉|那个|嗯+|额|呃|哎+|唉|hi|hello)(?:呀|啊)?(?=[\\s,.!:~]|\\p{Script=Han})",
  "(?:麻烦|拜托|劳烦|求求)(?:一下)?(?:你|您|老师|大家|各位|大神|哪位)?(?:了)?(?:[\\s,.!:~]+|(?=帮|教|看|讲|解|算|问))",
  "(?:请问|想问|请教|问)(?:一下|下|问)?(?:你|您|老师|大家|个问题|一个问题|一道题|道题)?(?:吗)?(?=[\\s,.!:~]|[^,])",
  "(?:请|能不能|可不可以|可以|能|谁能|谁可以|谁会|有没有人|有人能?)?(?:你|您|老师)?(?:来)?(?:帮(?:帮)?(?:我|忙|一下|孩子|我们|我家孩子|我儿子|我女儿)?|教(?:教)?(?:我|孩子|一下)|给(?:我|孩子))(?:忙)?(?:看一?下|看看|看|讲一?下|讲讲|讲|做一?下|做做|算一?下|算算|分析一?下|解答一?下|解释一?下|想想|辅导一?下)?(?:这|以下|下面)?(?:道|个)?(?:数学|应用|作业)?(?:题|题目|问题)?(?:吗|吧|呗)?(?=[\\s,.!:?~]|解|算|求|把|化简|计算|\\d|[a-z]|[一-龥])",
  "(?:我|我们|孩子|我家孩子|我儿子|我女儿|小朋友|我弟弟?|我妹妹?|我同桌)?(?:这里|今天)?(?:有|遇到|碰到|做到|看到|问|问我|问了我)(?:了)?(?:一|这么一|个|这|两)?(?:道|个)(?:很难的?|奇怪的|数学|奥数|应用|作业|难|不会的){0,2}(?:题目|题|问题)(?:我)?(?:不会做?|想问一?下|不懂|做不出来?|想不出来?|不明白|想不通|搞不懂|怎么也做不出来?|求解|要问|请教){0,2}(?=[\\s,.!:?~]|$)",
  "(?:这|那)(?:道|个)?(?:数学|应用|奥数|家庭作业)?(?:题目|题|问题|方程组?|不等式|式子)(?:我|孩子|好|太|真|实在|怎么|有点|也|是|都|完全|该|应该|要){0,3}(?:解不出来?|算不出来?|不会解|不会算|不会做?|不懂|不明白|难|难死了|难死我了|怎么做|怎么算|怎么解|做不出来?|做|解|算|想不通|搞不懂|想不出来?|什么意思|想不明白)(?:了)?(?:啊|呀|呢|哦|吗)?(?=[\\s,.!:?~])",
  "(?:我)?(?:实在|真的|完全|一直|还是)?(?:不会做?|不懂|不明白|搞不懂|想不通|做不出来|算不出来)(?:这|那)?(?:道|个)?(?:题目?)?(?:了)?(?=[\\s,.!:?~])",
  "(?:我们?|孩子)?(?:数学)?(?:老师|课本上?|书上|作业本?上?|卷子上|练习册上?|试卷上|妈妈|爸爸|同学)(?:今天|昨天)?(?:留|布置|问|让|出|给|写|有|考|叫)(?:了|我们?|大家|孩子){0,3}(?:一|这|这么一|个)?(?:道|个)?(?:题目?|作业|问题|思考题)(?:是|说|问)?(?=[\\s,.!:?~])",
  "(?:题目|题|问题|题干|原题|作业|数学题|应用题|思考题|附加题|奥数题)(?:是|如下|是这样的?|说)?(?:这样的?)?[:,.]",
  "第[\\d一二三四五六七八九十]{1,3}(?:小|大)?题[\\s:,.]+",
  "\\((?:本[小大]?题|共|满分)?[\\s:]?\\d{1,2} ?分\\)",
  "[\\d一二三四五六七八九十]{1,3}(?:、|[.](?!\\d))[\\s:,.]*(?=\\p{Script=Han})",
  "(?:例|练习|习题)\\d{0,2}[:.]",
  "(?:急|在线等|求助|求解|救命|求教|跪求|help)(?:[\\s,.!:~]+)",
  "(?:我)?(?:想)?(?:知道|请教)(?:一下)?(?=[\\s,.!:~]|\\p{Script=Han}|\\d)",
  "(?:小朋友们?|同学们|大家)?(?:好难|好奇怪|太难了?|好烦)(?:啊|呀|哦|的){0,2}(?:这题|这道题|题)?[:,.!]",
];

const leads = [
  ...english.map((lead) => new RegExp(`^[\\s,.!:]{0,4}(?:and |but )?(?:${lead})`, "iu")),
  ...chinese.map((lead) => new RegExp(`^[\\s,.!:]{0,4}(?:${lead})`, "u")),
];

/** How the answer is to be written, which changes nothing about it. */
const form =
  "(?:an? |its |the )?(?:inequality|compound inequality|reduced fraction|fraction(?: in (?:simplest|lowest) (?:form|terms))?|improper fraction|integer|whole number|single (?:number|fraction|power)|simplest (?:radical )?form|lowest terms|simplified (?:form|radical)|exact (?:form|value)|ordered pair|form [a-z] ?x ?\\^ ?\\{?n\\}?)";
const englishTails = [
  `(?:please )?(?:give|write|express|leave|state|put) (?:your |the |all )?(?:final )?(?:answers?|solutions?|results?) (?:as|in) (?:the )?${form}`,
  "(?:in|as) (?:exact|surd) form",
  "(?:and )?check(?:ing)? for (?:false|extraneous) (?:roots|solutions)",
  "(?:using|with|in) (?:exponents|exponential form|exponential notation|index form|index notation)(?: where (?:possible|needed|appropriate))?",
  `(?:please|help+|help me|help please|lol|haha|asap|xd|ty|thx|tysm|tia|cheers|thanks?|thank you|thank u)(?: (?:you|so much|a lot|lots|in advance|a bunch|very much|a million|help|for (?:your|the) help|teacher|guys|everyone|please))*`,
  `i${very} ${not}${very} (?:get|understand|know|figure|remember|see)(?: (?:it|this|that|how|out|what|to|do|start|where|one|at all|problem|even|begin|solve|answer|the)){0,6}`,
  "(?:can |will |would )?(?:someone|somebody|anyone|anybody)(?: please)? help(?: me)?(?: out)?(?: please)?",
  "i have no (?:clue|idea)(?: (?:how|what|where|to|do|start|it|this|about|on)){0,5}",
  `(?:i'?m|i am|we're|we are)${very} (?:stuck|confused|lost|clueless)(?: (?:on|with|here|help|this|one)){0,2}`,
  `(?:can|could|would|will) (?:you|someone|anyone)(?: please)? (?:help|explain|show|solve|tell)(?: (?:me|us|out|please|with|it|this|how|the|steps|work|step|by|your|to|do|one|him|her|answer)){0,6}`,
  `(?:please )?(?:show|explain)(?: me| us)?(?: (?:your|the|all|how|every|each|and|to|do|it|this|why|please)){0,4}(?: (?:work|working|steps?|reasoning|solution|answer))?(?: please)?`,
  `(?:it|this)(?: one)?(?:'s| is)${very} (?:for (?:my )?(?:homework|school|class|a test|tomorrow)|due (?:tomorrow|today|tonight|soon)|hard|difficult|urgent|confusing|tricky)(?: (?:for me|and i'm stuck))?`,
  "(?:with|in|show|give)? ?(?:all )?(?:the )?(?:steps|step by step|working|detail|details)(?: please)?",
  "(?:any|some) help(?: (?:would be|is))?(?: (?:great|nice|appreciated|good|awesome|welcome|much|so))*",
  `how (?:do|would|should|can|does|did) (?:i|you|we|one)(?: even| ever)? (?:do|solve|work|figure|approach|start|answer)(?: (?:this|it|that|out|one|problem|question|these|please)){0,3}`,
  "(?:it'?s )?for (?:my )?(?:homework|school|class|tomorrow|a friend)(?: please)?",
  "what (?:is|would be) (?:the|my|your) (?:final )?answer",
  "(?:no calculator|i think so|i think|i guess so|i guess|or not|without a calculator|quick(?:ly)?|ok|okay|yeah|idk|u there|hmm+|tutor|teacher|sir|miss)",
];
const chineseTails = [
  "(?:谢谢|多谢|感谢|谢了|拜托|麻烦|辛苦|谢)(?:啦|了|你|您|老师|大家|各位|一下|先){0,3}",
  "(?:请|麻烦|求|能不能|可以|能)?(?:老师|您|你)?(?:帮(?:帮)?(?:我|忙|孩子|一下){0,2}|[教给](?:教)?我(?:一下)?)(?:忙)?(?:看一?下|看看|讲一?下|讲讲|做一?下|算一?下|算算|解一?下|解答一?下|解释一?下|写出来|想想)?(?:吧|吗|呗|好吗|好不好|可以吗)?",
  "(?:请|求|要|麻烦|需要)?(?:写出|写|给出|给|列出)?(?:一下)?(?:详细|具体|解题|完整|的|计算){0,3}(?:过程|步骤|思路|解析|解答|讲解|算式)(?:吧|哦|谢谢)?",
  "(?:急+|在线等|求助|救命|求解答?|求教|跪求|求帮助|呜+|哭|哈+|嘿嘿|好难|太难了|难死了|难死我了|头疼)(?:啊|呀|了|哦){0,2}",
  "(?:我|孩子|我们)?(?:实在|真的|完全|都|一直|还是|总是){0,2}(?:不会做?|不懂|看不懂|不明白|搞不懂|想不通|做不出来|算不出来|想不出来|没思路|没有思路)(?:了)?(?:啊|呀|呢|哦)?",
  "(?:这|那)(?:道|个)?(?:题目|题|问题)?(?:我|该|应该|要|到底){0,2}(?:怎么|如何|怎样)(?:做|算|解|想|列式|列方程|理解|写)(?:啊|呀|呢|哦|吗)?",
  "请(?:老师|您|你|大家)?(?:讲|讲讲|讲一?下|讲解|指点|指导|教教我|帮忙)(?:吧|一下)?",
  "(?:该|应该|要|到底){0,2}(?:怎么|如何|怎样)(?:做|算|解|列式|列方程|写)(?:啊|呀|呢|哦|吗|才对)?",
  "(?:请)?(?:列式计算|列式解答|列方程解答?|用方程解答?|算一下|算一算|算算看?|解一下|帮忙|答案是什么|答案是多少|答案呢)(?:吧|啊|呀|哦)?",
];
const after = "[\\s,.;:!?~…)(^_]*$";
const tails = [
  ...englishTails.map(
    (tail) =>
      new RegExp(
        `(?:\\?[\\s,.;!?~]*|[\\s,.;:!~…]+)(?:(?:and|but|because|cuz|so)\\s+)?(?<![a-z'])(?:${tail})${after}`,
        "iu",
      ),
  ),
  ...chineseTails.map((tail) => new RegExp(`(?:\\?[\\s,.;!?~]*|[\\s,.;:!~…]+)(?:${tail})${after}`, "u")),
];
