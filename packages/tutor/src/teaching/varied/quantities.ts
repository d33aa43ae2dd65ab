/** What may be asked of the same things: the one for the other. What has several names is put by each of them. */
const families: string[][][] = [
  [["area"], ["perimeter", "circumference"]],
  [["volume"], ["surface area"]],
  [
    ["greatest common factor", "greatest common divisor", "gcf", "gcd", "hcf"],
    ["least common multiple", "lowest common multiple", "lcm"],
  ],
  [["mean", "average"], ["median"], ["mode"], ["range"]],
  [["sum"], ["difference"], ["product"]],
  [["面积"], ["周长"]],
  [["体积", "容积"], ["表面积"]],
  [["最大公因数", "最大公约数"], ["最小公倍数"]],
  [["平均数", "平均值"], ["中位数"], ["众数"]],
  [
    ["mm", "millimeters"],
    ["cm", "centimeters"],
    ["m", "meters"],
    ["km", "kilometers"],
  ],
  [["seconds"], ["minutes"], ["hours"], ["days"]],
  [
    ["grams", "g"],
    ["kilograms", "kg"],
  ],
  [["毫米"], ["厘米"], ["分米"], ["米"], ["千米"]],
  [["秒"], ["分钟"], ["小时"]],
  [["千克"], ["克"], ["吨"]],
];

/** "And the perimeter?", 那周长呢, "what's the gcf of those": the problem with that asked for, in each way to say it; none where it has nothing of the kind. */
export function withOtherQuantity(message: string, problem: string): string[] {
  const text = message.normalize("NFKC").replaceAll("’", "'").trim().toLowerCase();
  const [, english, chinese] = asked.exec(text) ?? [];
  const wanted = english ?? chinese;
  if (wanted === undefined) return [];
  for (const family of families) {
    const to = family.find((names) => names.includes(wanted) || names.includes(`${wanted}s`));
    const from = family.filter((names) => names !== to).flat();
    if (!to || (isUnit.test(wanted) && !isUnitAsked.test(text))) continue;
    const told = from.flatMap((name) => [...problem.matchAll(namePattern(name, isUnit.test(wanted)))]);
    const found = told.filter((match) => !isGiven.test(problem.slice(match.index + match[0].length)));
    const [only, ...others] = found;
    if (!only || others.length > 0) continue;
    return to.map((name) => problem.slice(0, only.index) + name + problem.slice(only.index + only[0].length));
  }
  return [];
}

/** Whether it is asked in such words, whatever it is. */
export const asksQuantity = (message: string, problem: string): boolean =>
  withOtherQuantity(message, problem).length > 0;

const asked =
  /^(?:(?:ok(?:ay)?|and|so|then|now|but|cool)[,.!]? ){0,3}(?:(?:what(?:'?s| is| about)?|how about|find|how many|how much is) )?(?:it (?:is )?in )?(?:the |its |their )?([a-z ]{1,24}?)(?: (?:of|for) (?:it|them|those|these|that|this|the same(?: \w+)?|the two|both))?(?: then)?[\s?.!]*$|^(?:好的?|那么?|再|求|请问|然后|它们?的?)*[，,]?(?:它们?|这个|两个数)?的?(\p{Script=Han}{1,6}?)(?:是|等于)?(?:多少|几)?(?:呢|啊|呀)?[\s?？。!]*$/u;

const isUnit =
  /^(?:mm|cm|k?m|k?g|grams?|kilograms?|(?:milli|centi|kilo)?meters?|seconds?|minutes?|hours?|days?|[毫厘分千]?米|秒|分钟|小时|千?克|吨)$/;

/** A unit alone may belong to an answer. */
const isUnitAsked = /^(?:\w+[,.!]? ){0,3}(?:how many|how much is|(?:what|how) about)|\bin\b|呢|多少|几/;

/** “The perimeter of a square is 36” asks for something else. */
const isGiven =
  /^(?: of (?!\d)[^.?!,;]{1,40}?| of the [^.?!,;]{1,30}?)? ?(?:is|was|equals|=|of(?= \d+(?:\.\d+)?(?! ?(?:,|and|&))))\s*\$?\d|^ ?(?:of )?\d+(?:\.\d+)?(?! ?(?:,|and|&|\d))\b|^(?:是|为|等于)?\s?\d/i;

/** A unit only where it is asked for: after “how many”, or 多少. */
function namePattern(name: string, isOfUnits: boolean): RegExp {
  if (/\p{Script=Han}/u.test(name)) return new RegExp(`${isOfUnits ? "(?<=多少|几)(?:个)?" : "(?<!表)"}${name}`, "gu");
  return new RegExp(`${isOfUnits ? "(?<=how many )" : "(?<!surface )"}\\b${name}\\b`, "gi");
}
