import type { Question } from "../../../question.ts";
import { numbersOf } from "../../../stories/facts.ts";
import { type Frames, storyReader } from "../../../stories/frames.ts";
import type { Consecutive } from "./work.ts";

const kinds = (kind: string, en: string, ch: string): Frames => ({
  [kind]: [
    `[if |find ][the ]sum of <count> consecutive ${en} (is|equals) <sum>`,
    `<count> consecutive ${en} (have a sum of|add up to|added together (make|are|is|give)|add to|make|sum to|total|have a total of|that add up to|whose sum is|with a sum of) <sum>`,
    `(there are |i('m| am) thinking of |i have |if )?<count> consecutive ${en}`,
    `有<count>个?(连续的?|相邻的?)${ch}`,
    `find <count> consecutive ${en} (that have a sum of|that add up to|whose sum is|with a sum of) <sum>`,
    `(有)?<count>个?(连续的?|相邻的?)${ch},?(它们|这<times>个数)?(的|之)?(和|总和|之和|加起来|相加)(的和)?(是|为|等于|得)<sum>`,
  ],
});

const frames: Frames = {
  ...kinds("1", "(integers|numbers|whole numbers|natural numbers|positive integers)", "(自然数|整数|正整数|数)"),
  ...kinds("2 even", "even (integers|numbers|whole numbers)", "偶数"),
  ...kinds("2 odd", "odd (integers|numbers|whole numbers)", "奇数"),
  added: [
    "(and )?(if )?(they('re| are)? )?(added together|added up|together|in total|when added|if you add them( up)?|if i add them( up)?|their sum|the sum of them|the sum),? ?(they )?(make|makes|is|are|equals?|gives?|come to|you get|i get|add up to|total) <sum>",
    "(they|which|that) (add up to|add to|make|total|sum to|have a sum of|give) <sum>( together| in total| altogether)?",
    "(它们|他们|这<times>个数)?(的)?(和|总和|之和|加起来)(是|为|等于)<sum>",
  ],
  all: [
    "find (them|all|each|all of them|all three|them all)",
    "what are (they|these|the numbers)",
    "(求|问)(这)?(几个|<again>个)?(数|自然数|整数|偶数|奇数)(分别|各)?(是|为)?(多少|几)?",
    "(分别|各)(是|为)(多少|几)",
    "which (numbers|integers|ones)( are they)?",
    "(what are|find) (the|these|those|all|the <again>) (integers|numbers|even numbers|odd numbers|even integers|odd integers|consecutive integers)",
    "(求)?(这|它们)<again>?个?(数|自然数|整数|偶数|奇数)?(分别|各)?(是|为)?(多少|几)?",
  ],
  largest: [
    "(what is|find|what's|which is|what would be) the (largest|greatest|biggest)( (integer|number|one|of them|of the (2|3|4|5)( numbers| integers)?|of these( numbers)?|even number|odd number|even integer|odd integer))?",
    "(求|问|那么)?(其中)?最大的?(那个|那1个|一个|1个)?(数|自然数|整数|偶数|奇数)?(是|为)?(多少|几)?",
    "(what is|find|what's) the (largest|greatest|biggest)( (integer|number|one|of them|of these|of the numbers|of the integers))?",
    "(其中)?最大的?(一个)?(数|自然数|整数|偶数|奇数)?(是|为)(多少|几)",
  ],
  smallest: [
    "(what is|find|what's|which is) the (smallest|least|first)( (integer|number|one|of them|of the (2|3|4|5)( numbers| integers)?|of these( numbers)?|even number|odd number|even integer|odd integer))?",
    "(求|问|那么)?(其中)?最小的?(那个|那1个|一个|1个)?(数|自然数|整数|偶数|奇数)?(是|为)?(多少|几)?",
    "(what is|find|what's) the (smallest|least)( (integer|number|one|of them|of these|of the numbers|of the integers))?",
    "(其中)?最小的?(一个)?(数|自然数|整数|偶数|奇数)?(是|为)(多少|几)",
  ],
  middle: [
    "(求|问|那么)?(中间|中间的|最中间的?)(的)?(那个|那1个|一个|1个)?(数|自然数|整数|偶数|奇数)?(是|为)?(多少|几)?",
    "(what is|find|what's) the middle( (integer|number|one|of (them|the 3)))?",
    "(what is|find|what's) the middle( (integer|number|one))?",
    "(中间的?(一个)?(数|自然数|整数|偶数|奇数)?)(是|为)(多少|几)",
  ],
};

const COUNT_MAX = 20n;
const read = storyReader("consecutive|连续|相邻", frames);

/** Some whole numbers in a row with their sum. "Find three consecutive integers whose sum is 72" asks for all of them. */
export function readConsecutive(question: Question): Consecutive | null {
  const facts = read(question);
  const numbers = facts && numbersOf(facts);
  const row = facts?.filter(({ says }) => /^[12]/.test(says)) ?? [];
  const asks = facts?.filter(({ says }) => !/^[12]|^added/.test(says)) ?? [];
  if (!numbers?.count || !numbers.sum || row.length !== 1 || asks.length > 1 || !row[0]) return null;
  const wanted = asks[0]?.says ?? (/\bfind\b/i.test(question.text) ? "all" : "");
  const [count, sum] = [numbers.count.value, numbers.sum.value];
  const again = numbers.again?.value;
  if (count.den !== 1n || sum.den !== 1n || count.num < 2n || count.num > COUNT_MAX) return null;
  if ([again, numbers.times?.value].some((other) => other && other.num !== count.num)) return null;
  if (wanted !== "all" && wanted !== "largest" && wanted !== "smallest" && wanted !== "middle") return null;
  const parity = row[0].says === "2 even" ? 0n : row[0].says === "2 odd" ? 1n : null;
  return { count: count.num, sum: sum.num, parity, wanted };
}
