/** The lines of working in a message, without what leads to them or comments on them; a line of words alone is none. */
export function linesIn(message: string): string[] {
  return message
    .normalize("NFKC")
    .split(/\n|=>|⇒|⟹|\s->\s|→/)
    .map((line) => bare(inSigns(line)))
    .flatMap((line) => (isWords(line) ? afterWords(line) : [line]))
    .filter((line) => /[\d=<>≤≥]/.test(line) && line !== "");
}

/** The lines of working in a message that asks to check them; on a single line, they are parted as people do: by commas, semicolons, or words. */
export function partedIn(message: string): string[] {
  const lines = linesIn(message);
  if (lines.length > 1) return lines;
  const parts = together(
    message
      .normalize("NFKC")
      .split(between)
      .map((part) => part.trim()),
  );
  return parts.filter((part) => isRelation.test(part)).length > 1 ? linesIn(parts.join("\n")) : lines;
}

const leadsOn = String.raw`(?:\b(?:and so|and then|so|then|therefore|thus|hence|which (?:gives|means)|(?:and|i) (?:get|got))\b|所以|因此|然后|于是|从而|则|那么|得到?|再)`;

/** What stands between two steps on one line; a comma between digits belongs to a number. */
const between = new RegExp(
  String.raw`(?:;|,(?!\d{3}(?!\d))|、|。|\.(?=\s))\s*${leadsOn}?|(?<=[\d)a-z]\s?)${leadsOn}`,
  "i",
);

const isRelation = /[=<>≤≥]/;

/** `x = 2, x = 3`, `x = 2, y = 3` and `x > 2, x < 5` tell one answer, and stay on one line. */
function together(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && isValue.test(part) && isValue.test(last.split(",").at(-1) ?? ""))
      lines[lines.length - 1] = `${last}, ${part}`;
    else if (part !== "") lines.push(part);
  }
  return lines;
}

/** What one letter is, and nothing else. */
const isValue = /^\s*(?:(?:and|or|和|或) )?[a-z]\s?[=<>≤≥]\s?-?\d+(?:[./]\d+)?\s*$/i;

/** “25% of 80” and “12 divided by 3” in signs: cut off after their words, the 80 and the 3 would be other lines. */
const inSigns = (line: string): string => signs.reduce((rest, [words, sign]) => rest.replaceAll(words, sign), line);

const signs: [words: RegExp, sign: string][] = [
  [/(?<=\d) ?percent(?= of\b)/gi, "%"],
  [/百分之(\d+(?:\.\d+)?)/g, "$1%"],
  [/\b(?:one |a )?half of (?=[\d(])/gi, "1/2 × "],
  [/\b(?:one|a) third of (?=[\d(])/gi, "1/3 × "],
  [/\b(?:one|a) (?:quarter|fourth) of (?=[\d(])/gi, "1/4 × "],
  [/\b(?:twice|double) (?=[\d(])/gi, "2 × "],
  [/(?<=[\d%)]) of (?=[\d(])/gi, " × "],
  [/(?<=[\d%)]) ?的 ?(?=[\d(])/g, "×"],
  [/(?<=[\d%)]) ?(?:times|multiplied by|乘以?) ?(?=[-\d(])/gi, " × "],
  [/(?<=[\d%)]) ?(?:divided by|除以) ?(?=[-\d(])/gi, " ÷ "],
  [/(?<=[\d%)]) ?(?:plus|加上?) ?(?=[-\d(])/gi, " + "],
  [/(?<=[\d%)]) ?(?:minus|减去?) ?(?=[-\d(])/gi, " - "],
];

/** Words after which a number is a part of what they say: of “the average of 4 and 8 = 6” no part is a line. */
const isBound =
  /\b(?:of|and|than|by|from|to|off|with|between|per|over|root|plus|minus|times|squared|cubed|percent|half|third|quarter|twice|double|increased|decreased|sum|product|difference|average|mean|gcd|lcm|gcf)\s*$|[的加减乘除以和与比差积商倍半]\s*$/i;

/** A number that follows a word at once, unless the word leads to a result or to the work. */
const isBoundInChinese = /\p{Script=Han}(?<![得是为于算写做解即步程案查下题业])\s*$/u;

/** Without a bullet, a number or name of the step, and remarks in parentheses. */
const bare = (line: string) =>
  line
    .replace(
      /^\s*(?:[-*•·>]\s+|\(?\d{1,2}[.)、]\s+|(?:step|line)\s*\d+\s*[:.)]?|第\s?[一二三四五六七八九\d]+\s?[步行][:，,]?|\d{1,2}[)、]\s*|解[:：]|解(?=\d))\s*/i,
      "",
    )
    .replaceAll(/[([（](?=[^()（）]*(?:[a-z]{3,}|\p{Script=Han}{2}))[^()（）]*[)\]）]/giu, "")
    .replace(/\s+(?:because|since|by|as i|i)\s(?<=\d.*).*$|[，,]\s*(?:因为|这里).*$/i, "")
    .replace(/\s*(?:对吗|对不对|对么|是吗|吗|,? ?(?:is (?:this|that|it) )?(?:right|correct))?\s*[?？]*\s*$/i, "")
    .replace(/[.。,，;；]\s*$/, "")
    .trim();

const lead =
  /^(?:so|then|and|and so|therefore|hence|which is|that is|or|x|所以|因此|于是|则|得到|得|即|故|解得|原式|或|或者|和|且|[^\p{L}])+/iu;
/** Whether a line has Chinese words that do not stand in working. */
export const isInChinese = (line: string): boolean =>
  /\p{Script=Han}/u.test(line.replace(lead, "").replaceAll(kept, " "));

const isWords = (line: string) => /[a-z]{3,}|\p{Script=Han}/iu.test(line.replace(lead, "").replaceAll(kept, " "));
/** Words that stand in working itself. */
const kept =
  /\b(?:or|and|of|sqrt|frac|cdot|times|left|right|div|leq|geq|dollars?|cents?|cm|mm|km|kg|mol)\b|或者?|和|的|元|米|厘米|个|无解/gi;

/** The working that a sentence ends with: "check my work: 3 · 4 = 12". */
function afterWords(line: string): string[] {
  const [, rest = ""] =
    /^.*(?:[a-z]{2,}|\p{Script=Han})[:：,，?？]?\s+?(?=[^\p{Script=Han}]*$)(.*)$/isu.exec(line) ??
    /^.*\p{Script=Han}[:：,，]?(.*)$/su.exec(line) ??
    [];
  const before = line.slice(0, line.length - rest.length);
  const isOneNumber = /^\s*(?:-?[\d./%]+\s*)?=/.test(rest);
  if (rest !== "" && (isBound.test(before) || (isOneNumber && isBoundInChinese.test(before)))) return [line];
  if (/\d/.test(rest) && !/[a-z]{3,}/i.test(rest) && (/[=<>≤≥]/.test(rest) || isTask.test(line))) return [rest.trim()];
  return /[=<>≤≥].*\d/.test(line) && !names.test(line) ? [line] : [];
}

/** What is to be done with the formula after it. */
const isTask =
  /\b(?:factor|expand|simplify|solve|calculate|compute|evaluate|work out|problem)\b|计算|化简|因式分解|分解|展开|题目?[:：]/i;
/** What a letter stands for. */
const names = /^(?:let|say|if)\b|^设/i;
