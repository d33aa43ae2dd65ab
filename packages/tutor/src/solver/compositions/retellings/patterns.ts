import { type Retelling, told } from "./retelling.ts";

const thing = "[a-z]+";
const stickEn = "(?:matches|matchsticks|match ?sticks|toothpicks|sticks|tiles|dots|squares|counters|blocks|chairs)";
const shapeZh = "(?:正方形|三角形|六边形|五边形|小房子|房子|小鱼|图形|菱形|梯形|金鱼)";
const stickZh = "(?:火柴棒|火柴|小棒|棋子|小木棒|木棒|牙签)";
const useEn = "(?:takes?|needs?|uses?|requires?|has|is made (?:of|with|from))";

/** The n-th term of an arithmetic sequence, or the rule for it. */
const place = (first: number, step: number, n = "") => {
  if (step <= 0) return null;
  const shown = [0, 1, 2].map((more) => first + more * step).join(", ");
  return /^\d+$/.test(n)
    ? Number(n) > 0 && Number(n) <= 10_000
      ? `What is the ${n}th term of the sequence ${shown}, ...?`
      : null
    : `What is the nth term of the sequence ${shown}?`;
};
const steadily = (sizes: (string | undefined)[], n: string | undefined): string | null => {
  const [first = 0, second = 0, ...more] = sizes.filter((size) => size !== undefined).map(Number);
  const step = second - first;
  return more.every((size, nth) => size === second + (nth + 1) * step) ? place(first, step, n) : null;
};

/** The list without its end, if it repeats a block at least twice. */
function repeated(list = "", n = ""): string | null {
  const terms = list.split(/, ?/).filter((term) => term !== "");
  for (let length = 2; length * 2 <= terms.length; length++) {
    if (!terms.every((term, at) => term === terms[at % length])) continue;
    return `what is ${terms[(Number(n) - 1) % length]} + 0`;
  }
  return null;
}

/** Figures that grow, rows of seats, repeating numbers, and what the middle of a row tells. */
export const ofPatterns: Retelling[] = [
  ...told(
    [
      `(?:${thing} are made (?:with|from|of|using) ${stickEn}(?: in a row)?,? )?(?:making )?(?:1|one) (?<s>[a-z]+?)s? ${useEn} (?<a>\\d{1,3})(?: ${stickEn})?,? (?:and )?2 (?:\\k<s>s? )?(?:in a row )?${useEn} (?<b>\\d{1,3})(?: ${stickEn})?,? (?:(?:and )?3 (?:\\k<s>s? )?(?:in a row )?${useEn} (?<c>\\d{1,3})(?: ${stickEn})?,? )?(?:and so on,? )?how many (?:${stickEn} )?(?:are needed |do you need |will be needed |are used |does it take )?(?:for|to make|do|to build|are needed for) (?:a row of )?(?<n>\\d{1,3}|n) \\k<s>s?(?: in a row)?(?: take| need| use)?`,
      `(?:用${stickZh}(?:摆|搭|拼)${shapeZh},?)?(?:摆|搭|拼|第)1个(?:${shapeZh})?(?:要|用|需要?|需用|用去|有)(?<a>\\d{1,3})[根枚颗个](?:${stickZh})?,(?:摆|搭|拼|第)?2个(?:${shapeZh})?(?:要|用|需要?|需用|用去|有)(?<b>\\d{1,3})[根枚颗个](?:${stickZh})?,(?:(?:摆|搭|拼|第)?3个(?:${shapeZh})?(?:要|用|需要?|需用|用去|有)(?<c>\\d{1,3})[根枚颗个](?:${stickZh})?,)?…?,?(?:照这样|像这样|按此规律|依此规律|按这样的规律|以此类推|照此规律|继续)*(?:下去|摆下去)?,?(?:摆|搭|拼|第)(?<n>\\d{1,3}|n)个(?:${shapeZh})?(?:要|用|需要?|需用|有)(?:多少|几)?[根枚颗个]?(?:${stickZh})?`,
    ],
    ({ a, b, c, n }) => steadily([a, b, c], n),
  ),
  ...told(
    [
      `how many ${stickEn} are needed (?:for|to make) (?<n>n|\\d{1,3}) (?<s>[a-z]+?)s in a row if (?:1|one|the first) \\k<s> ${useEn} (?<a>\\d{1,3})(?: ${stickEn})? and each (?:next|new|additional|further)(?: 1| one| \\k<s>)? (?:${useEn} |adds )?(?<d>\\d{1,2}) more`,
      `(?:用${stickZh}(?:摆|搭|拼)${shapeZh},?)?(?:摆)?1个${shapeZh}(?:要|用|需要?)?(?<a>\\d{1,3})根,每多(?:摆)?1个(?:${shapeZh})?(?:就)?(?:多|增加|要|多用)(?<d>\\d{1,2})根,(?:那么|则)?(?:摆|搭|拼)(?<n>\\d{1,3}|n)个(?:${shapeZh})?(?:要|用|需要?|需用)(?:多少|几)?根?(?:${stickZh})?`,
    ],
    ({ a, d, n }) => place(Number(a), Number(d), n),
  ),
  ...told(
    [
      `(?:a|the) (?:theater|theatre|auditorium|stadium|hall|cinema) has (?<a>\\d{1,3}) seats in (?:the |its )?(?:first|1st) row,? and each (?:next |following |new )?row has (?<d>\\d{1,2}) (?<w>more|fewer)(?: seats)? than the (?:row before(?: it)?|previous (?:row|one|1)|one before|1 before(?: it)?),? how many seats (?:are )?(?:there )?(?<t>in (?:all )?(?:the first )?(?<n>\\d{1,2}) rows|in the (?<k>\\d{1,2})(?:st|nd|rd|th) row|are in the (?<j>\\d{1,2})(?:st|nd|rd|th) row)(?: in all| in total)?`,
      `(?:1个|某)?(?:剧院|剧场|礼堂|会议室|报告厅|电影院|影院)(?:的)?第1排有?(?<a>\\d{1,3})个座位,(?:以后|后面|往后|从第2排起,?)?(?:的)?(?:每1?排|后1排)(?:都)?比前(?:面)?[1一]排(?<w>多|少)(?<d>\\d{1,2})个(?:座位)?,(?:1?共有?|如果有|若有|有)?(?:(?<n>\\d{1,2})排(?:座位)?,?(?:那么)?(?:这个(?:剧院|剧场|礼堂|电影院))?(?:1?共|一共|总共)有?(?:多少|几)个座位|第(?<k>\\d{1,2})排有(?:多少|几)个座位)`,
    ],
    ({ a, d, w = "", n, k, j }) => {
      const step = (/fewer|少/.test(w) ? -1 : 1) * Number(d);
      const [rows, row] = [n, k ?? j];
      if (Number(a) + step * (Number(rows ?? row) - 1) <= 0) return null;
      const shown = [0, 1, 2].map((more) => Number(a) + more * step).join(", ");
      return rows
        ? `sum of the first ${rows} terms of ${shown}, ...`
        : `What is the ${row}th term of the sequence ${shown}, ...?`;
    },
  ),
  ...told(
    [
      "等差数列(?:中)?(?:的)?连续(?<n>[3579])(?:项|个数)的和(?:是|为|等于)(?<s>\\d{1,5}),?(?:那么|则)?(?:最)?(?:中间|正中间)的?(?:1项|1个数|那1项|数|1个)",
    ],
    ({ n, s }) => `what is ${s}/${n}`,
  ),
  ...told(
    [
      `(?:the )?(?<n>\\d{1,5})(?:st|nd|rd|th) (?:term|number) (?:of|in)(?: the (?:repeating )?(?:sequence|pattern|list))? (?<l>\\d{1,3}(?:, \\d{1,3}){3,20}),? ?…`,
      `(?:1列数)?(?:按|按照)?(?<l>\\d{1,3}(?:,\\d{1,3}){3,20}),?…(?:的?规律)?(?:这样)?(?:的顺序)?(?:排列|排下去|重复排列|的规律排列)?,?(?:那么|则)?第(?<n>\\d{1,5})个(?:数|数字|项)`,
    ],
    ({ l, n }) => (Number(n) > 0 ? repeated(l, n) : null),
  ),
];
