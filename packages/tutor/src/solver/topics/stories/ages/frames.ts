import type { Frames } from "../../../stories/frames.ts";

const young =
  "(son|daughter|brother|sister|younger (brother|sister)|child|niece|nephew|grandson|granddaughter|cousin|dog)";
const old =
  "(father|mother|dad|mom|sister|brother|uncle|aunt|grandfather|grandmother|grandpa|grandma|parent|older (brother|sister)|teacher)";
const elder = `((a|the|her|his|my) ${old}|<_:word>'s ${old}|<elder:word>)`;
const younger = `((her|his|my|the) (?<word_kin>${young})|<_:word>'s ${young}|<junior:word>)`;
const oldCh = "(爸爸|妈妈|父亲|母亲|爷爷|奶奶|外公|外婆|叔叔|老师|哥哥|姐姐|王老师|李老师|张老师)";
const youngCh = "(儿子|女儿|小明|小红|小华|小刚|小丽|小军|小强|小亮|孙子|孙女|弟弟|妹妹|我|他|她|小芳)(年龄)?";
const now = "(今年|现在)?";

export const ageFrames: Frames = {
  sumNow: [
    "(and )?(together|in total|altogether|combined),? (our|their|the|both|the 2) (ages|ages together)( now)? (are|is|add up to|make|sum to|total) <s>( years)?",
    "(and )?(the )?(sum|total) of (our|their|the|both)( 2)? ages( now| today)? is <s>",
    "(and )?(our|their|the 2) ages (add up to|sum to|make|total) <s>( together| in total)?",
    "(and )?(together )?(we|they) are <s> years old( together)?",
    "(他们|两人|2人|父子|母子|母女|父女|姐弟|兄弟|兄妹|姐妹)?(俩|两人|2人)?(今年|现在)?(的)?年龄(的)?(和|之和|总和|加起来)(是|为|等于)?<s>岁?",
  ],
  sumLater: [
    "(in|after) <n> years,? (the )?(sum|total) of (our|their|the)( 2)? ages will be <s>",
    "(in|after) <n> years,? (their|our) ages will (add up to|sum to|total) <s>",
    "<n>年(后|以后)(他们|两人|2人|俩人)?(的)?年龄(的)?(和|之和|总和)(是|为|将是|等于)?<s>岁?",
  ],
  olderBy: [
    `${elder} is <g> (years )?older than ${younger}`,
    `${younger} is <g> (years )?younger than ${elder}`,
    `${oldCh}比${youngCh}大<g>岁?`,
    `${youngCh}比${oldCh}小<g>岁?`,
  ],
  times: [
    "(and )?(now|today),? (he|she|(the|his|her) (mother|father|mom|dad|older one)) is <k> times as old( as (him|her|he is|she is|(his|her|the) (son|daughter)))?",
    "(and )?(he|she) is <k> times as old( as (him|her|he is|she is))? (now|today)",
    `${elder} is( now)? <k> times as old as (me|i am)`,
    `<elder:word> is( now)? <k> times as old as <junior:word>( is)?( now)?`,
    `${elder} is( now)? <k> times as old as ${younger}( is)?( now)?`,
    `${elder} is( now)? <k> times ${younger}('s)? age`,
    `${now}${oldCh}${now}(的年龄)?是${youngCh}的<k>倍`,
  ],
  later: [
    `(in|after) <n> years,? (he|she|${elder}) will be( only)? <m> times as old as ((?<word_him>him|her(?! ${young})|he|she)|${younger})( will be| is| then| will be then)?`,
    `<n> years from now,? (he|she|${elder}) will be( only)? <m> times as old as ((?<word_him>him|her(?! ${young}))|${younger})( will be)?`,
    `<n>年后,?(${oldCh}|他)?(的年龄)?(将)?是${youngCh}的<m>倍`,
  ],
  earlier: [
    `<n> years ago,? (a|the|my|his|her) ${old} was( only)? <m> times as old as ${younger}( was)?( then)?`,
    `<n> years ago,? (he|she|${elder}) was <m> times as old as ((?<word_him>him|her(?! ${young})|he|she)|${younger})( was)?( then)?`,
    `<n>年前,?(${oldCh}|他)?(的年龄)?是${youngCh}的<m>倍`,
  ],
  younger: [
    "how old (am i|is the (younger|smaller) (one|of the 2)?)( now)?",
    "(我|小\\p{Script=Han}|儿子|女儿|弟弟|妹妹)(今年|现在)?(多大|几岁|多少岁|是多少岁|是几岁)",
    `how old is ${younger}( now| today)?`,
    `(what is|find) ${younger}'s( current| present)? age( now)?`,
    `(求)?${youngCh}${now}(是)?(几|多少)岁`,
  ],
  older: [
    `how old is (?<word_elderAsked>\\p{Ll}{2,15})( now| today)?`,
    `how old is (the|her|his|my) ${old}( now| today)?`,
    `(求)?${oldCh}${now}(是)?(几|多少)岁`,
  ],
  olderIs: [
    `${oldCh}${now}(的年龄)?(是|有)?<a>岁?`,
    `${elder} is <a>( years old)?( now| today)?`,
    `${oldCh}${now}<a>岁(了)?`,
  ],
  youngerIs: [
    `i( am|'m) <b>( years old)?( now| today)?`,
    `(and )?(a|the|my|his|her) ${young} is <b>( years old)?( now| today)?`,
    `(儿子|女儿|我|弟弟|妹妹|小\\p{Script=Han}|孩子)${now}(的年龄)?(是|有)?<b>岁?`,
    `(and )?${younger} is <b>( years old)?( now| today)?`,
    `${youngCh}${now}<b>岁(了)?`,
  ],
  whenLater: [
    `(in|after) how many( more)? years will (the |her |his |my )?(${old}|he|she|<_:word>) be( exactly| just)? <m> times as old as (the |his |her |my )?(${young}|him|her|me|i|<_:word>)( will be| is| am)?( then)?`,
    `how many years( from now)? (until|before|till|will it be until|will it take until|will it be before|will it take for) (the |her |his |my )?(${old}|he|she|<_:word>)( will be| is| to be) <m> times as old as (the |his |her |my )?(${young}|him|her|me|<_:word>)( will be| is)?( then)?`,
    `(再)?(过|经过)?(多少|几)年(后|以后|之后)?,?${oldCh}(的年龄)?(正好|刚好|恰好|就|将)?是${youngCh}的?<m>倍`,
    `in how many years will (the |her |his |my )?(${old}|he|she|<_:word>) be <m> times as old as (the |his |her |my )?(${young}|him|her|<_:word>)( will be| is)?( then)?`,
    `(多少|几)年(后|以后|之后),?${oldCh}(的年龄)?(正好|刚好|恰好)?是${youngCh}的<m>倍`,
    `(多少|几)年(后|以后|之后),?(${oldCh})?的?年龄(正好|刚好|恰好)?是${youngCh}的<m>倍`,
    `(再)?(过|经过)(多少|几)年(后)?,?${oldCh}(的年龄)?(正好|刚好|恰好)?是${youngCh}的<m>倍`,
  ],
  whenEarlier: [
    `how many years ago was (the |her |his |my )?(${old}|he|she|<_:word>) <m> times as old as (the |his |her |my )?(${young}|him|her|<_:word>)( was)?( then)?`,
    `(多少|几)年(前|以前|之前),?${oldCh}(的年龄)?(正好|刚好|恰好)?是${youngCh}的<m>倍`,
  ],
  timesHim: [
    `${oldCh}(的年龄|今年的年龄)?(正好|刚好|恰好)?是${youngCh}的?<k>倍`,
    `(his|her|my) ${old} is <k> times (as old|as old as (he|she|him|her|i am|he is|she is)|(his|her|my) age)`,
    `${oldCh}(的年龄)?(今年)?(的年龄)?是(他|她|小明|小红|小华|我|儿子|女儿)(的年龄)?的<k>倍`,
  ],
  olderAsked: [
    `${oldCh}(现在|今年)(多大|几岁|多少岁)`,
    `how old is (the|his|her|my) ${old}( now)?`,
    `${oldCh}${now}(是|有)?(几|多少)岁`,
  ],
};
