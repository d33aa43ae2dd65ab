import { plainWords } from "./words.ts";

/**
 * `24 lanterns`, `24 different ways`: what is counted says nothing about the number. Only at the end of an answer or of
 * one of its parts, and never a word that changes the number, such as `dozen`, `squared` or `less`.
 */
export function nounAt(text: string, at: number, isFraction = false): string | null {
  noun.lastIndex = at;
  const words = noun.exec(text)?.[0].split(/[ -]/u);
  const [first = "", second = ""] = words ?? [];
  // `3/4 of the cake`, but nothing of `of 8`.
  const isPart = isFraction && first === "of" && ["the", "a", "an", "them", "all", "it"].includes(second);
  if (!words || !(isPart || isNoun(first))) return null;
  return words.slice(1).every((word) => linking.has(word) || isNoun(word)) ? words.join(" ") : null;
}

const noun = /[A-Za-z]?[a-z]{2,14}(?:[ -][a-z]{1,14}){0,7}(?=\s*(?:$|[,;)+=×÷*]|(?:and|or|或|和)(?![a-z])))/y;

function isNoun(word: string): boolean {
  if (changing.has(word.toLowerCase()) || /^(?:un|non)|(?:th|ths|illions?|fold)$/u.test(word)) return false;
  if (!/[aeiouy]/u.test(word) || functionPrefix.test(word)) return false;
  return word.length > 3 || short.has(word);
}

const functionPrefix = new RegExp(`^(?:${[...plainWords.keys()].join("|")})[a-z]{0,2}$`, "u");

const short = new Set(
  (
    "men way day cow hen pig cat dog bee ant egg pen cup box bag car bus toy hat pie nut fox ape owl key jar pot tin " +
    "bar row set kid boy pet fan bed map log tie pea fig bun can rod rug mat"
  ).split(" "),
);

/** Words between nouns: `ways to arrange the books`, `marbles in total`. */
const linking = new Set(
  "to of in the a an for from on at all his her its their left total per each with by do it them".split(" "),
);

const changing = new Set(
  (
    "hundred hundreds thousand thousands million millions billion billions trillion trillions dozen dozens score ten tens " +
    "half halves third thirds quarter quarters one ones two three four five six seven eight nine zero eleven twelve " +
    "percent percentage pct permille squared square cubed cube root factorial times plus minus over divided multiplied " +
    "power less more than least most about around approximately nearly almost not never maybe perhaps and or but except " +
    "to of by mod modulo remainder choose minus negative positive infinity infinite double triple twice thrice doubled " +
    "fewer greater smaller larger bigger higher lower additional another others recurring repeating reoccurring repeated rest maximum minimum max short off extra missing too many few under below above between per " +
    "tripled halved false true wrong either neither both point degrees degree radians radian rad base"
  ).split(" "),
);

/** `twenty fuor`: a number word with a slip of the finger is nothing that is counted. */
export function isAlmostNumber(noun: string): boolean {
  return (
    noun.length > 3 &&
    noun.length < 10 &&
    !countedThings.has(noun) &&
    numberWords.some((word) => isOneSlip(noun.toLowerCase(), word))
  );
}

const numberWords = (
  "three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen " +
  "twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million"
).split(" ");
const countedThings = new Set(
  "hours tour tours tree fire live hive line lines nice fine even event weight height fort bear fives threes".split(
    " ",
  ),
);

/** Whether one word is the other with one letter more, less or changed, or with two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].reverse().join(""));
}
