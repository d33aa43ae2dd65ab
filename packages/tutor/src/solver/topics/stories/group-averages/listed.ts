import { fractionIn } from "../../../sentences/fractions.ts";
import type { Averages } from "./group.ts";

const item = "(?:-?\\d{1,6}(?:\\.\\d{1,4})?|[a-z])";
const list = `(?<list>${item}(?:(?:, ?and |, ?| and |和|、)${item}){1,12})`;
const mean = "(?<mean>-?\\d{1,6}(?:[./]\\d{1,4})?)";
const sentences = [
  `(?:if |given that |suppose )?(?:the )?(?:average|mean)(?: value)? of (?:the |these )?(?:numbers |data |data set |values |scores )?${list} is ${mean},? ?(?:then |so )?(?:what is|what's|find|solve for|determine|calculate)? ?(?:the value of )?(?<asked>[a-z])`,
  `(?<asked>[a-z]) (?:if|when|given that|so that) (?:the )?(?:average|mean)(?: value)? of (?:the |these )?(?:numbers |data |values )?${list} is ${mean}`,
  `(?:if )?(?:the )?(?:numbers |data |values )${list} have (?:a|an) (?:average|mean) of ${mean},? ?(?:then |so )?(?:what is|what's|find)? ?(?:the value of )?(?<asked>[a-z])`,
  `(?:如果|若|已知)?(?:有)?(?:1组)?(?:数据|数)?:?,?${list}(?:这组数据|这\\d个数)?的平均数?(?:值)?(?:是|为|等于)${mean},?(?:那么|则|求)*(?<asked>[a-z])(?:的值)?(?:是|为|等于|=)?(?:多少|几)?`,
].map((source) => new RegExp(`^${source}$`));

/** "The average of 12, 15, 18, and y is 16. Find y." */
export function readListed(text: string): Averages | null {
  for (const sentence of sentences) {
    const { list: all = "", mean: value, asked = "" } = sentence.exec(text)?.groups ?? {};
    const found = fractionIn(value);
    const items = all.split(/, ?and |, ?| and |和|、/).map((each) => each.trim());
    const known = items.filter((each) => each !== asked).map(fractionIn);
    const numbers = known.filter((each) => each !== null);
    if (found && numbers.length === items.length - 1 && numbers.length === known.length && numbers.length > 0)
      return { wanted: "listed", known: numbers, letter: asked, mean: found };
  }
  return null;
}
