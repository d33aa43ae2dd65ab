import { type Retelling, told } from "./retelling.ts";

const peopleEn = "(?:people|friends|children|kids|students|boys|girls|runners|players)";
const peopleZh = "(?:个|名|位)?(?:人|同学|学生|小朋友|朋友|男生|女生)";
const rowZh = "(?:站|排|坐)(?:成|在)?(?:1|一)(?:排|列|行)(?:照相|拍照|合影)?";
const manyZh = "(?:1?共|一共|总共|则)?有?(?:多少|几)种(?:不同的)?(?:站法|排法|方法|坐法|排列方法)";
const mustZh = "(?:必须|只能|要|一定|固定)(?:要)?(?:站|排|坐)?在?";
const endZh =
  "(?:最左边|最右边|最左端|最右端|左端|右端|排头|排尾|队首|队尾|最前面|最后面|第1个(?:位置)?|最后1个(?:位置)?)";
const middleZh = "(?:正中间|最中间|正中央|中间)";
const whoEn = "(?:one of them|1 of them|[a-z]{2,12}|the (?:youngest|oldest|tallest|shortest)(?: one| person)?)";
const endEn =
  "(?:first|last|at the front|at the back|on the (?:far )?(?:left|right)(?: end)?|at the (?:left|right) end|in the (?:first|last) (?:place|position|seat))";
const ROW_MAX = 20;

const others = ({ n }: Record<string, string>) => (Number(n) > 1 && Number(n) <= ROW_MAX ? `what is (${n}-1)!` : null);

const without = ({ n }: Record<string, string>) =>
  Number(n) > 1 && Number(n) <= ROW_MAX ? `what is ${n}!-(${n}-1)!` : null;

const boysEn = "(?:boys|girls|men|women|teachers|students|novels|plays|shirts|books)";

/** A row in which one has a place that is told, and one chosen of each of two groups. */
export const ofPlacesAndChoices: Retelling[] = [
  ...told(
    [
      `(?<n>\\d{1,2})${peopleZh}${rowZh},?(?:其中|如果|若)?(?:甲|小\\p{Script=Han}|班长|老师)${mustZh}${endZh},?(?:那么)?${manyZh}`,
      `(?:in )?how many (?:different )?ways can (?<n>\\d{1,2}) ${peopleEn} (?:stand|sit|line up|be arranged|be seated) in a (?:row|line) if ${whoEn} (?:must|has to) (?:be|stand|sit|go) ${endEn}`,
      `(?<n>\\d{1,2}) ${peopleEn} (?:stand|sit|line up|are arranged) in a (?:row|line),? (?:and )?${whoEn} (?:must|has to) (?:be|stand|sit|go) ${endEn},? (?:in )?how many (?:different )?ways (?:are there|can they do it|is this possible|can they stand|can they sit)`,
    ],
    others,
  ),
  ...told(
    [
      `(?<n>\\d{1,2})${peopleZh}${rowZh},?(?:其中|如果|若)?(?:甲|小\\p{Script=Han}|班长|老师)${mustZh}${middleZh},?(?:那么)?${manyZh}`,
    ],
    (groups) => (Number(groups.n) % 2 === 1 ? others(groups) : null),
  ),
  ...told(
    [
      `(?<n>\\d{1,2})${peopleZh}${rowZh},?(?:其中|如果|若)?(?:甲|小\\p{Script=Han}|班长|老师)(?:不能|不可以|不)(?:站|排|坐)在?${endZh},?(?:那么)?${manyZh}`,
    ],
    without,
  ),
  ...told(
    [
      `(?:要|学校|老师|现在|班里)?从(?<a>\\d{1,3})(?:名|个|位)(?:男生|男同学|男运动员)(?:和|与|,)(?<b>\\d{1,3})(?:名|个|位)(?:女生|女同学|女运动员)中,?(?:要)?各(?:选|派|挑选|推选)(?:出)?(?:1|一)(?:名|个|位)?(?:人|同学)?[^\\d,多少几]{0,12},?(?:1?共|一共|总共)?有?(?:多少|几)种(?:不同的)?(?:选法|选择|方法|组合)`,
      `(?:in )?how many (?:different )?ways can (?:you|we|a teacher|a coach|she|he) (?:choose|pick|select) (?:one|1|a) (?:boy|girl|man|woman|teacher|student|novel|play|shirt|book) and (?:one|1|a) (?:boy|girl|man|woman|teacher|student|novel|play|shirt|book) from (?:a group of )?(?<a>\\d{1,3}) ${boysEn} and (?<b>\\d{1,3}) ${boysEn}`,
    ],
    ({ a, b }) => `what is ${a}*${b}`,
  ),
];
