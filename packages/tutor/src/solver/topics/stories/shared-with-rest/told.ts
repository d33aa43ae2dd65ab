import type { Locale } from "@dripstone/contract/locale";

const turning =
  /(?<![a-z])(?:not|no|[a-z]+n't|more|less|fewer|than|twice|double|another|already|ate|eats?|eaten|lost|loses|broke|broken|except|unless|altogether|(?<!a )total|also|again|later|percent|half|least|most|first|both|average|older|younger|keeps?|kept|himself|herself|including|included|without|extra (?!are|is)|apart|between each|needs?|needed|required|seats?|spaces?|spots?|empty)(?![a-z])|%|[比倍又再先另吃坏借减不半]|(?<!多)少|至少|最少|(?<!(?:同样|一样))多(?!少|可以|能)|如果|还差|送给|拿走|用了|用去|自己|包括|两端|每隔|需要|空/;
const share =
  /(?<![a-z])(?:shares?|shared|sharing|divid(?:e|es|ed|ing)|split(?:s|ting)?|packs?|packed|packing|puts?|placed?|gives?|given|gave|each|every|per|equal|equally|evenly|cut|cuts|groups? of|rows? of|bags? of|boxes of|teams? of|among|holds?|costs?|into pieces)(?![a-z])|每|平均|[分装](?:成|给|到)/;
const measure =
  /^ ?-?(?:(cm|centimeters?|m|meters?|kg|kilograms?|g|grams?|feet|foot|ft|inch(?:es)?|in\b|yards?|liters?|l|ml|gallons?|ounces?|oz|pounds?|lbs?|minutes?|hours?|days?|cents|dollars)(?![a-z])|(千克|克|千米|厘米|分米|毫米|米|毫升|升|吨|元|角|分钟|小时|天))/;
const sames: [RegExp, string][] = [
  [/^centimeters?$/, "cm"],
  [/^meters?$/, "m"],
  [/^inch(?:es)?$|^in$/, "in"],
  [/^(?:feet|foot)$/, "ft"],
];

const askedInEnglish =
  /how many (?!are left|will be left|left)(?:[^?.]*?)(?:\?|,|\.|;)? ?(?:and )?(?:how (?:many|much)|are there any|is there any)[^?.]*?(?:left|over|remain|extra)[^?.]*[?.]*$/;
const askedInChinese =
  /(?:多少|几)[^,.?;]{0,10}?[,.?;、]?(?:还|会|要|并)?(?:能)?(?:剩|余|多)(?:下|出|余)?(?:了)?(?:多少|几)[^,.?;]{0,4}[?.]*$/;

/** A story of what is shared in equal parts, with a rest: how much, and by how many; null for any other. */
export function toldSharing(counted: string, locale: Locale): { all: number; by: number } | null {
  const story = counted
    .toLowerCase()
    .replaceAll(/[。；，？]/g, (sign) => ({ "。": ".", "；": ";", "，": ",", "？": "?" })[sign] ?? sign)
    .replaceAll(/\s+/g, locale === "ch" ? "" : " ")
    .replaceAll(/(?<![\d.])1(?=[根条个位名些批捆盒箱袋篮筐桶匹段本卷共组份套排行包队])/g, "一");
  if (story.length > 240 || turning.test(story) || !share.test(story)) return null;
  const isChinese = /\p{Script=Han}/u.test(story);
  if (!(isChinese ? askedInChinese : askedInEnglish).test(story)) return null;
  // "How many students get 6 stickers" says again how many each gets.
  const numbers = [...story.matchAll(/\$?(\d+(?:\.\d+)?)/g)].filter(
    ([, value], nth, all) => nth < 2 || value !== all[1]?.[1],
  );
  const [first, second] = numbers;
  if (!first || !second || numbers.length !== 2) return null;
  const [a, b] = [Number(first[1]), Number(second[1])];
  const [large, small] = a > b ? [first, second] : [second, first];
  const [all, by] = [Math.max(a, b), Math.min(a, b)];
  if (!Number.isInteger(all) || !Number.isInteger(by) || by < 2 || all > 100_000 || all === by) return null;
  // 50 in each of 8 bags are counted together, and not shared.
  const [before, after] = [story.slice(0, large.index), story.slice(large.index + large[0].length)];
  if (
    /(?:each|every|per)(?: [a-z]+){0,3} ?$|每[^\d,.]{0,6}$/.test(before) ||
    /^(?: [a-z]+){0,3} (?:each|per|in each|every)(?![a-z])/.test(after)
  )
    return null;
  const units = [large, small].map((number) => unitBehind(story, number));
  return units[0] === units[1] ? { all, by } : null;
}

function unitBehind(story: string, number: RegExpExecArray): string {
  if (number[0].startsWith("$")) return "dollars";
  const [, english, chinese] = measure.exec(story.slice(number.index + number[0].length)) ?? [];
  const unit = chinese ?? english?.replace(/(?<=[a-z]{3})s$/, "") ?? "";
  return sames.find(([form]) => form.test(english ?? ""))?.[1] ?? unit;
}
