import { foldCharacters } from "@dripstone/checker/mathematics";
import { needed, opposites, turningPhrases, turningWords } from "./turning-words.ts";

const english =
  "only except besides then afterwards result subtract add sum total difference product squared half twice double smaller smallest larger largest bigger biggest greater greatest less least more most fewer negative positive odd even prime primes composite coprime factorial integer integers whole digit digits reversed reverse between above below left remain remains right true correct says instead neither other average middle third last distinct different exactly ones not isn't opposite reciprocal absolute perimeter area ratio percent cents minutes boil perpendicular parallel or twin round nonzero tomorrow yesterday coordinate square cube distance exceed exceeds quadrant quadrants reflected reflect reflection shifted shift translated triangle mean median mode increased decreased origin intercept intercepts whose second tens hundreds wrong unique strictly exclusive exclusively excluding including included counting inverse fourth fifth sixth seventh eighth ninth tenth dice die coin expected probability defined focus directrix circle center minimum maximum domain".split(
    " ",
  );
const chinese =
  "只 除了 除外 然后 之后 后来 再 结果 减去 加上 和 差 积 平方 立方 一半 较小 较大 最小 最大 更 小多少 大多少 多多少 少多少 多几 少几 比 负 正 奇数 偶数 质数 素数 合数 互质 阶乘 整数 数字 个位 十位 颠倒 对调 之间 上方 下方 剩 对吗 正确 是不是 说 而不 不 平均 中间 第三 不同 恰好 相反数 倒数 绝对值 周长 面积 百分 几个 多少个 其中 至少 至多 最多 最少 次方 分钟 要求 垂直 平行 或 孪生 四舍 非零 昨天 明天 距离 大于 小于 超过 象限 对称 平移 三角形 中位 众数 增加 减少 原点 截距 第二 百位 唯一 重根 错 有理数 无理数 包括 包含 算上 不算 反函数 第四 第五 第六 第七 第八 第九 第十 骰子 硬币 概率 期望 焦点 准线 圆心 零点 定义域 值域 便宜 少花 节省 省下 反过来".split(
    " ",
  );
const isEnglish = new Set([...english, ...turningWords.en]);
const phrases = ["all but", "square root", "平方根"];
/** Of two units of one kind, one has to become the other first. */
const units = [
  /毫米|厘米|分米|千米|公里|(?<![厘分毫千平立])米/g,
  /\b(?:mm|cm|km|m|meters?|inch(?:es)?|feet|foot|yards?|miles?)\b/gi,
  /千克|公斤|(?<!千)克|吨/g,
  /\b(?:grams?|kg|kilograms?|pounds?|ounces?)\b/gi,
  /小时|分钟|(?<!分)秒/g,
  /\b(?:hours?|minutes?|seconds?|days?|weeks?)\b/gi,
  /(?<=\d ?)(?:元|角(?![形度])|分(?![之米钟数别解子母成为]))/g,
  /(?<=\d[ -]?)(?:cents?|dollars?)\b|\$(?=\d[\d.]*(?![\d.]*\$))/gi,
];

/** Where such words only name what is done: 化简之后是多少, "so that the result is", "with nothing left". */
const idle = [
  /(?<=化简|通分|展开|合并|同类项|约分|因式|有理化|去括号|乘开)(?:完)?(?:之后|以后|后)(?=,?(?:的结果)?(?:是|等于|得|得到|为)?(?:多少|几|什么|啥))/g,
  /(?<=化简|通分|展开|合并|约分|因式|有理化|计算|运算|分解)的结果(?=是|等于|为)/g,
  /\b(?:so|such) that (?:the|its) result(?= (?:is|will be|becomes))/g,
  /\bthe result(?= (?:of|when|if)\b)/g,
  /\b(?:is it true that|it is true that)\b/g,
  /\b(?:exactly|precisely)(?= (?:equal|the same|divisible|divides|into)\b)/g,
];

/** Two of these, each before a question mark of its own, are two questions. */
const asks =
  /\b(?:how (?:many|much|long|far|big|large)|what|which|when)\b|多少|[是有成到分几]几|几[个段人块份天棵本支条次位张]/i;

/**
 * Words by which a common question becomes another one: `only`, `then`, 其中, 比. Where one of them stands in no sentence of an intent, the question
 * asks for something else or something more, however much else is alike.
 */
export function turnsIn(text: string): string[] {
  // 至少几 asks for no difference.
  const small = idle
    .reduce((rest, phrase) => rest.replaceAll(phrase, " "), foldCharacters(text).text.toLowerCase())
    .replaceAll(/[至最][少多大小]/g, "$&|")
    .replaceAll(/\bnot (?:including|counting)\b/g, "excluding")
    .replaceAll(/不包括|不包含|不含|不算上?/g, "不算")
    .replaceAll("素数", "质数");
  // "Primes" turns as "prime" does.
  const words = (small.match(/[a-z']+/g) ?? [])
    .map((word) => (isEnglish.has(word) ? word : word.replace(/s$/, "")))
    .filter((word) => isEnglish.has(word));
  const isMixed = units.some(
    (kind) => new Set(text.match(kind)?.map((unit) => unit.replace("$", "dollar").replace(/s$/, ""))).size > 1,
  );
  const isEndless = /\d\.\d+ ?(?:…|\.{3})/.test(text);
  // 是不是 asks, 不是 denies.
  const isDenied = /(?<!是)不是/.test(text);
  const parts = [...phrases, ...chinese, ...turningWords.ch].filter((part) => small.includes(part));
  const said = turningPhrases.flatMap(([name, phrase]) => (phrase.test(small) ? [name] : []));
  const isTwofold = (text.split(/[?？]/).filter((part) => asks.test(part)) ?? []).length > 1;
  return [
    ...new Set([
      ...words,
      ...parts,
      ...said,
      ...sidesOf(small),
      ...deniedIn(small),
      ...nestedIn(small),
      ...needed.flatMap(([name, words]) => (words.test(small) ? [] : [`no ${name}`])),
      ...(isMixed ? ["units"] : []),
      ...(isEndless ? ["endless"] : []),
      ...(isTwofold ? ["asks"] : []),
      ...(isDenied ? ["不是"] : []),
    ]),
  ];
}

/** What is denied: "not a multiple", "don't share", 不互质; 不等式 and 不会 deny nothing. */
const deniedIn = (text: string): string[] => [
  ...[
    ...text.matchAll(
      /\b(?:not|don't|doesn't|isn't|aren't|cannot|can't|no) (?:an? |the |be |any )?(?!(?:sure|get|know|understand|remember|see|figure|want|idea|clue|calculator|matter|or)\b)([a-z]+)/g,
    ),
  ].map(([, word]) => `not ${word}`),
  ...[...text.matchAll(/不(?!等式|会|懂|知|太|对|好|清|出|明|用|要|解|是|计|管|论|同|做)(.)/gu)].map(
    ([, word]) => `不${word}`,
  ),
];

const made =
  "sum|difference|product|quotient|average|mean|square|cube|root|reciprocal|opposite|half|digit|factor|divisor|multiple|remainder";
const nested = new RegExp(`\\b(${made})s? of (?:(?:the|their|its|both|all|positive|two|these) )*(${made})s?\\b`, "g");

/** "The sum of the squares" is not "the square of the sum", and 平方和 not 和的平方. */
const nestedIn = (text: string): string[] => [
  ...[...text.matchAll(nested)]
    .map(([, outer, inner]) => `${outer} of ${inner}`)
    .filter((said) => !/^digit of (?:sum|product|difference|quotient)$/.test(said)),
  ...[...text.matchAll(/[和差积商]的(?:平方|立方|倒数|绝对值|相反数|一半|算术平方根)/g)].map(([said]) => said),
];

/** On which side of its opposites a text stands, where it does on one: `~0:1` is the other side of the first. */
const sidesOf = (text: string): string[] =>
  opposites.flatMap((sides, nth) => {
    const [one, other] = sides.map((side) => side.test(text));
    return one === other ? [] : [`~${nth}:${one ? 0 : 1}`];
  });

/** Whether an intent with these turns is not meant where this one is found. */
export const turnsAway = (turns: readonly string[], found: string): boolean => {
  if (turns.includes(found)) return false;
  return found.startsWith("~") ? turns.includes(`${found.slice(0, -1)}${found.endsWith("0") ? 1 : 0}`) : true;
};
