import { asked } from "./asked.ts";
import type pointers from "./pointers.json";
import { schoolCues, wideSchoolCues } from "./school-cues.ts";

export type About = keyof typeof pointers.en;

/** What a message asks about, of what children ask about most: the first that fits. */
export const aboutOf = (message: string): About | null => firstOf(cues, message);

/** A word of school mathematics that a message asks about in any way, if no problem is worked on. */
export const schoolWordOf = (message: string): About | null => firstOf(wideSchoolCues, message);

function firstOf(of: typeof cues, message: string): About | null {
  if (message.length > LENGTH_MAX || /\d/.test(message.replaceAll(named, ""))) return null;
  return of.find(([, words]) => words.some((word) => word.test(message)))?.[0] ?? null;
}

/** Who asks about a word asks in a sentence. With numbers, it is a problem. */
const LENGTH_MAX = 200;
const named = /\b(?:amc ?\d+|python ?\d|range\(\d+\))|\bgrade \d/gi;

const cues: readonly (readonly [About, readonly RegExp[]])[] = [
  ["for-loop", [/\bfor[- ]?loops?\b|\bfor\b.{0,12}\brange\b|for\s?循环/i]],
  [
    "endless-loop",
    [
      /\bloops?\b.{0,25}\b(?:never|doesn.?t|does not|won.?t|not)\b.{0,8}\b(?:end|stop|finish)|\b(?:infinite|endless) loops?\b|\bloop.{0,12}forever\b|循环.{0,10}(?:停不下来|不停|不会停|结束不了|一直|不结束)|死循环|无限循环/i,
    ],
  ],
  ["while-loop", [/\bwhile[- ]?loops?\b|while\s?循环/i]],
  ["loop", [...asked("loops?", "循环(?:语句)?")]],
  ["variable", [...asked("variables?", "变量")]],
  [
    "if-statement",
    [/\bif[- /]?(?:else|statements?)\b|\b(?:write|use|make) an if\b|条件(?:语句|判断)|if\s?语句|if\s?else/i],
  ],
  [
    "function",
    [
      ...asked("functions?", "函数"),
      /\b(?:write|make|define|use|create) (?:a |my own )?functions?\b|(?:怎么|如何)(?:写|定义).{0,4}函数/i,
    ],
  ],
  ["list", [...asked("lists?|arrays?", "列表|数组"), /\b(?:python|make|create|use|append|add).{0,15}\blists?\b/i]],
  ["string", [...asked("strings?", "字符串")]],
  [
    "input-output",
    [
      /\binput\(|\b(?:get|read|ask for|take) (?:user )?input\b|\bhow do i print\b|\bprint (?:something|text|hello|a )|怎么(?:输入|输出|打印)|输入输出/i,
    ],
  ],
  [
    "modulo",
    [
      /\bmodulo\b|\bmod operator\b|what (?:does|is) (?:the )?(?:%|percent sign)(?: mean| do)?(?: in (?:python|code|c\+\+|programming))|取余|取模|求余/i,
    ],
  ],
  ["random", [/\brandom (?:numbers?|choice|module)\b|随机数?/i]],
  [
    "error",
    [
      /\b(?:syntax|indentation|name|type|index|value)\s?error\b|\b(?:code|program) (?:doesn.?t|does not|won.?t|isn.?t|not) (?:work|run)|\berror in my (?:code|program)|报错|程序(?:运行)?(?:不了|出错)|代码(?:运行)?(?:不了|出错|有问题)/i,
    ],
  ],
  [
    "debug",
    [
      ...asked("bugs?|debug(?:ging)?", "bug|调试"),
      /\bhow (?:do|can) (?:i|you) (?:find|fix) (?:a |the |my )?bugs?\b|\bdebug\b|怎么(?:调试|找bug)/i,
    ],
  ],
  ["algorithm", [...asked("algorithms?", "算法")]],
  ["recursion", [...asked("recursions?|recursive(?: functions?)?", "递归")]],
  [
    "learn-coding",
    [
      /\b(?:learn|start|begin|get started|getting started)\b.{0,20}\b(?:python|coding|programming|code|c\+\+|scratch)\b|(?:怎么|如何|怎样)(?:开始)?学(?:习)?.{0,4}(?:编程|Python|C\+\+|代码)|(?:编程|Python|C\+\+).{0,6}怎么(?:学|入门)|学编程/i,
    ],
  ],
  [
    "robot-sensor",
    [
      ...asked("sensors?|ultrasonic sensors?|distance sensors?", "传感器"),
      /\brobots?\b.{0,40}\b(?:wall|obstacle|sense|see|know|avoid|detect)|机器人.{0,12}(?:墙|障碍|避障|知道|看见)/i,
    ],
  ],
  ["metaphor", [/\bmetaphors?\b|\bsimiles?\b|比喻|明喻|暗喻/i]],
  ["personification", [/\bpersonification\b|拟人/i]],
  ["parallelism", [/\bparallelism\b|排比/i]],
  [
    "essay-start",
    [
      /\b(?:start|begin|open|first sentence|introduction|hook)\b.{0,25}\b(?:essay|story|composition|paper|paragraph)\b|\bfirst sentence\b|\bopening sentence\b|(?:作文|文章|日记|记叙文).{0,6}(?:开头|第一句|怎么写|怎么开始)|开头怎么写/i,
    ],
  ],
  [
    "paragraph",
    [
      /\btopic sentences?\b|\b(?:write|structure|organize) (?:a |my |an )?(?:paragraph|essay)s?\b|(?:怎么|如何|怎样|不会)写(?:好)?(?:一篇)?(?:作文|文章|段落)|中心句/i,
    ],
  ],
  [
    "remember-words",
    [
      /\b(?:remember|memorize|learn)\b.{0,20}\b(?:words?|vocabulary|vocab|spellings?)\b|(?:记|背).{0,4}(?:单词|生词|词语|词汇)|单词.{0,8}(?:记|背|忘)/i,
    ],
  ],
  ["de-particles", [/的\s?[、，,和/]?\s?得\s?[、，,和/]?\s?(?:and |or )?地|的地得|得地的|\bde particles?\b/i]],
  [
    "tones",
    [
      /\btones?\b.{0,25}\b(?:chinese|mandarin|pinyin|pronounce|say)\b|\b(?:chinese|mandarin|four|pinyin)\b.{0,12}\btones?\b|声调|四声|轻声/i,
    ],
  ],
  ["pinyin", [/\bpinyin\b|拼音/i]],
  ["measure-words", [/\bmeasure words?\b|量词/i]],
  ["idioms", [...asked("chengyu|idioms?", "成语"), /(?:怎么|如何)(?:记|学|积累).{0,3}成语|成语.{0,6}(?:怎么|积累)/i]],
  [
    "parts-of-speech",
    [
      ...asked(
        "nouns?|verbs?|adjectives?|adverbs?|pronouns?|prepositions?|conjunctions?|parts? of speech",
        "名词|动词|形容词|副词|代词|介词|连词|词性",
      ),
    ],
  ],
  [
    "its",
    [
      /\bit.?s\b.{0,6}\b(?:or|vs\.?|and)\b.{0,6}\bits\b|\bits\b.{0,6}\b(?:or|vs\.?|and)\b.{0,6}\bit.?s\b|\b(?:there|their|they.?re)\b.{0,6}\b(?:or|vs\.?|and)\b.{0,12}\b(?:their|there|they.?re)\b/i,
    ],
  ],
  ["articles", [/\ba (?:or|vs\.?|and) an\b|\ban (?:hour|university)\b|\ba和an\b|a\s?和\s?an/i]],
  ["past-tense", [/\b(?:past|present|future|perfect) tenses?\b|\bverb tenses?\b|过去式|时态|过去时|现在完成时/i]],
  [
    "comma",
    [
      ...asked("commas?|semicolons?|colons?", "逗号|分号|冒号|顿号"),
      /\b(?:use|put|where do|when do).{0,15}\bcommas?\b|标点/i,
    ],
  ],
  ["reading", [/\breading comprehension\b|\bmain idea\b|阅读理解|中心思想|主要内容/i]],
  [
    "amc",
    [
      ...asked("(?:the )?amc\\s?(?:8|10)?", "amc\\s?(?:8|10)?"),
      /\bamc\s?(?:8|10|12)?\b.{0,30}\b(?:prepare|ready|practice|study|train|tips?)\b|\b(?:prepare|ready|practice|study|train|tips?)\b.{0,30}\bamc\b|amc.{0,8}(?:准备|备考|怎么学|怎么练)|(?:准备|备考).{0,6}amc/i,
    ],
  ],
  ["careless", [/\b(?:careless|silly) mistakes?\b|粗心|马虎|总是算错|老算错/i]],
  ["counting-start", [/\b(?:start|begin|approach|do|solve) (?:a |the |this )?counting problems?\b|计数问题/i]],
  [
    "word-problem-start",
    [
      /\b(?:start|begin|approach|do|solve|understand) (?:a |the |these |this )?(?:word|story) problems?\b|应用题.{0,6}(?:怎么|入手|不会)/i,
    ],
  ],
  ...schoolCues,
];
