import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,6}(?:\\.\\d{1,3})?";
const people = "[a-z]+(?: [a-z]+)?";
const meanEn = "(?:mean|average)";
const meanZh = "(?:平均数|平均分|平均成绩|平均值|平均)";

/** Means that change with a number or with all of them, of groups, and before the next number. */
export const ofMeans: Retelling[] = [
  ...told(
    [
      `(?:the )?${meanEn} of (?<n>\\d{1,4}) (?:numbers|scores|values|data) (?:is|was) (?<m>${number}),? (?:but |later )?(?:1|one)(?: number| score| of them| value)? was (?:misread|wrongly (?:written|read|copied|recorded)|copied|recorded|mistakenly (?:written|read|recorded)|miscopied) as (?<w>${number}) instead of (?<r>${number}),? (?:find |what is )?the (?:correct|right|true|actual) ${meanEn}`,
      `(?<n>\\d{1,4})个(?:数据?)的${meanZh}(?:是|为)(?<m>${number}),?(?:后来|检查时|但|后)?(?:发现)?(?:把|将)(?:其中)?(?:1个数)?(?<r>${number})(?:错看成|错写成|误看成|误写成|看成|写成|抄成|错抄成|错当成)了?(?<w>${number}),?(?:那么|则)?(?:正确|真正|实际)的${meanZh}`,
    ],
    ({ n, m, w, r }) => `what is ${m} + (${r}-${w})/${n}`,
  ),
  ...told(
    [
      `(?:in )?a class (?:of|has|with) (?<a>\\d{1,3}) ${people},? (?:who )?averag(?:es?|ed|ing) (?<x>${number}),? (?:and|while) (?<b>\\d{1,3}) ${people} averag(?:es?|ed|ing) (?<y>${number}),? (?:find |what is |what's )?(?:the )?(?:class|overall|combined|total) ${meanEn}(?: of the class)?`,
    ],
    ({ a, x, b, y }) => `what is (${a}*${x}+${b}*${y})/(${a}+${b})`,
  ),
  ...told(
    [
      `(?:the )?${meanEn} of (?<n>\\d{1,3}) numbers is (?<m>${number}),? (?:if )?(?:each|every)(?: number| one| 1| of them)? is (?<o>increased|decreased|multiplied|divided) by (?<k>${number}),? (?:what is |what's |find )?the new ${meanEn}`,
      `(?:if )?(?:each|every) (?:1 |one )?of (?:the )?(?<n>\\d{1,3}) numbers with (?:an? )?${meanEn} (?:of )?(?<m>${number}) is (?<o>increased|decreased|multiplied|divided) by (?<k>${number}),? (?:what is |what's |find )?the new ${meanEn}`,
    ],
    ({ m, o = "", k }) => `what is ${m} ${{ increased: "+", decreased: "-", multiplied: "*", divided: "/" }[o]} ${k}`,
  ),
  ...told(
    [
      `[^\\d,]{1,6}?(?<n>\\d{1,2})次(?:测验|考试|数学测验|数学考试|测试)的?平均(?:分|成绩)?(?:是|为)?(?<m>${number})分?,?(?:那么)?(?:他|她)?第(?<k>\\d{1,2})次(?:测验|考试)?(?:要|至少|得|应|需要?|必须)*考(?:多少|几)分,?(?:才能|能|可以|就能)?(?:使|让)?(?<w>\\d{1,2})?(?:次)?(?:的)?(?:测验|考试)?(?:总)?平均(?:分|成绩)?(?:达到|提高到|是|为|达)(?<t>${number})分?`,
    ],
    ({ n, m, k, w, t }) => (Number(k) === Number(n) + 1 && (w ?? k) === k ? `what is ${t}*${k} - ${m}*${n}` : null),
  ),
  ...told(
    [
      `(?:the )?${meanEn} of (?<n>\\d{1,3}) numbers is (?<m>${number}),? (?:an?|if an?|one) (?:\\(1/\\d{1,2}\\)|[a-z]+|\\d{1,3}(?:st|nd|rd|th)) number,? (?:of |which is )?(?<k>${number}),? is (?:added|included|put in)(?: to them)?,? (?:what is |what's |find )?(?:the )?new ${meanEn}`,
      `(?<n>\\d{1,3})个数的?${meanZh}(?:数)?(?:是|为)?(?<m>${number}),(?:再)?(?:加|添|加上|添上|增加)(?:进)?1个(?:数)?(?<k>${number}),(?:那么|则)?(?:新的?|现在的?|这\\d{1,3}个数的)${meanZh}`,
    ],
    ({ n, m, k }) => `what is (${n}*${m}+${k})/(${n}+1)`,
  ),
  ...told(
    [
      `(?:the )?${meanEn} of (?<a>\\d{1,3}) numbers is (?<x>${number}),? and the ${meanEn} of (?<b>\\d{1,3}) (?:other numbers|others|other|more numbers|different numbers) is (?<y>${number}),? (?:what is |what's |find )?(?:the )?(?:overall ${meanEn}|${meanEn} of all(?: the| of the| \\d{1,3})? ?numbers)`,
      `(?<a>\\d{1,3})个数的?${meanZh}(?:是|为)?(?<x>${number}),(?:另外?|其余|还有)(?<b>\\d{1,3})个数的?${meanZh}(?:是|为)?(?<y>${number}),(?:那么|则)?这(?<t>\\d{1,3})个数的${meanZh}`,
    ],
    ({ a, x, b, y, t }) =>
      t !== undefined && Number(t) !== Number(a) + Number(b) ? null : `what is (${a}*${x}+${b}*${y})/(${a}+${b})`,
  ),
  ...told(
    [
      `(?:the )?${meanEn} of (?<n>3|4|5) numbers is (?<m>${number}),? (?<k>[234]) (?:of them |of the numbers )?are (?<l>${number}(?:,? (?:and )?${number}){1,3}),? (?:find |what is |what's )?the (?:third|fourth|fifth|last|other|remaining|missing)(?: number| one)?`,
    ],
    ({ n, m, k, l = "" }) => {
      const known = l.match(/\d+(?:\.\d+)?/g) ?? [];
      return Number(k) === Number(n) - 1 && known.length === Number(k)
        ? `what is ${n}*${m}-(${known.join("+")})`
        : null;
    },
  ),
  ...told(
    [
      `[^\\d,]{1,6}?(?<n>\\d{1,2})次(?:测验|考试|数学测验|数学考试|测试)的?平均(?:分|成绩)?(?:是|为)?(?<m>${number})分?,第(?<k>\\d{1,2})次(?:测验|考试)?后,?(?:\\d次)?(?:的)?平均(?:分|成绩)?(?:是|为|达到|变成)?(?<t>${number})分?,(?:他|她)?第(?<j>\\d{1,2})次(?:测验|考试)?(?:考了?|得了?)(?:多少|几)分`,
    ],
    ({ n, m, k, j, t }) => (j === k && Number(k) === Number(n) + 1 ? `what is ${t}*${k} - ${m}*${n}` : null),
  ),
];
