import { type Retelling, told } from "./retelling.ts";

const namesEn = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const dayEn = `(?:${namesEn.join("|")})`;
const dayZh = "(?:星期|周|礼拜)(?<w>[1-6一二三四五六日天])";
const zh = ["日", "一", "二", "三", "四", "五", "六"];
const laterZh =
  "(?:那么|则|问|请问)?(?:再过|过|经过|从今天起再过)?(?<n>\\d{1,6})天(?:以后|之后|后)?(?:的那天|那天)?,?(?:是|会是)?(?:星期|周|礼拜)几";

/** The place of a day in a week that is counted from 0, or from Monday as 1 with Sunday as 7. */
const placeOf = (start: number, days: number, isFromZero: boolean): string => {
  const sum = start + days;
  return isFromZero || sum % 7 !== 0 ? `What is ${sum} mod 7?` : `calculate ${sum} - 7*${sum / 7 - 1}`;
};
const fromMonday = ({ w = "", n }: Record<string, string>) => {
  const start = /[1-6]/.test(w) ? Number(w) : w === "天" ? 0 : zh.indexOf(w);
  return placeOf(start || 7, Number(n), false);
};
const fromSunday = ({ t = "", n, n2, s = "0" }: Record<string, string>) => {
  const at = namesEn.indexOf(t);
  return s === "0" ? placeOf(at, Number(n ?? n2), true) : null;
};
/** "Answer with 1 to 7". */
const numberedZh = [
  "(?:星期|周|礼拜)[日天](?:填|写|用|是|为|记作|记为|算)7,?(?:用|填|写)?(?:数字)?1(?:~|-|到|至)7(?:的数字|来)?(?:回答|表示|作答|填写)?",
  "(?:用|填|写)?数字1(?:~|-|到|至)7(?:来)?(?:回答|表示|作答|填写)?,?(?:其中)?,?(?:星期|周|礼拜)[日天](?:填|写|用|是|为|记作|记为|算|就写|就填)7",
  "(?:星期|周|礼拜)几就(?:写|填)几,?(?:星期|周|礼拜)[日天](?:填|写|用|是|为|记作|记为|算|就写|就填)7",
  "(?:星期|周|礼拜)[1一](?:到|至|~|-)(?:星期|周|礼拜)[日天](?:依次|分别)?(?:用|记作|记为|写成|写作|表示为|对应|是)(?:数字)?1(?:~|-|到|至)7(?:来)?(?:表示|回答)?,?(?:只写数字|只填数字|填数字|写数字|答案填数字)?",
  "(?:只)?(?:写|填)数字,?(?:星期|周|礼拜)[日天](?:填|写|用|是|为|记作|记为|算)7",
  "(?:答案)?(?:用|填|写)1(?:~|-|到|至)7(?:的数字)?(?:表示|回答)?,?(?:星期|周|礼拜)[日天](?:填|写|用|是|为|记作|记为|算|就是)7",
];

/** Days of the week that are wanted as numbers. */
export const ofWeekdaysInNumbers: Retelling[] = [
  ...told(
    numberedZh.map((numbered) => `(?:已知|如果|假如)?今天(?:是)?${dayZh},?${laterZh},?\\(?${numbered}\\)?`),
    fromMonday,
  ),
  ...told(
    numberedZh.map((numbered) => `${numbered},?(?:已知|如果|假如|若)?今天(?:是)?${dayZh},?${laterZh}`),
    fromMonday,
  ),
  ...told(
    [
      `(?:if )?today is (?:a )?(?<t>${dayEn}),? (?:if |suppose )?(?:we |you )?(?:number|numbering|count|label|with|let|call)?(?: ?the)?(?: days)?(?: of the week)?(?: as| so that| from| with)? ?sunday (?:=|is|as|being) (?<s>\\d),? monday (?:=|is|as|being) 1(?:,|…| | and so on| up to| to| through|\\.| and| tuesday (?:=|is|as|being) 2)*(?: ?saturday (?:=|is|as|being) 6)?,? (?:what|which) number (?:is|will be|has|belongs to|stands for)(?: for)? ?(?:the )?(?:day(?: of the week)?|weekday)?(?: that is| it is| it will be)? ?(?:(?<n>\\d{1,6}) days (?:from (?:today|now)|later|after today)|in (?<n2>\\d{1,6}) days)`,
      `(?:number|label|let us number) the days(?: of the week)?(?: so that| as| with)? ?sunday (?:=|is|as|being) (?<s>\\d),? monday (?:=|is|as|being) 1(?:,|…| | and so on| up to| to| through|\\.| and| tuesday (?:=|is|as|being) 2)*(?: ?saturday (?:=|is|as|being) 6)?,? (?:if )?today is (?:a )?(?<t>${dayEn}),? (?:what|which) number (?:is|will be|has|belongs to|stands for)(?: for)? ?(?:the )?(?:day(?: of the week)?|weekday)?(?: that is| it is| it will be)? ?(?:(?<n>\\d{1,6}) days (?:from (?:today|now)|later|after today)|in (?<n2>\\d{1,6}) days)`,
    ],
    fromSunday,
  ),
];
