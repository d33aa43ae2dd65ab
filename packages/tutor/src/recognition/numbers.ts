/** A number of a text in one spelling, whatever it was written in: `13`, `1/3`, `0.5`. */
export function numbersIn(text: string): string[] {
  const spelled = text
    .replaceAll(/\\[dt]?frac\s?\{?([\da-z]+)\}?\s?\{([^{}]{1,12})\}/g, "$1/$2 ")
    .replaceAll(/\\[dt]?frac\s?(\d)\s?(\d)/g, "$1/$2 ")
    .replaceAll("⁄", "/");
  const found: string[] = [];
  for (const { 0: written } of spelled.matchAll(/\d+(?:\.\d+)?(?:\s?\/\s?\d+)?/g)) found.push(plain(written));
  found.push(...englishNumbers(spelled), ...chineseNumbers(spelled));
  return found;
}

/** The numbers from one to another, which stand in a text as `1 to 6`, `1..6`, or one after another: `1-6`. */
export function rangesIn(text: string): string[] {
  const found = [...text.matchAll(ranges)].map(([, from, to]) => `${Number(from)}-${Number(to)}`);
  found.push(...[...text.matchAll(hanRanges)].map(([, from = "", to = ""]) => `${hanValue(from)}-${hanValue(to)}`));
  const listed = (text.match(lists) ?? []).map((list) => (list.match(/\d+/g) ?? []).map(Number));
  const runs = listed.filter((list) => list.every((number, place) => number === (list[0] ?? 0) + place));
  return [...found, ...runs.map((list) => `${list[0]}-${list.at(-1)}`)];
}

const ranges = /(?<![\d./])(\d{1,3})\s?(?:to|through|-|–|到|至|~|～|,?\s?\.{2,3}\s?,?|…{1,2})\s?(\d{1,3})(?![\d./])/g;
const hanRanges = /([一二三四五六七八九十百]{1,4})[到至]([一二三四五六七八九十百]{1,4})/g;
const lists = /\d{1,2}(?:\W{1,6}(?:and )?\d{1,2}){3,20}/g;

const plain = (written: string) =>
  written
    .replaceAll(/\s/g, "")
    .replace(/^0+(?=\d)/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const values = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, place): [string, number] => [word, 20 + 10 * place]),
  ...ordinals.map((word, value): [string, number] => [word, value]),
  ["fourty", 40],
  ["dozen", 12],
  ["twentieth", 20],
  ["thirtieth", 30],
  ["fortieth", 40],
]);
const shares = new Map([
  ["half", "1/2"],
  ["halves", "1/2"],
  ["quarter", "1/4"],
  ["quarters", "1/4"],
]);
/** `a third`, `one fifth`, `two thirds`. */
const parts = /\b(a|one|two|three|four|five)[ -](third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b/g;

function englishNumbers(text: string): string[] {
  const found: string[] = [];
  const rest = text.replaceAll(parts, (_, over: string, under: string) => {
    found.push(`${over === "a" ? 1 : values.get(over)}/${values.get(under)}`);
    return " ";
  });
  let value: number | null = null;
  const close = () => {
    if (value !== null) found.push(`${value}`);
    value = null;
  };
  for (const word of rest.match(/[a-z]+/g) ?? []) {
    const share = shares.get(word);
    const next = values.get(word);
    if (share) found.push(share);
    else if (word === "hundred" && value !== null) value *= 100;
    else if (word === "thousand" && value !== null) value *= 1000;
    else if (next !== undefined && value !== null && fits(value, next)) value += next;
    else if (word !== "and" || value === null || value < 100) {
      close();
      value = next ?? null;
    }
  }
  close();
  return found;
}

/** `forty` and `nine`, `two hundred` and `five`. */
const fits = (value: number, next: number) =>
  (value >= 20 && value < 100 && value % 10 === 0 && next < 10 && next > 0) ||
  (value >= 100 && value % 100 === 0 && next < 100);

const hanDigits = "零一二三四五六七八九";
const hanUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

function chineseNumbers(text: string): string[] {
  const found: string[] = [];
  for (const { 0: written } of text.matchAll(
    /[零〇一二两三四五六七八九十百千万]+(?:分之[零〇一二两三四五六七八九十百千万]+)?|(?<![\d])半/g,
  )) {
    if (written === "半") found.push("1/2");
    else if (written.includes("分之")) {
      const [under = "", over = ""] = written.split("分之");
      found.push(`${hanValue(over)}/${hanValue(under)}`);
    } else found.push(`${hanValue(written)}`);
  }
  return found;
}

function hanValue(written: string): number {
  let [total, digit] = [0, 0];
  for (const sign of written.replaceAll("两", "二").replaceAll("〇", "零")) {
    const unit = hanUnits[sign];
    if (unit === 10_000) [total, digit] = [(total + digit) * unit, 0];
    else if (unit) [total, digit] = [total + (digit || 1) * unit, 0];
    else digit = hanDigits.indexOf(sign);
  }
  return total + digit;
}
