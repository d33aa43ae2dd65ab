import type { Solution } from "../solver/solution.ts";

type Answer = Solution["answer"];

/**
 * Whether a message tells the answer as people do, and not as mathematics is written: several numbers with what they count, or one after the other, and
 * an inequality or a Roman numeral in words. Null where it tells nothing of the kind.
 */
export function tellsAnswer(message: string, answer: Answer): boolean | null {
  const tellers = [romanTold, quadrantTold, dateTold, durationTold, boundTold, largerTold, numbersTold];
  return tellers.reduce<boolean | null>((told, teller) => told ?? teller(message, answer), null);
}

/** `mcmxliv` */
function romanTold(message: string, { key }: Answer): boolean | null {
  if (!/^[IVXLCDM]{2,15}$/.test(key)) return null;
  const [numeral] = message.match(/(?<![a-z])[ivxlcdm]{2,15}(?![a-z])/gi)?.slice(-1) ?? [];
  return numeral === undefined ? null : numeral.toUpperCase() === key;
}

const quadrants = [
  "I|1st|first|第?[一1]",
  "II|2nd|second|第?[二2]",
  "III|3rd|third|第?[三3]",
  "IV|4th|fourth|第?[四4]",
];

/** “The second”, II, 第二 */
function quadrantTold(message: string, { key, said }: Answer): boolean | null {
  if (!/^quadrant [IV]+$/.test(said.en)) return null;
  const told = quadrants.findIndex((names) =>
    new RegExp(`^(?:it'?s |in |the |quadrant |在)*(?:${names})(?: quadrant|象限)?[.!。！]?$`, "i").test(message.trim()),
  );
  return told < 0 ? null : `${told + 1}` === key;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** 3月25日, “the 25th of March” */
function dateTold(message: string, { key }: Answer): boolean | null {
  const [, month = "", day] = /^([A-Z][a-z]{2})[a-z]* (\d{1,2})$/.exec(key) ?? [];
  if (day === undefined) return null;
  const told =
    /(?<m>\d{1,2})\s?月\s?(?<d>\d{1,2})/.exec(message)?.groups ??
    /(?<m>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? (?:the )?(?<d>\d{1,2})/i.exec(message)?.groups ??
    /(?<d>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<m>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(message)
      ?.groups;
  if (!told?.m) return null;
  const said = Number(told.m) || months.indexOf(told.m.toLowerCase()) + 1;
  return said === months.indexOf(month.toLowerCase()) + 1 && Number(told.d) === Number(day);
}

/** `2:25`, 2小时25分: how long something takes, as a clock shows it. */
function durationTold(message: string, { key, said }: Answer): boolean | null {
  const [, hours, minutes] =
    /^(\d+) hours? (?:and )?(\d+) minutes?$/.exec(said.en) ?? /^(\d+) hours?, (\d+) minutes?$/.exec(key) ?? [];
  const [, h, m] =
    /^\D{0,16}?(\d{1,3})\s?(?:[:：]|h(?:ours?|rs?)?|小时|个小时|时)\s?(?:and )?(\d{1,2})\s?(?:m(?:in(?:ute)?s?)?|分钟?)?\D{0,8}$/i.exec(
      message,
    ) ?? [];
  if (hours === undefined || h === undefined) return null;
  return Number(h) === Number(hours) && Number(m) === Number(minutes);
}

const bounds: [sign: string, words: RegExp][] = [
  ["≥", /at least|greater than or equal to|no less than|not less than|大于(?:或)?等于|不小于|至少/],
  ["≤", /at most|less than or equal to|no more than|not more than|小于(?:或)?等于|不大于|至多/],
  [">", /(?:greater|more|bigger|larger) than|大于|比.+大/],
  ["<", /(?:less|smaller) than|小于|比.+小/],
];

/** “Greater than 2” */
function boundTold(message: string, { key }: Answer): boolean | null {
  const [, sign, end] = /^[a-z] ?([<>≤≥]) ?(-?\d+(?:\.\d+)?)$/.exec(key) ?? [];
  const found = bounds.find(([, words]) => words.test(message.toLowerCase()));
  const told = message.match(number) ?? [];
  if (sign === undefined || !found || told.length !== 1 || isCalculation.test(message)) return null;
  return found[0] === sign && told[0] === end;
}

/** “5/8 is bigger”, or 5/8 alone, where 3/5 and 5/8 are compared. */
function largerTold(message: string, { key }: Answer): boolean | null {
  const value = String.raw`-?\d+(?:\.\d+)?(?:/\d+)?`;
  const [, one, sign, other] = new RegExp(`^(${value}) ([<>]) (${value})$`).exec(key) ?? [];
  const [told, ...more] = message.match(new RegExp(`(?<![\\d./])${value}`, "g")) ?? [];
  if (one === undefined || told === undefined || more.length > 0 || /[<>=]/.test(message)) return null;
  const [larger, smaller] = sign === ">" ? [one, other] : [other, one];
  const isOfSmaller = /\b(?:smaller|less|lesser|least)\b|小/i.test(message);
  if (told !== larger && told !== smaller) return null;
  return told === (isOfSmaller ? smaller : larger);
}

/** Several numbers: 鸡15只，兔13只; “72, 108 and 180”. */
function numbersTold(message: string, { key, said }: Answer): boolean | null {
  const wanted = key.match(number) ?? [];
  const text = message.normalize("NFKC");
  const told = text.match(number) ?? [];
  if (wanted.length < 2 || told.length !== wanted.length || !isList.test(key) || isCalculation.test(text)) return null;
  const named = namedIn(text, namesIn(said));
  if (named.some(([at, value]) => wanted[at] !== value)) return false;
  if (`${[...told].sort()}` !== `${[...wanted].sort()}`) return null;
  // Unnamed and in another order they may be another answer, or the same.
  return named.length > 0 || told.every((value, at) => value === wanted[at]) ? true : null;
}

const number = /(?<![\d.])-?\d+(?:\.\d+)?/g;
const isList = /^\(?(?:[a-z] = )?-?[\d.]+(?:, (?:[a-z] = )?-?[\d.]+)+\)?$/;
const isCalculation = /[+*/=×÷^<>≤≥]|\d\s*[-−]\s*\d|√/;

/** What each number of an answer counts, in both languages: “chickens: $15$, cows: $13$”. */
const namesIn = (said: Answer["said"]): string[][] =>
  [said.en, said.ch].map((text) => [...text.matchAll(/([^,，:：$]+)[:：] ?\$/g)].map(([, name = ""]) => name.trim()));

/** The numbers that a message names, each once: their places in the answer, and what it says they are. */
function namedIn(text: string, languages: string[][]): [at: number, value: string][] {
  const parts = text
    .split(/[,，、;；。]|\band\b|(?<=[\p{Script=Han}\d])和(?=[\p{Script=Han}\d])/u)
    .filter((part) => /\d/.test(part));
  for (const names of languages) {
    const found = parts.flatMap((part): [number, string][] => {
      const values = part.match(number) ?? [];
      const at = names.flatMap((name, nth) => (isNamed(part, name, names) ? [nth] : []));
      return values.length === 1 && at.length === 1 ? [[at[0] as number, values[0] as string]] : [];
    });
    if (found.length > 0 && new Set(found.map(([at]) => at)).size === found.length) return found;
  }
  return [];
}

/** Whether a part has a word or a character of a name that no other name has. */
function isNamed(part: string, name: string, names: readonly string[]): boolean {
  const others = names
    .filter((other) => other !== name)
    .join(" ")
    .toLowerCase();
  const tokens = name.toLowerCase().match(/[a-z]{3,}|\p{Script=Han}/gu) ?? [];
  return tokens.some((token) => !others.includes(stem(token)) && part.toLowerCase().includes(stem(token)));
}

const stem = (token: string): string => token.replace(/(?<=[a-z]{3})(?:es|s)$/, "");
