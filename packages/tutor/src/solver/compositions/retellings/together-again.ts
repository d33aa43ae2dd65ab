import { type Retelling, told } from "./retelling.ts";

const unitEn = "(?:seconds?|minutes?|hours?|days?|weeks?)";
const wordsEn = "(?:1 (?:of them )?)?[a-z' -]{1,60}?";
const clockEn =
  "\\d{1,2}(?:, ?\\d\\d)?(?: ?[ap]\\.?m\\.?)?(?: exactly| sharp)?|noon|midnight|once|the same (?:time|moment)";
const togetherEn = `(?:[a-z' -]{0,50}?(?:[23] )?[a-z' -]{0,30}?(?:together|at the same (?:time|moment|instant)|simultaneously|at once)[a-z' -]{0,30}?(?:(?:at|on|exactly at) (?:${clockEn})[a-z' -]{0,20})?,? |(?:at|on) (?:${clockEn})[a-z' -]{0,30}(?:together|at the same (?:time|moment)|simultaneously),? )`;
const askedEn = `(?:after |in |how long |)(?:how (?:many (?<v>${unitEn})|long))?(?: from (?:now|then)| later| after that| will it be)? ?(?:will|do|does|until|before|is it until|it be until|must pass before|pass before|must pass until|would|can|is it before|go by before|go by until) (?:[a-z' -]{0,40}(?:[23] )?[a-z' -]{0,40})(?:again|next|once more)[a-z' -]{0,40}`;
const other =
  /\b(?:second(?! and)|third|fourth|fifth|last|never|not|only|half|except|without|twice|late|later than|more|less|fewer|longer|skips?|stops?|rests?|times|before|after(?= bus)|first one)\b(?! how)|\b(?:one|two|three|\d+) times\b/;

/** All in one unit, each at its own beat: together again after the least common multiple. */
const again = (found: Record<string, string>): string | null => {
  const { a, b, c, ua, ub, uc, v, told: story = "" } = found;
  const units = [ua, ub, uc, v].filter((unit) => unit !== undefined).map((unit) => unit.replace(/s$/, ""));
  return new Set(units).size === 1 &&
    !other.test(story.replaceAll(/\b(?:seconds|before)\b/g, "").replaceAll(/\d+ second\b/g, ""))
    ? `what is the least common multiple of ${[a, b, c].filter((one) => one !== undefined).join(", ")}?`
    : null;
};
const every = (name: string) => `every (?<${name}>\\d{1,3})(?: (?<u${name}>${unitEn}))?`;

const unitZh = "(?:分钟|分|天|日|秒|小时)";
const listZh =
  "(?:分别|依次|各自)?(?:是)?(?:每隔|每过|每|隔)(?<a>\\d{1,3})(?<ua>分钟|分|天|日|秒|小时)?(?:,|和|与)(?:每隔|每过|每|隔)?(?<b>\\d{1,3})(?<ub>分钟|分|天|日|秒|小时)?(?:(?:,|和|与)(?:每隔|每过|每|隔)?(?<c>\\d{1,3})(?<uc>分钟|分|天|日|秒|小时)?)?";
const onceMoreZh = `(?:(?:那么|问|则|它们|请问)*(?:至少|最少)?(?:要|再|经|又)*过?(?:(?:多少|几|多长)(?<v>${unitZh}|时间)|多久)(?:之?后)?[^\\d,第]{0,12}?(?:又|再次|再1次|再|第2次|下1次|下次)[^\\d,]{0,5}(?:同时|[1一]起)[^\\d,第月日点号几]{0,8})`;
const againZh = ({ a, b, c, ua, ub, uc, v }: Record<string, string>) => {
  const units = [ua, ub, uc, ...(v && v !== "时间" ? [v] : [])]
    .filter((unit) => unit !== undefined)
    .map((unit) => unit.replace("日", "天").replace(/^分$/, "分钟"));
  return new Set(units).size === 1
    ? `what is the least common multiple of ${[a, b, c].filter((one) => one !== undefined).join(", ")}?`
    : null;
};

const groupEn =
  "(?:groups?|rows?|teams?|packs?|bags?|boxes|lines?|piles?|sets?|bundles?|stacks?|tables|columns|packets)";
const thingEn = "[a-z' -]{1,50}?";
const sizesEn = `(?:${groupEn} of |by |in )?(?<a>\\d{1,3})(?:s|'s)?(?:,? (?:or|and)|,)+ (?:(?:in|into|by) )?(?:${groupEn} of )?(?<b>\\d{1,3})(?:s|'s)?(?:(?:,? (?:or|and)|,)+ (?:(?:in|into|by) )?(?:${groupEn} of )?(?<c>\\d{1,3})(?:s|'s)?)?`;
const noneEn =
  "(?:with )?(?:nobody|no one|none|nothing|no [a-z]+|no-one)(?: being| is| are)? (?:left(?: over| out)?|remaining|leftover)|(?:evenly|exactly|perfectly)|without (?:any(?:one|body|thing)? )?(?:left over|leftovers|remainder)|with no (?:remainder|leftovers)";
const overEn = `(?:with |there (?:is|are) |leaving |and )?(?:always |exactly )?(?<r>\\d{1,2}|1)(?: [a-z]+)? (?:is |are )?(?:left(?: over| out)?|remaining|leftover)`;
const rangeEn =
  "(?:more than|over) (?<lo>\\d{1,4}),? (?:but|and) (?:fewer|less) than (?<hi>\\d{1,4})|between (?<lo2>\\d{1,4}) and (?<hi2>\\d{1,4})";
const inGroups = ({ lo, hi, lo2, hi2, a, b, c, r = "0" }: Record<string, string>) => {
  const sizes = [a, b, c].filter((one) => one !== undefined);
  const range = lo2 ? `between ${lo2} and ${hi2}` : `from ${Number(lo) + 1} to ${Number(hi) - 1}`;
  return sizes.every((size) => Number(size) > Number(r) && Number(size) > 1)
    ? `the only whole number n ${range} with ${sizes.map((size) => `n mod ${size} = ${r}`).join(" and ")}`
    : null;
};
const thingZh = "[枝人个名块本支只枚颗粒棵盆朵张条件盒瓶页位]";
const countedZh = (name: string) =>
  `(?:如果|若|要是|不论|无论|不管)?(?<${name}>\\d{1,2})${thingZh}\\k<${name}>${thingZh}(?:地)?(?:数|拿|装|分|取|放|排|站)?`;
const rangeZh = `(?:的)?(?:个数|人数|总数|数量|本数|只数|棵数)?(?:在)?(?<lo2>\\d{1,4})${thingZh}?(?:到|至|和|~|-)(?<hi2>\\d{1,4})${thingZh}?之间`;
const overZh = `(?:,)?(?:都|均|总)(?:(?:会)?(?:多出?|余下?|剩下?|剩余|多余)(?<r>\\d{1,2})${thingZh}?|(?:能)?(?:正好|刚好|恰好)(?:数完|分完|拿完|装完|取完|没有剩余)?)`;
const howManyZh = `[^\\d,]{0,12}?(?:多少|几)${thingZh}?[^\\d,]{0,4}`;

/** What happens again at the same time, and how many there are when several groups come out. */
export const ofTogetherAgain: Retelling[] = [
  ...told(
    [
      `(?<told>(?:${togetherEn})?(?:[23] )?${wordsEn} ${every("a")}(?:,? and|, while|,|,? but)+ ${wordsEn} ${every("b")}(?:(?:,? and|, while|,)+ ${wordsEn} ${every("c")})?,? (?:${togetherEn}|if ${togetherEn})?${askedEn})`,
      `(?<told>(?:${togetherEn})?(?:[23] )?${wordsEn} every (?<a>\\d{1,3}),? (?:(?<b>\\d{1,3}),? )?and (?<c>\\d{1,3}) (?<uc>${unitEn})(?: (?:respectively|each))?,? (?:${togetherEn}|if ${togetherEn})?${askedEn})`,
    ],
    again,
  ),
  ...told(
    [
      `(?:[^每隔]{0,36}?)${listZh}[^\\d,每隔]{0,6}1?[^\\d,每]{0,8},(?:[^,]{0,26}(?:同时|[1一]起)[^,]{0,12},)?${onceMoreZh}`,
      `(?:[^每隔]{0,36}?)${listZh}[^\\d,每隔]{0,6}1?[^\\d,每]{0,8},[^,]{0,12}\\d{1,2}(?:,\\d\\d|[时点](?:\\d\\d分|半)?),?[^,]{0,12}(?:同时|[1一]起)[^,]{0,12},${onceMoreZh}`,
    ],
    againZh,
  ),
  ...told(
    [
      `(?:there are |a |the |an )?(?:${thingEn} )?(?:has |have |are |is |with )?(?:${rangeEn})(?: ${thingEn})?,? (?:they|it|the [a-z]+|these|when they|if they)(?: can| could)?(?: all)? ?(?:be |is |are )?(?:split|divided|put|arranged|placed|packed|sorted|grouped|lined up|counted|seated|share|shared|stand|form|formed)(?: up)? ?(?:in|into|by)? ?${sizesEn},? (?:people |students |each )?(?:and )?(?:always )?(?:${noneEn}|${overEn})(?: each time| every time| in each case| in every case| any time| either way)?,? how many [a-z' -]{1,40}`,
    ],
    inGroups,
  ),
  ...told(
    [
      `1?[^\\d,]{1,16}?${rangeZh},${countedZh("a")},${countedZh("b")}(?:,(?:或)?${countedZh("c")})?${overZh},?${howManyZh}`,
    ],
    inGroups,
  ),
];
