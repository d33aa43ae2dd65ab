/**
 * "4 quarters" as `4`, where a problem asks how many quarters there are: a noun may be a number, too, and is none here. `other` where it is another
 * of the problem's nouns of that kind; null for any other message.
 */
export function countIn(message: string, problem: string): string | "other" | null {
  const [, english, of] = counted.exec(message.trim()) ?? [];
  const [, chinese, unit = ""] = countedInChinese.exec(message.trim()) ?? [];
  if (chinese !== undefined) return new RegExp(`(?:几|多少)${unit}`).test(problem) ? chinese : null;
  if (english === undefined || of === undefined) return null;
  const noun = singular(of);
  const asked = [...problem.toLowerCase().matchAll(howMany)].flatMap(([, words = ""]) => words.split(/\s+/));
  if (asked.some((word) => singular(word) === noun)) return english;
  const isTold = problem.split(/[^a-z]+/i).some((word) => singular(word) === noun);
  return asked.length > 0 && isTold && isNumber.test(noun) ? "other" : null;
}

/** Whether a message tells of something that is a number itself how many there are: no step asks for them beside the answer. */
export const countsNumbers = (message: string): boolean =>
  isNumber.test(singular(counted.exec(message.trim())?.[2] ?? ""));

const counted =
  /^(?:(?:it'?s|its|it is|there (?:are|is|were)|(?:s?he|they|i|we) (?:has|have|had|needs?|gets?|got|think)|so|then)[,:]? )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[a-z]+ )?([a-z]{3,})[.!?]*$/i;
const countedInChinese = /^(?:是|有|一共|共|需要)*(\d+)\s?(\p{Script=Han}{1,4})[。！!?？]*$/u;

/** What is counted, and up to two words before it. */
const howMany = /how many ((?:[a-z-]+\s+){0,2}[a-z]+)/g;

const singular = (noun: string): string => noun.toLowerCase().replace(/lves$/, "lf").replace(/s$/, "");

const isNumber = /^(?:half|third|quarter|fourth|fifth|sixth|eighth|tenth|hundredth|dozen|pair|score)$/;
