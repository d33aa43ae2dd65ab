/** "The fifteenth prime", "the twenty-first term", 第十五个: with digits. What is as often a part ("one third") or an order ("the third side") stays. */
export const ordinalsInDigits = (text: string): string =>
  text
    .replaceAll(english, (_, ten: string | undefined, unit: string | undefined, alone: string | undefined) =>
      alone ? nth(aloneOf(alone.toLowerCase())) : nth(tenOf(ten) + unitOf(unit)),
    )
    .replaceAll(small, (_, word: string) => nth(unitOf(word)))
    .replaceAll(
      /第([一二三四五六七八九]?[十百][一二三四五六七八九十百零]{0,5}|[一二三四五六七八九])(?=个|项|位|次|行)/gu,
      (whole, word: string) => {
        const value = worthOf(word);
        return value === null ? whole : `第${value}`;
      },
    );

const units = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const large = "eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const round = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(" ");

const english = new RegExp(
  `(?<!\\b(?:one|two|three|four|five|six|seven|eight|nine|a|an|\\d|and)[ -])\\b(?:(${tens.join("|")})[- ](${units.slice(0, 9).join("|")})|(${[...large, ...round].join("|")}))\\b`,
  "gi",
);
const small = new RegExp(
  `(?<=\\bthe )(${units.join("|")})(?= (?:(?:odd|even|positive) )?(?:primes?|terms?|multiples?|powers?|triangular|fibonacci|perfect|square number|composite|odd number|even number)\\b)`,
  "gi",
);

const tenOf = (word: string | undefined): number => (tens.indexOf(word?.toLowerCase() ?? "") + 2) * 10;
const aloneOf = (word: string): number =>
  large.includes(word) ? large.indexOf(word) + 11 : (round.indexOf(word) + 2) * 10;
const unitOf = (word: string | undefined): number => units.indexOf(word?.toLowerCase() ?? "") + 1;

function nth(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}

/** 十五, 二十一, 一百, 一百二十; null for what is no number. */
function worthOf(word: string): number | null {
  const found = /^(?:([一二三四五六七八九])百)?零?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/u.exec(word);
  if (!found || word === "") return null;
  const [, hundred, ten, isTen, one] = found;
  const digit = (sign: string | undefined) => (sign ? "一二三四五六七八九".indexOf(sign) + 1 : 0);
  return digit(hundred) * 100 + (isTen ? (digit(ten) || 1) * 10 : 0) + digit(one);
}
