/**
 * Whether a text may tell an answer that nobody writes by chance. False only where no reading of it is one of these keys: what has a letter in it is told
 * with a letter, or by values of it; a long number is told with its digits, or is calculated. Most sentences have nothing of that, and need not be read.
 */
export function mayTell(text: string, keys: readonly string[]): boolean {
  const plain = text.normalize("NFKC");
  return keys.some((key) => lone.test(plain) || (hasLetter.test(key) ? sixDigits.test(plain) : isCalculated(plain)));
}

const hasLetter = /(?<![a-z\\])[a-z](?![a-z])/i;

const isCalculated = (text: string) => fiveDigits.test(text) || calculation.test(text);

const sixDigits = /\d(?:\D{0,60}\d){5}/;
const fiveDigits = /\d(?:\D{0,60}\d){4}/;

/** A letter that stands for a number, whatever it is called: of those which are words, only beside what is done with it. */
const done = "(?:[-+*/^()=<>·×÷−–—]|times\\b|minus\\b|plus\\b|squared\\b|cubed\\b|over\\b|[加减乘除的])";
const lone = new RegExp(
  `(?<![a-z'’\\\\])(?:[b-hj-z](?![a-z'’])|[ai](?![a-z'’])(?:(?=.{0,2}${done})|(?<=${done}.{0,3})))|[πθ√\\\\]|sqrt|root|根`,
  "iu",
);

/** A number of which not all digits are written. */
const calculation =
  /[+*/^(=·×÷!√²³]|\d\s?[-−–—kKmM百千万亿]|[零〇一二两三四五六七八九十]\s?[百千万亿]|\b(?:power|squared?|cubed?|times|multipl\w*|minus|plus|less|take away|hundred|thousand|\w*illion|lakh|crore|factorial|choose)\b|平方|立方|次[方幂]|阶乘|乘|减|加|除/iu;
