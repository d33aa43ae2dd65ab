import { newest } from "../../newest.ts";
import { digitsForWords } from "./numerals.ts";
import { unitPattern, unitSign } from "./units.ts";

const besideHan = / ?(?=\p{Script=Han})|(?<=\p{Script=Han}) /gu;
const han = "一二两三四五六七八九十百千零";
const unitAfter = new RegExp(
  `((?<!第[\\d${han}]{0,2})(?:\\d|[${han}]|π|pi|(?<![a-z])(?:one(?=[ -])|how many|how much|in)|多少|几|每(?=千克|千米|平方|立方))[ -]?)(${unitPattern})`,
  "gu",
);

/** One spelling for what is written in several ways: letters, signs, blanks, numbers in words; a unit becomes one sign. */
export const foldStory = (text: string): string => folded(text, () => fold(text));

/** Every topic of stories reads the same question. */
const folded = newest<string>(4);

function fold(text: string): string {
  const spelled = withoutDozens(text)
    .toLowerCase()
    .replaceAll(/\$([-\d.,/ ]{1,12}|\d{0,6}\\pi)\$/g, "$1")
    .replaceAll(/\\(?:text|mathrm|rm)\{([^{}]{0,30})\}/g, "$1")
    .replaceAll(/\\circ|\^\{?\\circ\}?/g, "°")
    .replaceAll("\\pi", "π")
    .replaceAll("\\%", "%")
    .replaceAll("\\$", "$")
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[“”"]/g, "")
    .replaceAll(/(?<![a-z])whats(?![a-z])/g, "what's")
    .replaceAll(/(?<![a-z])(mrs?|ms|dr)\. ?(?=[a-z])/g, "$1 ")
    .replaceAll(/(?<![a-z])(?:twice|double) (?=(?:its|the|as|a number|some number)(?![a-z]))/g, "2 times ")
    .replaceAll(/(?<![a-z])(?:triple|three times) (?=(?:its|the|as|a number|some number)(?![a-z]))/g, "3 times ")
    .replaceAll(/(?<![a-z])(a|the|this) pair of (?=[a-z])/g, "$1 ")
    .replaceAll("。", ".")
    .replaceAll("岁数", "年龄")
    .replaceAll(/(?:多少|几)年(?:以后|之后)/g, "几年后")
    .replaceAll(/(?<=\d) π/g, "π")
    .replaceAll(besideHan, "")
    .replaceAll(/(\d个?小?时)(\d{1,2})分(?!钟)/g, "$1$2分钟");
  return digitsForWords(inFractions(spelled))
    .replaceAll(unitAfter, (_, before, unit) => before + unitSign(unit))
    .replaceAll(/ +/g, " ")
    .trim();
}

const dozens = /(?<![\d./])(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten) dozen (?:of )?(?=[a-z])/gi;
const smallNumbers = "zero one two three four five six seven eight nine ten".split(" ");

/** 5 dozen cookies are 60 cookies, where nothing is counted or priced by the dozen. */
function withoutDozens(text: string): string {
  if (!/dozen/i.test(text) || /dozens|(?:per|each|every|many|the|another) dozen/i.test(text)) return text;
  return text.replace(dozens, (_, many: string) => {
    const word = many.toLowerCase();
    const number = /^an?$/.test(word) ? 1 : /\d/.test(word) ? Number(word) : smallNumbers.indexOf(word);
    return `${12 * number} `;
  });
}

const dividers = "half third quarter fifth sixth seventh eighth ninth tenth".split(" ");
const counts = "one two three four five six seven eight nine".split(" ");
const chineseCounts = "一二三四五六七八九十";
const fractionWords = new RegExp(
  `(?<![a-z])(a|${counts.join("|")})[- ](fourth|${dividers.join("|")})s?(?= (?:of|are|is|were|was|full|like|have|has) )`,
  "g",
);

/** "three fifths of", 五分之三. */
const inFractions = (text: string): string =>
  text
    .replaceAll(fractionWords, (_, count: string, part: string) => {
      const below = part === "fourth" ? 4 : dividers.indexOf(part) + 2;
      return `${Math.max(counts.indexOf(count), 0) + 1}/${below}`;
    })
    .replaceAll(
      /(?<![一二三四五六七八九十百])([二三四五六七八九十])分之([一二三四五六七八九])(?![一二三四五六七八九十百])/g,
      (_, below: string, above: string) => `${chineseCounts.indexOf(above) + 1}/${chineseCounts.indexOf(below) + 1}`,
    );
