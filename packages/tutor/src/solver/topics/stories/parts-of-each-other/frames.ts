import type { Frames } from "../../../stories/frames.ts";

const more =
  "more|greater|larger|bigger|higher|longer|taller|heavier|older|less|fewer|smaller|lower|shorter|lighter|younger|cheaper|faster|slower";
const moreCh = "增加|减少|多|大|高|贵|重|长|快|少|小|低|矮|便宜|轻|短|慢";
const has =
  "(is|has|have|had|scored|made|earns|earned|weighs|costs|sold|read|collected|got|picked|are|was|bought|saved)";
const thing = "( money| expensive| <_:noun>)?";
const of =
  "(的?(人数|数量|棵数|本数|只数|个数|价格|价钱|身高|体重|重量|质量|长度|高度|产量|面积|钱|存款|速度|工资|收入|分数|图书|书|邮票))?";
const zi = "(个|只|支|本|张|枚|颗|块|条|辆|头|棵|盆|朵|人|名|位|箱|页|件|套|根|分)?";
const as = "(?<word_as>百分之几|百分之多少|几分之几)";
const place =
  "((一|二|三|四|五|六|\\d)年级|(一|二|三|\\d)班|某校|果园里|学校里?|全校|班里|商店里?|(六|五|四|三)年级有)?";
const lead = "(那么|则|问|求|反过来|反之)*";
const number = "(the number |number )?";
const ask = "(then )?";

/** How two numbers are compared by a part, and what is asked of them. */
export const partsFrames: Frames = {
  is: [
    "(if )?(in (a|the|my) <_:noun>,? )?the number of <a:who> is <p:share>( of)? the number of <b:who>",
    "(if )?(in (a|the|my) <_:noun>,? )?there are <p:share> as many <a:who> as <b:who>",
    `(if |suppose )?${number}<a:who> is <p:share> of ${number}<b:who>`,
    `(如果|若|已知)?${place}<a:who>${of}(相当于|是|等于|占)<b:who>${of}的<p:share>`,
  ],
  equal: [
    "(if )?<p:share> of <a:who> (is|equals|is equal to|is the same as) <q:share> of <b:who>",
    "(如果|若|已知)?<a:who>(数)?的<p:share>(等于|与|和|是|正好等于|恰好等于)<b:who>(数)?的<q:share>(相等)?",
  ],
  more: [
    "(某(厂|校|工厂|公司|地|村|商店|市)|<_:noun>)?(?<word_a>今年|本月|这个月)(的)?(产值|产量|收入|人数|粮食产量|利润|销量|游客|用电量|用水量)?比(?<word_b>去年|上月|上个月)(的)?(产值|产量|收入|人数|同期)?(?<word_more>增加|增长|提高|上升|增产|多|减少|降低|下降|减产|少)(了)?<p:share>",
    `(if |suppose )?${number}<a:who> ${has} <p:share> (?<word_more>${more})${thing} than ${number}<b:who>( (is|does|has|did))?`,
    `(如果|若|已知)?${place}<a:who>${of}比<b:who>${of}(?<word_more>${moreCh})(了)?<p:share>`,
  ],
  askIs: [
    `${ask}${number}<c:who> is (what|how many) (percent|percentage) of ${number}<d:who>`,
    `${ask}what (percent|percentage) of ${number}<d:who> is ${number}<c:who>`,
    `${ask}what percent is ${number}<c:who> of ${number}<d:who>`,
    `${lead}<c:who>${of}(相当于|是|等于|占)<d:who>${of}的${as}`,
  ],
  askMore: [
    `${ask}(by )?(what|how many) (percent|percentage) (?<word_less>${more})${thing} (is|does|are|has|did) ${number}<c:who>( have| cost| weigh| make)? than ${number}<d:who>( (is|does|has))?`,
    `${ask}by what (percent|percentage) (is|does|are|did) ${number}<c:who>( have| cost)? (?<word_less>${more})${thing} than ${number}<d:who>`,
    `${ask}by what (percent|percentage) (is|does|are) ${number}<c:who> (?<word_less>${more})${thing} than ${number}<d:who>`,
    `${ask}${number}<c:who> ${has} (what|how many) (percent|percentage) (?<word_less>${more})${thing} than ${number}<d:who>`,
    `${lead}<c:who>${of}比<d:who>${of}(?<word_less>${moreCh})(了)?${as}`,
  ],
  known: [
    `(if )?<e:who> ${has} <n>( <_:noun>)?`,
    `(如果|若|已知|其中)?${place}<e:who>${of}(有|是|为|重|长|高)<n>${zi}`,
  ],
  total: [
    "(if )?there are <n>( total)? (students|kids|children|people|pupils|animals|pets|in all|in total|altogether)( in (the|this|my) <_:noun>)?( (in all|in total|altogether))?",
    "(the|my|this) <_:noun> has <n> (students|kids|children|people|pupils)( (in all|in total|altogether))?",
    "(全班|全校|一?共)有?<n>(人|名学生|个学生)",
    `(if )?(together |in total )?(they|both|the 2)( together)? (is|has|have|had|are|weigh|cost) <n>( <_:noun>)?( (together|altogether|in all|in total))?`,
    `(两|2)?(者|人|种|个数|数|班)?(一?共|总共|合计|之和|的和|和)(有|是|为)?<n>${zi}<_:noun>?`,
  ],
  gap: [
    `(if )?<x:who> ${has} <n> (?<word_than>${more})${thing} than <y:who>( (is|does|has|did))?`,
    `(如果|若|已知|其中)?<x:who>${of}比<y:who>${of}(?<word_than>${moreCh})(了)?<n>${zi}`,
  ],
  askAmount: [
    "how many <f:who> (are there|are in (the|this|my) <_:noun>)",
    "how many are <f:who>",
    `how (much|many)( <_:noun>)? (does|do|did|is) <f:who>( (have|has|cost|weigh|get|make|earn))?`,
    `(what is|find|what's) ${number}<f:who>`,
    `how (much|old|tall|heavy|long) is <f:who>`,
    `${lead}<f:who>${of}(有|是|为|重|长|高)?(多少|几)(<asked:unit>|${zi})<_:noun>?`,
  ],
};
