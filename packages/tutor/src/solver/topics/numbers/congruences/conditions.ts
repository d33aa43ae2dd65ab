import type { Congruences } from "./work.ts";

/** What opens such a question and what closes it; which of the numbers is wanted may stand in either. */
const openings = {
  least:
    /^(?:(?:a |1 |some |what |which )?(?:whole )?number (?=divided|leaves|when)|(?:smallest|least) (?:positive )?(?:integer|whole number|natural number|number)(?: n| x)?(?: that| which| such that it| such that| with)?(?: when (?=divided)| (?=leaves|gives|has))?,? ?|(?:有|现有)?(?:1|一)(?:箱|筐|堆|盒|篮|队|群|批|些|袋)\p{Script=Han}{1,4},?|1个数,?|有1个数,?|1个(?:正整数|自然数),?|某数,?|有1个(?:正整数|自然数),?)/u,
  all: /^(?:(?:the )?system of congruences,? ?|(?:the )?(?:system|congruences),? ?|for x,? ?|同余方程组,?|x such that |all x such that |all integers x such that )/,
};
const closings =
  /,? ?(?:(?:这|那)(?:箱|筐|堆|盒|篮|队|群|批|些|袋)\p{Script=Han}{1,4}(?:至少|最少)(?:1共)?有(?:多少|几)?(?:个|颗|只|人|支|本)?|(?:the )?(?:smallest|least) (?:positive )?(?:such )?(?:integer|number|value|x|solution|one)(?: x| of x)?|(?:这个|该)?(?:数|自然数|正整数)?(?:的)?最小(?:值)?(?:是)?(?:几)?|求?(?:满足条件的)?最小(?:的)?(?:正整数|自然数|数)(?:x)?|(?:这个数|此数)最少(?:是)?)$/u;

const separators = /^(?:,? ?and |, ?|,?且|,?又|,?并且| )/;
const pieces: RegExp[] = [
  /^(?:x|n) ?(?:≡|=) ?(?<c>\d{1,6}),? ?\(? ?mod ?(?<m>\d{1,6}) ?\)?/,
  /^(?:it )?(?:leaves|gives|has|with|leaving|leave) (?:a |the )?(?:remainder|rest)(?: of)? (?<c>\d{1,6}),? when (?:it is |it's )?divided by (?<m>\d{1,6})/,
  /^(?:a |the )?remainder(?: of)? (?<c>\d{1,6}),? when (?:it is |it's )?divided by (?<m>\d{1,6})/,
  /^(?:when )?(?:it is )?divided by (?<m>\d{1,6}),? (?:it )?(?:leaves|gives|has|leaving) (?:a |the )?remainder(?: of)? (?<c>\d{1,6})/,
  /^(?:when )?(?:it is )?divided by (?<m>\d{1,6}),? (?:it )?(?:leaves|has|gives) (?<c>\d{1,6})(?: left over| over| left)?(?=,| and|$)/,
  /^(?<c>\d{1,6}) when (?:it is )?divided by (?<m>\d{1,6})/,
  /^(?:这个数|它)?(?:除以|被)(?<m>\d{1,6})(?:除)?,?余(?:数是|数为)?(?<c>\d{1,6})/,
  /^(?<m>\d{1,3})个\k<m>个(?:地|的)?数,?(?:就|还|会|则|也|都|结果)?(?:剩下?|余下?|多)(?:出)?(?<c>\d{1,3})(?:个|颗|只|人|支|本)?/,
  /^(?<m>\d{1,6})(?:个1数|个个1数),?余(?<c>\d{1,6})/,
];

const more =
  / ?(?:bigger|larger|greater|more) than 1(?= (?:that|which|leav|when|whose|with))|(?:大于|比)1大?的(?=最小|自然|数|整)/;

/** "Leaves 1 when divided by 4, 5 and 6", 除以 4、5、6 都余 1: one condition for each. */
function sharedOut(text: string): string {
  const each = (list: string) => list.match(/\d+/g) ?? [];
  return text
    .replace(
      /((?:that |which )?(?:leaves|gives|has|leaving) (?:a |the )?remainder(?: of)? (\d{1,4}),? when (?:it is |it's )?divided by )(?:(?:each|any|all) of )?(\d+(?:(?:, and |, | and | or )\d+){1,3})$/,
      (_, _words, rest: string, list: string) =>
        each(list)
          .map((m) => `leaves remainder ${rest} when divided by ${m}`)
          .join(" and "),
    )
    .replace(
      /(?:除以|被)(\d+(?:[,和与]\d+){1,3})(?:除|整除)?,?(?:都|均|结果都|分别都)余(?:数是|数为)?(\d{1,4})/,
      (_, list: string, rest: string) =>
        each(list)
          .map((m) => `除以${m}余${rest}`)
          .join(","),
    );
}

/** Conditions on the remainders of one number, every word of them understood. */
export function conditionsIn(text: string): Congruences | null {
  const isMore = more.test(text);
  const closed = sharedOut(text.replace(more, "")).replace(closings, "");
  const least = closed.replace(openings.least, "");
  const opened = least === closed ? closed.replace(openings.all, "") : least;
  const conditions: Congruences["conditions"] = [];
  for (let rest = opened; rest !== ""; ) {
    const found = pieces.map((piece) => piece.exec(rest)).find((match) => match !== null);
    if (!found) return null;
    const { c = "", m = "" } = found.groups ?? {};
    conditions.push({ a: 1n, b: 0n, c: BigInt(c), m: BigInt(m) });
    rest = rest.slice(found[0].length).replace(separators, "");
  }
  const wantsLeast = closed !== text || /^(?:smallest|least)/.test(text);
  const written = /^(?:x|n)/.test(opened);
  // A number in words is asked for itself, and there are many: without "the smallest" it is not clear which.
  return wantsLeast || written ? { wanted: wantsLeast ? "least" : "all", conditions, ...(isMore && { isMore }) } : null;
}
