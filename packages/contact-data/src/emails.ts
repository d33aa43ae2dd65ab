import { disguised, spansOf } from "./disguise.ts";
import type { Finder } from "./fold.ts";

/** Email addresses: as they are, with words for `@` and the dot, letter by letter, over lines, or as a name after “my email is”. */
export const emails: Finder = ({ text }) =>
  patterns.flatMap((pattern) => spansOf(text, pattern)).filter(([from, to]) => !ofExamples.test(text.slice(from, to)));

/** Nobody is reached there: the names are kept for books. */
const ofExamples = /@example\.(?:com|org|net)$/;

export const endings =
  "com|net|org|edu|gov|io|cn|hk|tw|uk|us|ca|de|fr|jp|kr|sg|au|nz|me|cc|tv|app|dev|xyz|info|biz|site|online|top|vip|club|icu|ru|in|eu";

const providers =
  "(?:" +
  [
    "gmail",
    "googlemail",
    "hotmail",
    "outlook",
    "yahoo",
    "ymail",
    "icloud",
    "protonmail",
    "foxmail",
    "yandex",
    "aol",
    "sina",
    "sohu",
    "aliyun",
  ]
    .map(disguised)
    .join("|") +
  "|(?<![a-z])q[\\s._*-]{0,2}q|1[\\s._*-]{0,2}6[\\s._*-]{0,2}3|1[\\s._*-]{0,2}2[\\s._*-]{0,2}6|1[\\s._*-]{0,2}3[\\s._*-]{0,2}9|网易|新浪|谷歌|雅虎|qq邮箱)";

/** The sign, what people say for it, and what they draw. */
const namedAt =
  "(?:the )?(?:at sign|at symbol|(?:a|an a) (?:in|with|inside) (?:a|the) (?:circle|ring|tail|loop)|circled? a|a circled|monkey(?: tail)?|snail|arroba)";
const namedDot = "(?:the )?(?:dot|point|period|full stop|punto|punkt)";
const strongAt = `(?:[*_\`]{0,2}@[*_\`]{0,2}|[([{<]\\s?(?:a|at|a t|@|艾特|圈a|圈|${namedAt})\\s?[)\\]}>]|艾特|爱特|圈a|a圈|花a|小老鼠|\\*at\\*|_at_|-at-)`;
const at = `(?:\\s{0,3}${strongAt}\\s{0,3}|\\s{1,3}(?:at|arroba|圈|在)\\s{1,3}(?:the\\s|my\\s)?)`;
const dot = `(?:\\s{0,3}(?:\\.(?!\\s?\\n\\s?\\n)|[([{<]\\s?(?:\\.|d|点|${namedDot})\\s?[)\\]}>]|点|-dot-|_dot_)\\s{0,3}|\\s{1,3}(?:dian|d0t|${namedDot})\\s{1,3})`;
const local = "(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]*";

const lone =
  "g ?mail|google ?mail|hot ?mail|outlook|yahoo|icloud|proton ?mail|foxmail|aol|qq ?mail|163 ?mail|126 ?mail|proton me";

const patterns = [
  // mei@school.org, mei (at) school (dot) org, 小明艾特school点com
  new RegExp(
    `${local}\\s?${strongAt}\\s?[a-z0-9-]{1,40}(?:${dot}[a-z0-9-]{1,40}){0,3}${dot}(?:${endings})(?![a-z0-9])`,
    "g",
  ),
  /(?<![a-z0-9._-])[a-z][a-z0-9._-]{1,30}@[a-z][a-z0-9-]{1,30}\.[a-z]{3,10}(?![a-z(])/g,
  // mei at school dot org; `at` is a word, so the dot has to be one, too, or stand without spaces
  new RegExp(
    `${local}${at}[a-z0-9-]{1,40}(?:\\.|\\s{0,3}[([{]\\s?(?:${namedDot}|\\.)\\s?[)\\]}]\\s{0,3}|\\s{1,3}dot\\s{1,3}|\\s{0,2}点\\s{0,2})(?:${endings})(?![a-z0-9])`,
    "g",
  ),
  // mia (whatever) gmail (whatever) com
  new RegExp(
    `[a-z0-9]\\s{0,2}[([{<][^()[\\]{}<>\\n=+]{1,24}[)\\]}>]\\s{0,2}${providers}\\s{0,2}(?:[([{<][^()[\\]{}<>\\n=+]{1,12}[)\\]}>]|${namedDot})\\s{0,2}(?:${endings})(?![a-z0-9])`,
    "gu",
  ),
  new RegExp(
    `[a-z0-9]\\s{0,2}[([{<][^()[\\]{}<>\\n=+]{1,24}[)\\]}>]\\s{0,2}(?:${lone})\\s{1,2}(?:com|net|cn)(?![a-z0-9])`,
    "g",
  ),
  // mia 🌀 gmail
  new RegExp(`[a-z0-9_]\\s{0,2}\\p{Extended_Pictographic}{1,2}\\s{0,2}(?:${lone})(?![a-z])`, "gu"),
  // mia at sign gmail
  new RegExp(`[a-z0-9_]\\s{1,2}${namedAt}\\s{1,2}${providers}`, "gu"),
  // mei@gmail, mei at gmail, 小明艾特qq; letter by letter, over lines
  new RegExp(`[a-z0-9\\p{Script=Han}]\\s{0,3}${at}[\\s>]{0,3}${providers}`, "gu"),
  new RegExp(`@[\\s._*>-]{0,4}${providers}`, "gu"),
  // meiatgmaildotcom, m e i a t g m a i l d o t c o m
  new RegExp(
    `a[\\s._*-]{0,2}t[\\s._*-]{0,2}${providers}[\\s._*-]{0,2}(?:d[\\s._*-]{0,2}[o0][\\s._*-]{0,2}t|\\.)[\\s._*-]{0,2}c[\\s._*-]{0,2}[o0]`,
    "gu",
  ),
  // a lone provider's address: gmail dot com, qq点com
  new RegExp(`${providers}${dot}(?:com|cn|net|c0m|org|cm)(?![a-z])`, "gu"),
  // m e i @ s c h o o l . o r g
  /(?:[a-z0-9][\s._*-]{1,2}){3,40}@(?:[\s._*-]{1,2}[a-z0-9]){3,40}[\s*_-]{0,2}\.(?:[\s._*-]{1,2}[a-z]){2,3}/g,
  // my email is mei_2013, 我的邮箱：xiaoming2013
  /(?:e-?mail|邮箱|电邮|伊妹儿)(?:\s?(?:address|地址|账号|号))?\s{0,3}(?:is|are|:|=|是|为|->)\s{0,3}(?=[a-z.]{0,30}[\d_@])[a-z0-9._-]{4,40}/g,
  // gmail: mei2013, 我的谷歌邮箱 mei2013, mei2013 on gmail
  /(?:gmail|hotmail|outlook|yahoo|icloud|邮箱)\s{0,2}(?:address|id|账号|name)?\s{0,2}(?:is|:|=|是)?\s{0,2}(?=[a-z._]{0,20}\d)[a-z\d._-]{5,40}/g,
  /[a-z\d._-]{0,30}\d\s(?:on|in|my)\s(?:gmail|hotmail|outlook|yahoo|icloud)(?![a-z])/g,
  /(?:e-?mail|write to|邮件)\s{1,3}(?:me|us)\s{1,3}(?:at|on|@|:)|\b(?:e-?mail|mail)\s(?:me|him|us)(?:\s(?:please|pls|plz|later|so|if|when|about|back|instead|the|your|ur)\b|\s?[.!,?]|\s?$)|\b(?:send|shoot|write|drop) (?:me|us) an? e-?mail\b(?!\s(?:every|each|per|a day))|\bmailto\s?:|\bmy (?:g ?mail|e-?mail) (?:is|starts|begins|ends|:)(?! (?:full|not|broken|down|very|so|in|too)\b)/gm,
  // bob2014 gmail, bob gmail com, bob2014 at proton me, google mail
  new RegExp(
    `(?<![a-z0-9])(?:(?=[a-z._-]{0,24}\\d)[a-z0-9._-]{3,30}(?:\\s(?:at|on|in|@))?\\s(?:the\\s|my\\s)?(?:${lone})|[a-z0-9._-]{3,30}\\s(?:at\\s)?(?:${lone}|proton)\\s(?:dot\\s)?(?:com|cn|me|net)(?![a-z]))`,
    "g",
  ),
  /(?:发|写|给|寄)[^\n。，,.]{0,6}(?:邮件|电邮|邮箱)(?:给我|到我|联系)|给我(?:发|写|寄)(?:封|个|一封|电子)?(?:电子)?(?:邮件|电邮)/g,
];
