import { type Averages, groupOf } from "./group.ts";

const LENGTH_MAX = 260;
const who =
  "students?|boys?|girls?|people|persons?|members?|kids?|children|adults?|men|women|players?|workers?|numbers?|tests?|games?|pupils?|employees?|teachers?|scores?|quizzes";
const english = new Set(
  (
    "a an the of in on for is was were are and or another other second first while if has have had with what what's whats find calculate there " +
    "class classes group groups team teams average averages averaged averaging mean score scores scored test tests exam math weight weights height heights age ages weigh weighs " +
    "kg cm pounds points point years year old lb lbs inches percent all both whole combined entire together overall them their these students student boys boy girls girl people " +
    "person persons members member kids children adults men women players player workers number numbers games game pupils employees teachers by get got it then two 2 per each on one " +
    "combining room grade section sections same that everyone everybody quiz quizzes"
  ).split(" "),
);
const chinese =
  /全班|全体|所有|一共|总的|总|两个?[组班]|2个?[组班]|[甲乙丙]组|[甲乙]班|[一二1234]班|某班|班级?|小组|第[12]组|男生|女生|男同学|女同学|同学|学生|工人|队员|人|名|个|位|有|其中|平均|身高|体重|成绩|年龄|得分|分数|数学|语文|英语|测验|考试|这|他们|大家|的|是|为|每人|厘米|千克|公斤|分|岁|米|和|与|而|,|数|那么|则|求|多少|几|合起来|合在?一起|在一起|另外?/g;

/** "20 students average 75, and 30 average 85. The average of all?" */
export function readTwoGroups(text: string): Averages | null {
  if (text.length > LENGTH_MAX || /\d\.\d+\.|%|\//.test(text)) return null;
  const isChinese = /\p{Script=Han}/u.test(text);
  const isKnown = isChinese
    ? /^[\d.\s]*$/.test(text.replaceAll(chinese, " "))
    : (text.match(/[a-z]+(?:['-][a-z]+)*|[^\s\w,.]/g) ?? []).every((word) => english.has(word));
  const asksAll = isChinese
    ? /(?:全班|全体|所有|两个?[组班]|2个?[组班]|总的?|他们|大家|合起来|合在?一起)(?:学生|同学|人|的|这)*(?:的|合起来|\d+人)*(?:总)?(?:数学|语文|英语)?平均[^,\d]*$/.test(
        text,
      )
    : /\b(?:average|mean|averages?)\b[^,\d]*\b(?:all|both|whole|combined|entire|together|overall|everyone|everybody)\b[^,]*$|\b(?:combined|overall)\b[^,\d]*\b(?:average|mean)\b[^,\d]*$|\bother\b.*\bclass (?:average|mean)[^,\d]*$/.test(
        text,
      );
  if (!isKnown || !asksAll) return null;
  const counting = isChinese
    ? /(?<![\d.])(\d+)(?:个|名|位)?(?:人|男生|女生|学生|同学|工人|队员|男同学|女同学)/g
    : new RegExp(
        `(?<![\\d.])(\\d+) (?:other )?(?:${who})(?![a-z])|(?<=\\b(?:class|group|team|section) of )(\\d+)(?![\\d.])`,
        "g",
      );
  const marked = text.replaceAll(
    counting,
    (_, one?: string, other?: string) => `#${typeof other === "string" ? (one ?? other) : one}`,
  );
  // 两班: of both classes.
  const all = [...marked.replaceAll(/[#]?2个?(?=[班组])/g, " ").matchAll(/(#?)(\d+(?:\.\d+)?)/g)].map(
    ([, mark, value = ""]) => ({
      isCount: mark === "#",
      value,
    }),
  );
  const [a, b, c, d, ...more] = all;
  if (!a || !b || !c || !d || a.isCount === b.isCount || a.isCount !== c.isCount || b.isCount !== d.isCount)
    return null;
  const [first, second] = a.isCount
    ? [groupOf(a.value, b.value), groupOf(c.value, d.value)]
    : [groupOf(b.value, a.value), groupOf(d.value, c.value)];
  if (!first || !second) return null;
  const total = `${first.count + second.count}`;
  const isRest = more.length === 0 || (more.length === 1 && more[0]?.value === total);
  return isRest ? { wanted: "together", groups: [first, second] } : null;
}
