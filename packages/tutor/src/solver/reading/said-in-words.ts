const numeral = "(?:\\d{1,6}|[一二两三四五六七八九十百]{1,6})";
const power = "(?:的?平方|的?立方|方)";
const term = `(?:${numeral}?[a-z]${power}?|${numeral})`;
const plus = "(?:加上?|减去?|[-+])";
const equals = "(?:等于|是|为|＝|=)";

const tens = (word: string): number => {
  const [hundreds, rest] = word.includes("百") ? word.split("百") : ["", word];
  const [ten = "", one = ""] = (rest ?? "").includes("十") ? (rest ?? "").split("十") : ["0", rest];
  const digit = (sign: string) => "零一二三四五六七八九".indexOf(sign === "两" ? "二" : sign);
  const ofTen = ten === "0" ? 0 : ten === "" ? 1 : digit(ten);
  return (hundreds ? digit(hundreds) * 100 : 0) + ofTen * 10 + (one ? digit(one) : 0);
};
const inDigits = (text: string) =>
  text.replaceAll(/[一二两三四五六七八九十百]{1,6}/g, (word) => `${tens(word)}`).replaceAll(/零/g, "0");

const inSigns = (text: string): string =>
  inDigits(text)
    .replaceAll(/的?平方|方/g, "^2")
    .replaceAll(/的?立方/g, "^3")
    .replaceAll(/加上?/g, "+")
    .replaceAll(/减去?/g, "-")
    .replaceAll("等于", "=");

/** 三的x次方等于八十一 */
const letterPower = new RegExp(
  `(?<![\\d.a-z一二三四五六七八九十百])(${numeral})的 ?([a-z]|[a-z][-+]\\d{1,2}) ?次(?:方|幂) ?${equals} ?(${numeral})(?![\\d.一二三四五六七八九十百a-z])`,
  "gi",
);
/** 2的x次方乘4等于128 */
const timesPower = new RegExp(
  `(?<![\\d.a-z一二三四五六七八九十百])(${numeral})的 ?([a-z]) ?次(?:方|幂) ?(乘以?|除以) ?(${numeral}) ?${equals} ?(${numeral})(?![\\d.一二三四五六七八九十百a-z])`,
  "gi",
);
/** y的x次方, 2的10次方乘4的6次方再除以8的3次方 */
const plainPower = /(?<![\d.a-z)）一二三四五六七八九十百]|[-−－] ?)([a-z]) ?的 ?([a-z]) ?次(?:方|幂)(?![程根数项])/gi;
const powers =
  /(?<![\d.a-z)）一二三四五六七八九十百])\d{1,3} ?的 ?\d{1,2} ?次(?:方|幂)(?: ?(?:再|又|,)?(?:乘以?|除以) ?\d{1,3} ?的 ?\d{1,2} ?次(?:方|幂)){1,3}(?![程根数项])/g;
/** 先化简，再求值：(x+2)²-x²，x=3 */
const evaluated =
  /((?:先化简[,，]? ?[再后]? ?求值|(?<!先)化简求值)[:：,，]? ?[^,，;；。=其当若]{3,80}?)[,，;； ] ?(?=[a-z] ?=)/gi;
/** x-3的绝对值等于5: of the whole difference, as |3| is said by nobody. */
const absolute = new RegExp(
  `(?<![\\d.a-z^*/)+-] ?)((?:\\d{0,3}[a-z]) ?${plus} ?${numeral})(?:的差|的和)?的?绝对值 ?${equals} ?(${numeral})(?![\\d.一二三四五六七八九十百a-z])`,
  "gi",
);
/** ab等于8 */
const product = /(?<![\w^*/)+-] ?)(\d{0,3}[a-z]{1,2}) ?等于 ?(-?\d{1,6})(?=[,，、;；。]| ?求)/gi;
/** 5x+3减2x-1等于0: all of what is written together is subtracted. */
const subtracted =
  /(?<=[\da-z)²³] ?)减去? ?((?=[^,，。;；\p{Script=Han}=]*[a-z])\d{0,3}[a-z]?(?:[²³]|\^\{?\d\}?)?(?: ?[-+] ?\d{0,3}[a-z]?(?:[²³]|\^\{?\d\}?)?){1,3}) ?(?=等于|=|得|的差)/giu;
/** x平方减6x加m等于0 */
const sum = new RegExp(
  `(?<![\\d.a-z^*/)+-] ?)(?=[^,，。;；]{0,30}(?:方|[加减]))(${term}(?: ?${plus} ?${term}){1,4}) ?等于 ?(${numeral}|零)(?![\\d.一二三四五六七八九十百a-z个])(?!的(?:\\d|[一二两三四五六七八九十几]+(?:倍|分)|一半|平方|立方))`,
  "gi",
);
const proportion =
  /(?<![\w./])(\d[\d.]{0,8}|[a-z]) is to (\d[\d.]{0,8}|[a-z]) as (\d[\d.]{0,8}|[a-z]) is to (\d[\d.]{0,8}|[a-z])(?![\w/])/gi;
/** x/3 = y/5 ≠ 0: only that they are not 0. */
const notZero = /(?<==[^=,，;；]{1,24}) ?(?:≠|\\neq?(?![a-z])|!=) ?0/g;

/** m-n=4 mn=-3: two equations with only a blank between them. */
const conditions =
  /(?<=(?<![a-z\d])[-+\da-z^ ]{1,20} ?= ?-?\d{1,5}) +(?=\d{0,3}[a-z](?:[a-z]|\^\d| ?[-+] ?\d{0,3}[a-z]){0,2} ?= ?-?\d)/gi;

/** x/2 = y/7, 且都不为零; xyz ≠ 0: where a ratio is told, nothing else follows from it. */
const noneZero =
  /(?<=[a-z] ?\/ ?\d{1,3} ?= ?[a-z] ?\/ ?\d{1,3}(?: ?= ?[a-z] ?\/ ?\d{1,3})?) ?[,，]? ?(?:且|并且)?(?:(?:[a-z][、,和]?){0,3}(?:都|均)不(?:为|等于) ?(?:零|0)|[a-z]{2,3} ?(?:≠|!=) ?0)/gi;

/** Equations that are said in Chinese words, and proportions in English ones, in signs. */
export const saidInWords = (text: string): string =>
  text.length > LENGTH_MAX
    ? text
    : text
        .replaceAll(
          letterPower,
          (_, base: string, exponent: string, value: string) => `${inDigits(base)}^{${exponent}}=${inDigits(value)}`,
        )
        .replaceAll(
          timesPower,
          (_, base: string, exponent: string, sign: string, by: string, value: string) =>
            `${inDigits(base)}^${exponent}${sign.startsWith("乘") ? "*" : "/"}${inDigits(by)}=${inDigits(value)}`,
        )
        .replaceAll(plainPower, "$1^$2")
        .replaceAll(powers, (said) =>
          said
            .replaceAll(/ ?的 ?(\d{1,2}) ?次(?:方|幂)/g, "^{$1}")
            .replaceAll(/ ?[再又,]?乘以? ?/g, "*")
            .replaceAll(/ ?[再又,]?除以 ?/g, "/"),
        )
        .replaceAll(evaluated, "$1，其中")
        .replaceAll(/(?<!先)化简求值/g, "先化简，再求值")
        .replaceAll(absolute, (_, inside: string, value: string) => `|${inSigns(inside)}|=${inDigits(value)}`)
        .replaceAll(subtracted, "-($1)")
        .replaceAll(sum, (whole, left: string, value: string) =>
          /[a-z]/i.test(left) ? `${inSigns(left)}=${inDigits(value)}` : whole,
        )
        .replaceAll(product, "$1=$2")
        .replaceAll(proportion, "$1:$2=$3:$4")
        .replaceAll(notZero, "")
        .replaceAll(noneZero, "")
        .replaceAll(conditions, ", ");

const LENGTH_MAX = 200;
