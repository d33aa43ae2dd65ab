/** "Count both ends", 100和500也算: between two numbers is from the one to the other. Null where nothing is said of ends. */
export function withEnds(text: string): string | null {
  const [, from, to] = spans.map((span) => span.exec(text)).find((found) => found !== null) ?? [];
  if (from === undefined || to === undefined) return null;
  const both = `${from} ?(?:and|&|和|与|、|,) ?${to}`;
  const said = new RegExp(
    `(?:[,;.，。；]|(?<=[\\d?？\\p{L}])(?=[(（])| (?=[(（])|(?<=\\d) )\\s*[(（]?(?:${endsIn(both)})[)）]?(?=[\\s,.;?!，。；？！]|$|(?<=[)）]))`,
    "iu",
  );
  const bare = text.replace(said, " ");
  if (bare === text || said.test(bare)) return null;
  return bare
    .replace(new RegExp(`between ${from} and ${to}`, "i"), `from ${from} to ${to}`)
    .replace(new RegExp(`(?:在|从)?${from} ?(?:到|至|和|与|~|-) ?${to}(?:之间|中间)的?`), `从${from}到${to}中`)
    .replaceAll(/(?<=中) +(?=\p{Script=Han})/gu, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

const spans = [
  /\bbetween (\d{1,7}) and (\d{1,7})/i,
  /\bfrom (\d{1,7}) to (\d{1,7})/i,
  /(\d{1,7}) ?(?:到|至|和|与|~|-) ?(\d{1,7}) ?(?:之间|中间|中|里)/,
];

const endsIn = (both: string): string =>
  [
    "(?:(?:and )?(?:count|counting|include|including|with) )?both (?:ends|end ?points|numbers)(?: (?:are |is )?(?:included|inclusive|count|counted|too))*",
    "both (?:are )?(?:included|inclusive|count)",
    "(?:the )?(?:ends|end ?points)(?: are| is)? (?:included|inclusive|count|counted)(?: too)?",
    "(?:count|counting|include|including) (?:the )?(?:ends|end ?points)(?: too)?",
    `(?:count|counting|include|including|with) ${both}(?: too| as well)?`,
    `${both}(?: are| both)* (?:included|count|counted)(?: too)?`,
    `(?:${both}|两端|两头|首尾|头尾|端点|两个端点|两个数)(?:都|也|均|全)*(?:要)?(?:算|包括|包含|含|计|计算)(?:在内|进去|上|在里面|入|的)*`,
    `(?:都|也)?(?:包括|包含|含|算上)(?:${both}|两端|两头|首尾|头尾|端点|两个端点)(?:在内|本身|的)*`,
  ].join("|");

/** "Including 48", "count 1 too" of divisors, which are among them anyway. */
export function withOwn(text: string): string {
  const numbers = new Set(text.match(/\d+/g));
  if (!/\b(?:divisors?|factors?)\b|因数|约数/i.test(text) || other.test(text)) return text;
  return text.replace(own, (said) => {
    const named = said.match(/\d+/g) ?? [];
    const rest = text.replace(said, " ");
    return named.every((number) => number === "1" || (numbers.has(number) && rest.includes(number))) ? " " : said;
  });
}

const other =
  /\bnot\b|n't|\bno\b|prime|proper|other than|except|exclud|but not|not count|without|质|素|真|除了|除去|不|multiple|倍/i;
const self = "(?:1|itself|one|the number itself|\\d{1,7}|它本身|它自己|本身|自己|自身)";
const selves = `${self}(?: ?(?:and|&|和|与|跟|、) ?${self})?`;
const own = new RegExp(
  `(?:[,;.?，。；？]|(?<=[\\d\\p{L}])(?=[(（])| )\\s*[(（]?(?:(?:and )?(?:including|include|counting|count|incl\\.?) ${selves}(?: too| as well| also)?|${selves} (?:included|counts?|too)(?: too)?|(?:包括|包含|含|算上|连同)${selves}(?:在内)?|${selves}(?:都|也)(?:算|包括|要算)(?:在内|进去|上)?)[)）]?(?=[\\s,.;?!，。；？！]|$|(?<=[)）]))`,
  "iu",
);
