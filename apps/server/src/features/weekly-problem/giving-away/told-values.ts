import { type Rubric, sayerOf } from "@dripstone/checker";

/** So many values of an expression, one after another, show what it is. */
const VALUES_MIN = 3;
const VALUES_MAX = 12;

/** Whether a text tells an answer with a letter in it by its values: "n=3 gives 2, n=4 gives 12, n=5 gives 36". */
export function tellsValues(text: string, rubric: Rubric): boolean {
  const letters = new Set(rubric.keys.join(" ").match(lone));
  const [letter] = letters;
  if (letter === undefined || letters.size !== 1) return false;
  const told = new Map<string, string>();
  for (const { groups: { at = "", value = "" } = {} } of text.normalize("NFKC").matchAll(pairs)) {
    if (!told.has(at) && told.size < VALUES_MAX) told.set(at, value);
  }
  if (told.size < VALUES_MIN) return false;
  const right = [...told].filter(([at, value]) => {
    const keys = rubric.keys.map((key) => key.replace(lone, `(${at})`));
    return sayerOf({ keys })(value);
  });
  return right.length >= VALUES_MIN;
}

const lone = /(?<![\p{L}\\])\p{L}(?!\p{L})/gu;

/** `n=3 gives 2`, `n=3 时是 2`, `f(3) = 2`, `3 → 2`, `for 3 it is 1 times 2 = 2` */
const pairs =
  /(?:(?<![a-z])[a-z]\s?(?:=|is|为|是|等于)\s?|(?<![a-z])[a-z]\(|\bfor\s|\bwith\s|当\s?)(?<at>\d{1,3})(?!\d)\)?(?:[^\d\n;。；]{1,24}?|[^\n;。；,，]{1,40}=\s?)(?<value>\d{1,9})(?![\d)]|\s?[-+*/^×÷·=])|(?<![\d.])(?<at>\d{1,3})\s?(?:→|->|=>|⇒)\s?(?<value>\d{1,9})(?!\d)/giu;
