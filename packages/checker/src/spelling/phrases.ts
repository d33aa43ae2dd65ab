import { type Mapped, rewrite } from "./mapped.ts";

/** Signs that people spell out: `根号2`, `x等于3`, `x is greater than 3`, `25 square meters`, `60 kilometers per hour`. */
export function readPhrases(source: Mapped): Mapped {
  let rest = readCases(source);
  if (/\p{Script=Han}/u.test(rest.text))
    rest = chinese.reduce((text, [pattern, by]) => rewrite(text, pattern, by), rest);
  return /[a-z]{2}/iu.test(rest.text)
    ? english.reduce((text, [pattern, by]) => rewrite(text, pattern, by), rest)
    : rest;
}

type Phrase = [RegExp, (match: RegExpMatchArray) => string];

/** A system of equations in LaTeX as a list. */
function readCases(source: Mapped): Mapped {
  const rest = rewrite(
    source,
    /\\begin\s*\{(?:cases|array|aligned|gathered)\}(?:\{[lcr]+\})?|\\end\s*\{(?:cases|array|aligned|gathered)\}/gu,
    () => " ",
  );
  if (rest === source) return source;
  const lines = rewrite(rest, /&|\\\\/gu, ([sign]) => (sign === "&" ? " " : ","));
  return rewrite(lines, /^\s*\\left\s*\\\{|\\right\s*\.\s*$/gu, () => "");
}

const chineseSigns: Record<string, string> = {
  大于等于: "≥",
  大于或等于: "≥",
  不小于: "≥",
  小于等于: "≤",
  小于或等于: "≤",
  不大于: "≤",
  不等于: "≠",
  等于: "=",
  大于: ">",
  小于: "<",
  不超过: "≤",
  不多于: "≤",
  不高于: "≤",
  不少于: "≥",
  不低于: "≥",
  超过: ">",
  多于: ">",
  高于: ">",
  少于: "<",
  低于: "<",
  根号下: "√",
  根号: "√",
  二次根号: "√",
  "2次根号": "√",
  三次根号: "∛",
  "3次根号": "∛",
  "4次根号": "∜",
  派: "π",
  圆周率: "π",
};

/** A number, a letter, a root of one of them, or a few of these side by side. */
const factor = "-?(?:\\d+(?:\\.\\d+)?)?(?:[√∛∜](?:\\d+|[a-z])|[a-zπ])*";

const comparing = "(?:不?[大小多少高低]于|不?超过)";

const chinese: Phrase[] = [
  // `x大于-2小于等于5`, `大于-2且不超过5的数`
  [
    new RegExp(`(?<=${comparing}(?:或?等于)?-?[\\d.√]{1,12}),?\\s?(?:但|而|并且|同时)?(?=${comparing})`, "gu"),
    () => "且",
  ],
  [
    new RegExp(`(?<=${comparing}(?:或?等于)?-?[\\d.√]{1,12})的(?:所有|全部|全体|[一1]切|任意|任何)?实?数$`, "gu"),
    () => "",
  ],
  [/(?<=[a-z])(?:至少|最小|最少)(?:为|是|等于)?(?=-?\d)/gu, () => "≥"],
  [/(?<=[a-z])(?:至多|最大|最多)(?:为|是|等于)?(?=-?\d)/gu, () => "≤"],
  [/(?<=[a-z])就是(?=[-\d√\\(.])/gu, () => "="],
  [/(?<=[a-z])\s?(?:不能(?:等于|为|取|是)|不为|不是|取不到|≠)\s*(?=-?[\d√])/gu, () => "≠"],
  [/(?<=^[a-z])(?:取|为|是)(?=(?:不等于|≠)-?[\d.√/]{1,12}的)/gu, () => ""],
  [/^(?:除了?)(?:x=)?(-?[\d.√/]+)(?:以外|之外|外)?的?(?:所有|全体|[一1]切|任意)?实数$/gu, ([, value]) => `x≠${value}`],
  [
    /^([a-z])(?:是|为)(非)?(正|负)(?:实?数)$/gu,
    ([, name, not, sign]) => `${name}${sign === "正" ? (not ? "≤" : ">") : not ? "≥" : "<"}0`,
  ],
  [/^(?:零下|负)(\d+)(?=°|度|摄氏度)/gu, ([, size]) => `-${size}`],
  [
    new RegExp(
      Object.keys(chineseSigns)
        .sort((a, b) => b.length - a.length)
        .join("|"),
      "gu",
    ),
    ([word]) => chineseSigns[word] ?? word,
  ],
  [/(?<=[±\s(]|^)负的?(?=[√∛∜a-zπ])|(?<=分之|的)负(?=[\d√a-z])/gu, () => "-"],
  [/(?<=\d)倍(?=[√∛∜])/gu, () => ""],
  [/(\d+|[a-z])的(?:立方根|三次方根|3次方根)/gu, ([, of]) => `∛${of}`],
  [/(\d+|[a-z])的算术平方根/gu, ([, of]) => `√${of}`],
  [/(\d+|[a-z])的平方根/gu, ([, of]) => `±√${of}`],
  [/(?<=^|[,;且和]\s*)([a-z])(?:是|为|的值是|的值为)(?=[-\d√\\(.])/gu, ([, name]) => `${name}=`],
  [
    new RegExp(`(\\d+|[a-z])分之(${factor})(?<![之])`, "gu"),
    ([whole, below, above]) => (above ? `\\frac{${above}}{${below}}` : whole),
  ],
  [/(?<=[\da-zπ)])的?\s*(-?\d+|[a-z])次(?:方|幂)(?!根)/gu, ([, power]) => `^{${power}}`],
  [/(?<=[\da-zπ)])的平方(?![根米厘分千毫公])|(?<=[a-zπ)])平方(?![根米厘分千毫公])/gu, () => "^{2}"],
  [/(?<=[\da-zπ)])的立方(?![根米厘分毫])|(?<=[a-zπ)])立方(?![根米厘分毫])/gu, () => "^{3}"],
  [/(?<=[\da-zπ)}%])\s*(?:乘以|乘上|乘)\s*(?=[-\da-zπ(√\\])/gu, () => "×"],
  [/(?<=[\da-zπ)}%])\s*除以\s*(?=[-\da-zπ(√\\])/gu, () => "÷"],
  [/(?<=[\da-zπ)}%])\s*(?:加上|加)\s*(?=[-\da-zπ(√\\])/gu, () => "+"],
  [/(?<=[\da-zπ)}%])\s*(?:减去|减)\s*(?=[-\da-zπ(√\\])/gu, () => "-"],
  [/(?<=^\d+)的阶乘$/gu, () => "!"],
  // `0.3循环`, `0.16，6循环`
  [
    /(?<![\d.])(\d{1,6}\.)(?:(\d)|(\d{0,6}?)(\d{1,6}),?\s?\4)\s?(?:的)?循环(?:小数)?$/gu,
    ([, before = "", only, plain = "", period]) => `${before}${plain}(${only ?? period})`,
  ],
  // `x≠2的一切实数`
  [/(?<=[a-z]\s?[<>≤≥≠]\s?-?[\d.√/]{1,12})的(?:所有|全部|全体|[一1]切|任意|任何)?实数$/gu, () => ""],
  // `14块5`
  [/^(\d+)块([1-9])$/gu, ([, yuan, jiao]) => `${yuan}.${jiao}块`],
  [/^(\D*)第\s*(?=\d)/gu, ([, before = ""]) => before],
  [/^时速\s*(\d[\d./]*)\s*(千米|公里|km)$/gu, ([, amount, unit]) => `${amount}${unit}/小时`],
  // `每小时行72千米` is 72千米/小时.
  [
    /^(?:(?![不非少多约近超足至比差加减])\p{Script=Han})*?每(小时|分钟|分|秒钟|秒|天|日|周|个月|月|年|千克|公斤|斤|吨|毫?升|[平立]方[厘分千]?米|公顷|亩|千米|公里|米|[个人只本支张条件瓶箱袋辆组排行班])(?:(?![不非少多约近超足至比差加减])\p{Script=Han}){0,8}?\s*(\d[\d./]*)\s*(\p{Script=Han}{1,4}|[a-z]{1,3})$/gu,
    ([, per, amount, unit]) => `${amount}${unit}/${per}`,
  ],
];

/** Nothing stands before it but a letter, or a word that joins. */
const subject = "(?<=(?:^|[^a-zA-Z\\d])(?:[a-z]|and|or|but))\\s+";

const english: Phrase[] = [
  [
    /^(?:x\s+(?:can|could|may)\s+be\s+anything|(?:all|every|any)\s+(?:the\s+)?(?:real\s+)?(?:numbers?|reals?|values?|x)|R|\\mathbb\s?\{?R\}?)\s*,?\s*(?:except|but|other\s+than|excluding|apart\s+from)(?:\s+for)?\s+(?:x\s?=\s?)?(?=-?[\d.√/]+$)/giu,
    () => "x≠",
  ],
  [
    new RegExp(`${subject}(?:is\\s+)?not\\s+(?:greater|more|bigger|larger|higher)\\s+than\\s+(?=\\S)`, "giu"),
    () => "≤",
  ],
  [new RegExp(`${subject}(?:is\\s+)?not\\s+(?:less|smaller|lower|fewer)\\s+than\\s+(?=\\S)`, "giu"), () => "≥"],
  [
    new RegExp(`${subject}(?:is|must\\s+be|are)\\s+(?:(non-?\\s?|not\\s+))?(positive|negative)$`, "giu"),
    ([, not, sign]) => `${sign?.toLowerCase() === "positive" ? (not ? "≤" : ">") : not ? "≥" : "<"}0`,
  ],
  [
    /^(\d+|[a-z])\s+(more|less|fewer)\s+than\s+(\d*[a-z])$/giu,
    ([, by, more, name]) => `${name}${more?.toLowerCase() === "more" ? "+" : "-"}${by}`,
  ],
  [/^(?:twice|double)\s+(?=[a-z]$)/giu, () => "2"],
  [/(?<=^|[\d\s(+*/-])(?:rt|radical|root)\s+(?=[\d(])/giu, () => "√"],
  // `0.3 recurring`; of `0.16 recurring` nobody knows where the period begins.
  [
    /(?<![\d.])(\d{0,6}\.)(\d)\2{0,9}\s?(?:recurring|repeating|reoccurring|repeated)(?=$|[,;%\s])/giu,
    ([, before = "", digit]) => `${before.startsWith(".") ? "0." : before}(${digit})`,
  ],
  [/\s+as\s+well\s+as\s+(?=[-\d.√\\])/giu, () => " and "],
  [/\s+or\s+else\s+(?=[-\d.√\\a-z])/giu, () => " or "],
  [
    /(?<=\b\d{1,3})\s+to\s+the\s+(negative\s+|minus\s+)?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:\s+power)?$/giu,
    ([, negative, word]) => `^{${negative ? "-" : ""}${ordinals.indexOf(word?.toLowerCase() ?? "") + 1}}`,
  ],
  [/^50\s?[-/]\s?50\s+(?:chance|probability)$/giu, () => "50%"],
  [/(?<=\d\s?)(?:pct|per\s?cent)(?![a-z])\.?/giu, () => "%"],
  [
    /^(\d+)\s*(?:°|degrees?)?\s*(celsius|fahrenheit|c|f)?\s*below\s+(?:zero|0)(?:\s*(?:°|degrees?)?\s*(celsius|fahrenheit|c|f))?$/giu,
    ([, size, a, b]) => `-${size}${scale(a ?? b)}`,
  ],
  [/(?<=\d\s?)(?:°|degrees?|deg)\s?([cf])(?![a-z])/giu, ([, letter]) => scale(letter)],
  [
    /\b(?:square|sq\.?)\s+([a-z]+)|\b(?:cubic|cu\.?)\s+([a-z]+)|\b([a-z]+)\s+(?:squared?|cubed)\b/giu,
    ([whole, area, body, other]) => {
      const length = lengths.get((area ?? body ?? other ?? "").toLowerCase());
      const isArea = area ?? (other && /squared?$/iu.test(whole));
      return length ? `${length}^${isArea ? 2 : 3}` : whole;
    },
  ],
  [/(\d+|(?<![a-z])[a-z])\s*(?:choose)\s*(\d+|[a-z](?![a-z]))/giu, ([, n, k]) => `\\binom{${n}}{${k}}`],
  [/\b(?:negative|neg)\s+(?=[\d.√\\(]|[a-z](?![a-z])|sqrt|pi)/giu, () => "-"],
  [
    /(?<=[a-z])\s+per\s+(?=[a-z])|(?<=\b(?:km|m|miles?|mi|meters?|metres?|kilometers?|kilometres?|feet|ft))\s+an?\s+(?=(?:hour|minute|second|day)\b)/giu,
    () => "/",
  ],
  [/(?<=\d\s*(?:km|m|cm|mi|miles|ft|kg|g))\s+\/\s*(?=(?:h|hr|hour|s|sec|min|minute|second)\b)/giu, () => "/"],
  [
    /^([a-z])\s+(?:is|can\s+be|must\s+be)\s+(-?[\d./]+)\s+or\s+(?:(more|greater|larger|bigger|above|higher)|less|fewer|smaller|below|lower)$/giu,
    ([, name, value, more]) => `${name}${more ? "≥" : "≤"}${value}`,
  ],
  [/(?<=\d)\s+per\s+cent\b/giu, () => "%"],
  [/(?<=\d)\s+is\s+to\s+(?=\d)/giu, () => ":"],
  [/(?:\bdegrees?|°)\s*(?:celsius|centigrade)\b/giu, () => "°C"],
  [/(?:\bdegrees?|°)\s*fahrenheit\b/giu, () => "°F"],
  [/\b(?:the\s+)?(?:positive\s+|principal\s+)?square\s+root\s+of\s+/giu, () => "√"],
  [/\b(?:the\s+)?cube\s+root\s+of\s+/giu, () => "∛"],
  // `half of √3`
  [/(?<=^\\frac\{\d+\}\{\d+\})\s+of\s+(?=[√∛]|\\sqrt)/gu, () => "×"],
  // `6 squared`; of `-6 squared` and `3/4 squared` nobody knows what is squared.
  [
    /^(\d+(?:\.\d+)?)\s+(squared|cubed)(?:\s+(?:is|equals|=)\s+(?=\d)|$)/giu,
    ([whole, base, power]) =>
      `${base}^{${power?.toLowerCase() === "squared" ? 2 : 3}}${whole.endsWith("d") ? "" : "="}`,
  ],
  [
    /^(?:quotient\s*(?:is|=|:)?\s*)?(\d+)\s*,?\s*(?:and\s+)?(?:the\s+)?remainder\s*(?:is|=|:|of)?\s*(?=\d+$)/giu,
    ([, quotient]) => `${quotient} remainder `,
  ],
  [/^(?:USD|US\$)\s*(\d[\d.,]*)$/gu, ([, amount]) => `${amount} usd`],
  [/^(?:RMB|CNY)\s*(\d[\d.,]*)$/gu, ([, amount]) => `${amount} rmb`],
  [
    /(?<=\b10)\s+to\s+the\s+(?:negative\s+|minus\s+|-\s*)(\d+)(?:st|nd|rd|th)?(?:\s+power)?$/giu,
    ([, power]) => `^{-${power}}`,
  ],
  [/(?<=\b\d+)\s+to\s+the\s+(\d+)(?:st|nd|rd|th)$/giu, ([, power]) => `^{${power}}`],
  [/(?<=\d)\s+times\s+(?=10\^)/giu, () => "×"],
  // `2 cubed times 3`, but not `-2 cubed` or `1/2 cubed`.
  [
    /(?<=^|\btimes\s|\bplus\s|[×+]\s?)(\d+)\s+(squared|cubed)(?=\s*(?:$|[×*+=]|(?:times|plus)\b))/giu,
    ([, base, power]) => `${base}^{${power?.toLowerCase() === "squared" ? 2 : 3}}`,
  ],
  [/(?<=\b[a-z]|\))\s+squared\b/giu, () => "^{2}"],
  [/(?<=\b[a-z]|\))\s+cubed\b/giu, () => "^{3}"],
  [
    /(?<=[\da-z)])\s+(?:raised\s+)?to\s+the\s+(?:power\s+(?:of\s+)?(-?\d+|[a-z]\b)|(\d+)(?:st|nd|rd|th)\s+power)/giu,
    ([, a, b]) => `^{${a ?? b}}`,
  ],
  [/(?<=[\da-z)])\s+divided\s+by\s+(?=[-\da-z(√\\])/giu, () => "÷"],
  [/(?<=[\da-z)])\s+multiplied\s+by\s+(?=[-\da-z(√\\])/giu, () => "×"],
  [/(?<![\d./])(\d*(?:1st|2nd|3rd|[04-9]th)|1[1-3]th)(?![a-z\d])/giu, ([word]) => ordinal(word)],
  [
    /^(\d+)\s+(?:out\s+of|in)\s+(?:every\s+)?(\d+)(?![\d.]|\s*(?:\/|in\b))/giu,
    ([, part, whole]) => `\\frac{${part}}{${whole}}`,
  ],
  [/^(?:it(?:'s| is) )?(?:either|both)\s+(?=[-\d.√\\(±a-z])/giu, () => ""],
  [
    /(?<=(?:^|[^a-zA-Z\d])(?:[a-z]|and|or|but))\s+(?:(?:is|must\s+be|has\s+to\s+be|can\s+be|should\s+be)\s+)?(?:(?:greater|more|bigger|larger)\s+than\s+or\s+equal\s+to|at\s+least|no(?:t)?\s+less\s+than)\s+(?=\S)/giu,
    () => "≥",
  ],
  [
    /(?<=(?:^|[^a-zA-Z\d])(?:[a-z]|and|or|but))\s+(?:(?:is|must\s+be|has\s+to\s+be|can\s+be|should\s+be)\s+)?(?:(?:less|smaller)\s+than\s+or\s+equal\s+to|at\s+most|no(?:t)?\s+more\s+than)\s+(?=\S)/giu,
    () => "≤",
  ],
  [
    /(?<=(?:^|[^a-zA-Z\d])(?:[a-z]|and|or|but))\s+(?:(?:is|must\s+be|has\s+to\s+be|can\s+be|should\s+be)\s+)?(?:greater|more|bigger|larger)\s+than\s+(?=\S)/giu,
    () => ">",
  ],
  [
    /(?<=(?:^|[^a-zA-Z\d])(?:[a-z]|and|or|but))\s+(?:(?:is|must\s+be|has\s+to\s+be|can\s+be|should\s+be)\s+)?(?:less|smaller)\s+than\s+(?=\S)/giu,
    () => "<",
  ],
  [
    /(?<=(?:^|[^a-zA-Z\d])(?:[a-z]|and|or|but))\s+(?:is\s+not\s+equal\s+to|is(?:\s+not|n't)|(?:does\s+not|doesn't)\s+equal|(?:cannot|can't|can\s+not|must\s+not|mustn't)\s+(?:be|equal))\s+(?=\S)/giu,
    () => "≠",
  ],
  [/\bbut\s?(?=[<>≤≥])/giu, () => "and"],
  [/^(\d+)\s+factorial$/giu, ([, of]) => `${of}!`],
  [
    /(?<=\\frac\{\d+\}\{\d+\})\s+(?:of\s+)?an?\s+(?=(?:hour|minute|day|week|year|mile|meter|metre|kilometer|kilometre|kilogram|gram|liter|litre|pound|dollar)$)/giu,
    () => " ",
  ],
  [/^([a-z])\s+(?:must|should|has\s+to|will|would)\s+(?:be|equal)\s+(?=[-\d√\\(.])/giu, ([, name]) => `${name}=`],
  [/^([a-z])\s+(?:is\s+equal\s+to|is|equals|=)\s+(?=[^\s≥≤<>≠])/giu, ([, name]) => `${name}=`],
  // `x squared plus y squared equals 25`
  [
    /(?<=[\da-z)}]\s?[-+]\s?|\bplus\s|\bminus\s)(\d{0,4}[a-z](?:\^\{\d\})?)\s+(?:equals|is\s+equal\s+to|is|=)\s+(?=-?\d)/giu,
    ([, name]) => `${name}=`,
  ],
  [/(?<=(?:\b(?:and|or|but)\s+|,\s*)[a-z])\s+(?:is\s+equal\s+to|is|equals)\s+(?=[-\d√\\(.])/giu, () => "="],
];

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const scale = (letter?: string) => (letter ? `°${letter.charAt(0).toUpperCase()}` : "°");

function ordinal(word: string): string {
  const number = word.slice(0, -2);
  const isTeen = /1[123]$/u.test(number);
  const ending = word.slice(-2).toLowerCase();
  const wanted = isTeen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[number.at(-1) ?? ""] ?? "th");
  return number !== "" && ending === wanted ? number : word;
}

const lengths = new Map<string, string>();
for (const row of [
  "mm millimeter millimeters millimetre millimetres",
  "cm centimeter centimeters centimetre centimetres",
  "dm decimeter decimeters decimetre decimetres",
  "m meter meters metre metres",
  "km kilometer kilometers kilometre kilometres",
  "in inch inches",
  "ft foot feet",
  "yd yard yards",
  "mi mile miles",
  "unit units",
]) {
  const names = row.split(" ");
  for (const name of names) lengths.set(name, names[0] ?? name);
}
