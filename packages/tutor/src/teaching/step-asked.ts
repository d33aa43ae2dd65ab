/** Which step is asked about, from 0 (-1 is the last one): “I don't get step 2”, 第二步没看懂. Null where none is. */
export function stepAsked(message: string): number | null {
  const text = message.normalize("NFKC").toLowerCase().trim();
  if (text.length > LENGTH_MAX || /=/.test(text) || !isUnclear.test(text)) return null;
  if (/\blast step\b|最后一步/.test(text)) return -1;
  const [, number, ordinal, chinese] = named.exec(text) ?? [];
  if (number !== undefined) return placeOf(number, numbers);
  if (ordinal !== undefined) return placeOf(ordinal, ordinals);
  return chinese === undefined ? null : placeOf(chinese, chineseNumbers);
}

const LENGTH_MAX = 80;

const named =
  /\bstep (?:number |no\.? ?|# ?)?(\d|one|two|three|four|five|six)\b|\b(first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th)) step\b|第\s?([一二三四五六1-9])\s?步/;
const isUnclear =
  /\b(?:get|got|getting|understand|why|how|explain|what|where|confus\w*|mean|means|lost|stuck|help|again|clear|about)\b|[没不]|为什么|为啥|怎么|解释|讲|懂|[?]/;

const numbers = ["one", "two", "three", "four", "five", "six"];
const ordinals = ["first", "second", "third", "fourth", "fifth"];
const chineseNumbers = [..."一二三四五六"];

function placeOf(said: string, names: readonly string[]): number | null {
  const place = names.indexOf(said);
  const number = place < 0 ? Number.parseInt(said, 10) - 1 : place;
  return number >= 0 ? number : null;
}
