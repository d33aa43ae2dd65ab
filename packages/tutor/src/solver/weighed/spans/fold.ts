import { foldCharacters, readChineseNumerals, readEnglishNumerals } from "@dripstone/checker/mathematics";
import { underRoot } from "../../reading/under-root.ts";
import { withoutWrapping } from "../../reading/wrapping.ts";
import { asWritten } from "../../reading/written.ts";
import { plainFormulas } from "../../sentences/formulas.ts";
import { digitsForWords } from "../../stories/numerals.ts";

/** Longer texts are no school problem. */
const LENGTH_MAX = 600;

/** Around a number that was written in words: it says less for sure how many there are of something. */
export const WORD_MARK = "\u2063";

/** One spelling of a text for the reader of formulas; null for what is too long to be one question. */
export function foldText(original: string): string | null {
  if (original.length > LENGTH_MAX) return null;
  const plain = underRoot(asWritten(original))
    .replaceAll(/\\(?:begin|end)\{\w{1,12}\*?\}|\\left|\\right|\\displaystyle|&(?==)/g, " ")
    .replaceAll(/\{([^{}\\]*[=<>≤≥][^{}\\]*[,;，；][^{}\\]*[=<>≤≥][^{}\\]*)\}?/g, " $1 ")
    .replaceAll("\\div", "÷")
    .replaceAll(dividedFraction, "÷($1)")
    .replaceAll(dividedTerm, "÷($1)")
    .replaceAll("\\\\", " ; ")
    .replaceAll(/[\r\n]+/g, " ; ")
    .replaceAll(/(?<=\d)([、，])(?=(?!000)\d{3})/g, "$1 ")
    .replaceAll(/\bi\.e\.,?/gi, "that is")
    .replaceAll(signExplained, "")
    .replace(
      signDefined,
      (_, _sign: string, told: string, ask: string, of: string) =>
        `${ask} ${told.replaceAll(/(?<![a-z])n(?![a-z])/gi, of)}`,
    )
    .replace(
      signDefinedZh,
      (_, _sign: string, told: string, of: string) => `求${told.replaceAll(/(?<![a-z])n(?![a-z])/gi, of)}`,
    );
  const folded = plainFormulas(foldCharacters(plain).text.replaceAll(/\s+/gu, " "));
  const text = withoutWrapping(folded.replace(ownTry, " "))
    .replaceAll(/\^\{(-?\w{1,12})\}/g, "^$1")
    .replaceAll(/\^\{([^{}]{1,24})\}/g, "^($1)");
  return counted(termsSaid(withoutOthers(spoken(numberedRoots(named(text))))).replaceAll(proportion, "$1:$2=$3:$4"))
    .replaceAll(apart, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** "d(360), the number of divisors of 360": what the sign means is told, and asked for. */
const signExplained =
  /(?<![a-z])(?:[dτσφϕ]|tau|sigma|phi) ?[(（](\d+)[)）] ?(?:[,，] ?(?:that is,? )?(?=(?:the )?(?:number|sum|count|how)\b.*\b\1\b)|[,，]? ?(?:即|也就是)(?=.*(?<!\d)\1(?!\d)))/gi;
/** "Let d(n) be the number of divisors of n. Find d(504)": what it means of that number. */
const signDefined =
  /^(?:let|if|suppose|when) ([dτσφϕs]|tau|sigma|phi) ?\(n\) (?:be|denotes?|means?|is|represents?|stands for|counts?) (the (?:number|sum) of .{8,90}?)[.,;] ?(?:then )?(find|compute|what is|evaluate|determine|calculate) \1 ?\((\d+)\)(?=[.?]?$)/i;
const signDefinedZh =
  /^(?:设|用|记|若|规定|如果)? ?([dτσφϕs]) ?[(（]n[)）] ?(?:表示|为|是|代表)(.{4,40}?)[,，。;；] ?(?:则|求|那么|计算)? ?\1 ?[(（](\d+)[)）]/i;
/** What stands after ÷ is divided by as a whole: `÷ 2x`. */
const dividedTerm = /÷ ?((?:\d+|[a-z][\^²³]?\d?)(?:[a-z](?:\^\d+|[²³])?)+)(?![\w(（^{])/gi;
/** So is a fraction: (x+3)/x ÷ (x+1)/(2x). */
const dividedFraction =
  /÷ ?((?:\([^()]{1,60}\)|[\da-z^²³]{1,12}) ?\/ ?(?:\([^()]{1,60}\)|[\da-z^²³]{1,12}))(?![\w^(/.])/gi;
const ofSequence =
  /等差|等比|数列|數列|无穷|无限|永远|一直加|前 ?\d+ ?项|arithmetic|geometric|sequence|progression|series|forever|infinit|never (?:stops?|ends?)|without end|first \d+ terms/i;
const isHan = /\p{Script=Han}/u;
const value = "(-?\\d+(?:[./]\\d+)?)";
const given = "(?: ?(?:=|is|为|是|等于) ?)";
const index = "_?[{(]?(\\d{1,3})[)}]?";

/** In a question about a sequence: a_3 = 11 as "the 3th term is 11", d = 2 and S_10 likewise, and 3 + 7 + 11 + … as 3, 7, 11. */
function termsSaid(text: string): string {
  if (!ofSequence.test(text)) return text;
  const [first, step, ratio, nth, sum] = isHan.test(text)
    ? ["首项是$1", "公差是$1", "公比是$1", "第$1项", "前$1项和"]
    : [
        "first term is $1",
        "common difference is $1",
        "common ratio is $1",
        "the $1th term",
        "the sum of the first $1 terms",
      ];
  const is = isHan.test(text) ? "是" : " is ";
  const rules: [string, string][] = [
    ["\\{ ?[ab]_?n ?\\}", " "],
    [
      "(?<![a-z])a_?[{(]?n[)}]? ?= ?(?=[-\\dn(])(?![-+*/^().\\dn_{} ]*a)",
      isHan.test(text) ? "第n项是" : "nth term is ",
    ],
    [`(?<![a-z])a_?[{(]?1[)}]?${given}${value}(?![\\d.]*[a-z])`, first],
    [`(?<![a-z])d${given}${value}(?![\\d.]*[a-z])`, step],
    [`(?<![a-z])[qr]${given}${value}(?![\\d.]*[a-z])`, ratio],
    [`(?<![a-z])a${index}${given}${value}(?![\\d.]*[a-z])`, `${nth}${is}$2`],
    [`(?<![a-z])[Ss]${index}(?![\\d\\w]| ?[-+*/]| ?= ?[-\\da-z])`, sum],
    [`(?<![a-z])a${index}(?![\\d\\w]| ?[-+*/]| ?= ?[-\\da-z])`, nth],
  ];
  const told = rules.reduce((rest, [from, to]) => rest.replaceAll(new RegExp(from, "g"), to), text);
  return told.replaceAll(/-?\d[\d./]*(?: ?[-+] ?\d[\d./]*){1,8} ?[-+] ?(?:…+|⋯+|\.{3,})(?: ?\+ ?\d+)?/g, (series) =>
    series
      .replaceAll(/ ?\+ ?/g, ", ")
      .replaceAll(/ ?- ?(?=\d)(?<!^- ?)/g, ", -")
      .replaceAll(/ ?- ?(?=[….⋯])/g, ", "),
  );
}

/** x : 12 = 5 : 4, in one piece; also with ∶ and ::. */
const term = "(\\d[\\d./]*[a-z]?|[a-z]|\\([-+\\da-z./*]{1,20}\\))";
const proportion = new RegExp(`(?<![\\w:.])${term} ?[:∶] ?${term} ?(?:=|::) ?${term} ?[:∶] ?${term}(?![\\w:])`, "gi");

/** "I got (3, 3) but my teacher says it's wrong" is no part of the question. */
const ownTry =
  /\b(?:(?:but|and|so|bc|because) )?(?:i|we) (?:got|get|keep getting|have|think (?:it is|it's|its)) [^a-z.?!;]{1,30} (?:but|and) [^.?!;]{0,60}\b(?:wrong|not right|isn'?t right|incorrect|not correct)\b[^.?!;]{0,20}/i;

/** x1 and x2 are the two roots where both are named, and squares are written as such. */
const numberedRoots = (text: string): string =>
  /[a-z]\^2/i.test(text) && /根|root|solution|zero|解/i.test(text) && /x_?1(?!\d)/.test(text)
    ? text.replaceAll(/x_?([12])(?!\d)/g, "x_$1")
    : text;

/** "Express h in terms of S and a", 用含x的式子表示y: which letters may stand in the answer shows in the formula. */
const withoutOthers = (text: string): string =>
  text.includes("=")
    ? text
        .replaceAll(/\bin terms of [a-z](?:(?:, and |, | and )[a-z])*(?![\w+*/^=-])/gi, "in terms of the others")
        .replaceAll(
          /\b(no matter what|whatever|for (?:all|any|every)(?: real)?(?: numbers?)?(?: values? of)?)(?: is)? [a-z](?: is\b| may be\b)?(?![\w+*/^=-])/gi,
          "$1 it is",
        )
        .replaceAll(
          /(不论|无论|对于?任意的?|对于?所有的?|对于?一切) ?(?:实数|的)? ?[a-z] ?(?=[\p{Script=Han},])/giu,
          "$1它",
        )
        .replaceAll(
          /用 ?(?:含有?)? ?[a-z](?: ?[、,和与及] ?[a-z])* ?(?:的)?(?:代数式|式子|关系式)?(?:来)?表示/gi,
          "用其他字母表示",
        )
    : text;
/** What has several names is called by one of them. */
const named = (text: string): string =>
  text
    .replaceAll(/素(?=数|因数|因子)/g, "质")
    .replaceAll(/(?<!大)约数(?![十百千])/g, "因数")
    .replaceAll(/\b(?:[gh]\.?c\.?f\b\.?|g\.c\.d\b\.?|hcf|gcf)/gi, "gcd")
    .replaceAll(/\bl\.c\.m\b\.?/gi, "lcm")
    .replaceAll(/\b(?:highest|largest|biggest) common (?=factor|divisor)/gi, "greatest common ")
    .replaceAll(/\b(?:lowest|smallest) common (?=multiple|denominator)/gi, "least common ");

/** Before a number that was written in words: "-1两根" has no 12. */
const apart = new RegExp(`(?<=[^\\s-])(?=${WORD_MARK})`, "g");

/** 1, 2, 3, …, 10 are the numbers from 1 to 10. */
const rowFromOne =
  /(?<![\w.,(])(?<![\d,] )1 ?[,、] ?2 ?[,、] ?(?:3 ?[,、] ?(?:4 ?[,、] ?)?)?(?:…+|⋯+|\.{3,}) ?[,、]? ?(?:and |和)?(\d{1,4})(?![\w.]|,\d)/g;

/** x squared, x 的平方. */
const spoken = (text: string): string =>
  text
    // "lcm of 12 n 18"
    .replaceAll(/(?<=\d) n (?=\d+(?![-+*/^=\w.]))/g, " and ")
    .replaceAll(rowFromOne, (row, last: string) =>
      ofSequence.test(text) ? row : `1${isHan.test(text) ? "到" : " to "}${last}`,
    )
    // "How many 7s", "3s and 8s": so many of a number.
    .replaceAll(/(?<=\b(?:many|and|or|adding|of|from|only|with|using|into) )(\d{1,4})'?s\b(?! ?[-+*/^=<>])/gi, "$1")
    .replaceAll(/\+ ?… ?,? ?(?:and so on )?(?:all the way )?(?:up )?(?:to|until|till|through) (?=\d)/gi, "+…+")
    .replaceAll(/\+ ?… ?(?:一直)?加?到(?=\d)/gu, "+…+")
    .replaceAll(/_\{?\((\w{1,2})\)\}?/g, "_$1")
    .replaceAll(
      /(?<![一二三四五六七八九十百])(十[一二三四五]|[三四五六七九])(?=进[制位])/gu,
      (word) => `${baseOf(word)}`,
    )
    .replaceAll(/根号[下里]? ?(?=\()/gu, "√")
    .replaceAll(/(?<=\)) ?等于 ?(?=-?\d{0,3}[a-z] ?[-+])/gi, "=")
    .replaceAll(/(?<!\p{L})根号 ?(?=\d)/gu, "√")
    .replaceAll(/(?<=\p{Script=Han})根号 ?(?=\d)/gu, "√")
    .replaceAll(/(?<=(?:\d|\)|\b[a-z])) ?(?:squared|sq)\b/gi, "^2")
    .replaceAll(/(?<=(?:\d|\)|\b[a-z])) ?cubed\b/gi, "^3")
    .replaceAll(/(?<=[a-z)]) ?的(?:平方|二次方)(?!根|数|差|和)/gi, "^2")
    .replaceAll(/(?<=[a-z)]) ?的(?:立方|三次方)(?!根|数|差|和)/gi, "^3")
    .replaceAll(/(?<=(?<![a-z])[a-z]) ?方(?=[-+=、,，等是的]|$)/gi, "^2")
    .replaceAll(
      /(?<![\w.])(\d+|[a-z]) ?的 ?\(?(\d?[a-z](?:[-+]\d+)?)\)? ?次(?:方|幂)/gi,
      (_, base: string, power: string) => (power.length > 1 ? `${base}^(${power})` : `${base}^${power}`),
    )
    .replaceAll(/(?<=\d\)?|\b[a-z]|[=π]) ?\bpi\b ?/gi, "π")
    .replaceAll(/(?<=π) (?=[a-z](?:\^|[ ),.]|$))|(?<=π[a-z]\^2) (?=h\b)/gi, "")
    .replaceAll(/(?<=(?<![a-z])[b-hj-z](?:\^\d)?) (plus|minus) (?=\d)/gi, (_, sign: string) =>
      sign.toLowerCase() === "plus" ? " + " : " - ",
    )
    .replaceAll(/(?<=[a-z](?:\^\d)?(?: ?[-+] ?\d*[a-z]?)?) (?:equals|is equal to) (?=-?\d)/gi, " = ")
    .replaceAll(/(?<=\d) x (?=\d)/g, "*")
    // C = 5/9 (F - 32)
    .replaceAll(/(?<=[=+*-] ?\d{1,2}\/\d{1,2}) (?=\(|[a-z] ?[-+=])/gi, "")
    .replaceAll(/\blog(?:arithm)?(?: (?:to )?(?:the )?base ?| ?_ ?\{?)(\d{1,4})\}?(?: of)? ?(?=\()/gi, "log_$1")
    .replaceAll(
      /\blog(?:arithm)?(?: (?:to )?(?:the )?base ?| ?_ ?\{?)(\d{1,4})\}?(?: of | ?)(\d{1,6}|[a-z])(?![\w(])/gi,
      "log_$1($2)",
    )
    .replaceAll(/\blg ?(\d{1,6}|[a-z])(?![\w(])/gi, "lg($1)")
    .replaceAll(/(?<![\w)])\( *\) ?(?=[*/÷])/g, "□")
    .replaceAll(/(?<=(?<![a-z])[a-z]\^\d) (?=[b-hj-z](?![a-z]))|(?<=(?<![a-z^])[b-hj-z]) (?=[a-z]\^\d)/gi, "")
    .replaceAll(/\\leq?\b/g, "≤")
    .replaceAll(/\\geq?\b/g, "≥")
    .replaceAll("\\pi", "π")
    .replaceAll(/(?<=\d) ?(?:percent|per cent)\b/gi, "%")
    .replaceAll(/\by ?= ?([mka]x) ?\+ ?([bc])\b/g, "y=$1+$2")
    // Segment CD is one like any other.
    .replaceAll(/(?<=线段|直线|segment |line )[A-Z]{2}(?![A-Za-z])/g, "AB")
    // l1: y = 2x + 1
    .replaceAll(/(?<![a-z])l_?[{(]?[1-4][)}]? ?: ?(?=[-\da-z])/gi, " ")
    .replaceAll(/\(?\b([fgh]) ?(?:[∘◦]|\\circ) ?([fgh])\)? ?\((-?[\da-z./]{1,12})\)/g, "$1($2($3))")
    .replaceAll(/\\sqrt ?\{([^{}]{1,60})\}/g, "√($1)")
    .replaceAll(/\\[dt]?frac ?\{([^{}]{1,60})\}\{([^{}]{1,60})\}/g, "($1)/($2)")
    .replaceAll(/(?<!\p{L})sqrt ?(?=[\d(a-z])/giu, "√");

/** 五进制 is 5进制; 二、八、十 and 十六进制 are names. */
const baseOf = (word: string) => [...word].reduce((sum, sign) => sum + "零一二三四五六七八九十".indexOf(sign), 0);

/** Numbers in words, but for what is part of a name: 三角形, 二次, 二进制. */
const chineseNumber =
  /(?:负)?(?:百分之[一二三四五六七八九十百零]{1,6}|[二三四五六七八九十]{1,3}分之[一二两三四五六七八九十]{1,3}|[二两三四五六七八九十百千万零]{0,8}[二两三四五六七八九十百千万]|一[二两三四五六七八九十百千万零]{1,8})(?![角边面]形|边形|面体|次|元[一二三]次|进[制位]|進|字相乘|分之|项式|则|舍五入|五入|一百?年级|年级|月|位一体|重根|重二次|者|方面|班|如既|万|千米|千克|十|百)/gu;

function counted(text: string): string {
  const discounts = text.replaceAll(
    /(?<![一二三四五六七八九十])([一二三四五六七八九])([一二三四五六七八九])?折/gu,
    (_, ten: string, one?: string) => `${digitOf(ten)}${one ? `.${digitOf(one)}` : ""}折`,
  );
  const told = multiples.reduce((rest, [words, value]) => rest.replaceAll(words, value), discounts);
  const chinese = told.replaceAll(chineseNumber, (word) => {
    const value = readChineseNumerals({ text: word, at: placesIn(word) }).text;
    const plain = value.replace(/\\frac\{(\d+)\}\{(\d+)\}/, "$1/$2");
    return /^-?\d[\d./]*%?$/.test(plain) ? `${WORD_MARK}${plain}` : word;
  });
  const parts = chinese.replaceAll(
    partSaid,
    (_, count: string, part: string) => `${WORD_MARK}${countSaid(count)}/${partsSaid.indexOf(part.toLowerCase()) + 2}`,
  );
  const lower = parts.replaceAll(/\b(?:[A-Z][a-z]+)\b/g, (word) =>
    digitsForWords(word.toLowerCase()) === word.toLowerCase() ? word : word.toLowerCase(),
  );
  return lower
    .replaceAll(termSaid, (word) => `${fewOrdinals.indexOf(word.toLowerCase()) + 4}th`)
    .replaceAll(ordinal, (word) => `${ordinals.indexOf(word) + 11}th`)
    .replaceAll(large, (words) => {
      const { text: value } = readEnglishNumerals({ text: words, at: placesIn(words) });
      return /^\d+$/.test(value) ? `${WORD_MARK}${value}` : words;
    })
    .replaceAll(small, (word) => {
      const value = digitsForWords(word);
      return /^\d+$/.test(value) ? `${WORD_MARK}${value}` : word;
    });
}

const placesIn = (text: string) => Array.from({ length: text.length + 1 }, (_, at) => at);

const ones = "one|two|three|four|five|six|seven|eight|nine";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const below100 = `(?:(?:${tens})(?:[- ](?:${ones}))?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|${ones})`;
const below1000 = `(?:(?:a|${ones}) hundred(?: (?:and )?${below100})?|${below100})`;
/** "One hundred and five", "two thousand twenty-six". */
const large = new RegExp(
  `\\b(?:${below1000} thousand(?:,? (?:and )?${below1000})?|(?:a|${ones}) hundred(?: (?:and )?${below100})?)\\b`,
  "g",
);
const small = new RegExp(`(?<![a-z])(?:(?:${tens})[- ](?:${ones})|[a-z]{3,})(?![a-z])`, "g");
const ordinals =
  "eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(" ");
/** But not in three twentieths. */
const ordinal = new RegExp(`(?<=\\b(?:the|what|which|its|a) )(?:${ordinals.join("|")})\\b`, "g");

const fewOrdinals = "fourth fifth sixth seventh eighth ninth tenth".split(" ");
/** The eighth term is the 8th. */
const termSaid = new RegExp(`(?<=\\bthe )(?:${fewOrdinals.join("|")})(?= term\\b)`, "gi");

const partsSaid = "half third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const partNames = partsSaid.slice(1).join("|");
/** "Three fifths", "two-thirds", "a third of", "one-quarter of"; three quarters may be coins. */
const partSaid = new RegExp(
  `(?<![a-z])(?=(?:(?!one)(?:${ones})[- ](?:${partNames})s|one[- ](?:${partNames})(?![-s])|a (?:${partNames}) of)(?![a-z]))(a|${ones})[- ](${partNames})s?`,
  "gi",
);
const countSaid = (word: string) => (word.toLowerCase() === "a" ? 1 : ones.split("|").indexOf(word.toLowerCase()) + 1);

/** "Twice as old" counts as much as "2 times as old". */
const multiples: [RegExp, string][] = [
  [/\b(?:twice|doubled?|doubling)\b/gi, `${WORD_MARK}2`],
  [/\b(?:triple[ds]?|thrice)\b/gi, `${WORD_MARK}3`],
  [/\b(?:(?:a|one)[- ])?half(?! ?-?\w*(?:hour|past|way|price))\b/gi, `${WORD_MARK}1/2`],
  [/\b(?:a|one)[- ]quarter(?= (?:of|as|full)\b)/gi, `${WORD_MARK}1/4`],
  [/\bthree[- ]quarters?(?= (?:of|as|full)\b)/gi, `${WORD_MARK}3/4`],
  [/一半/g, `${WORD_MARK}1/2`],
];

const digitOf = (sign: string) => "零一二三四五六七八九".indexOf(sign);
