/** What a text must have to be able to fit a phrase: words that stand in it outside its choices, and the phrase's script. */
export type Literals = { words: string[]; han: boolean | null };

const hanSign = /\p{Script=Han}/u;

/** Cheap to ask, so that a phrase of other words is neither compiled nor tried. */
export const mayFit = ({ words, han }: Literals, text: string, hasHan: boolean): boolean =>
  (han === null || han === hasHan) && words.every((word) => text.includes(word));

/** `han` is null where a phrase has no words at all, or words of both scripts. */
export function literalsOf(phrase: string): Literals {
  const plain = phrase.replaceAll(/<\w+(?::\w+)?>|\{\w+(?::\w+)?\}|\(\?<\w+>|\(\?<?[!=]|\\./g, (slot) =>
    slot.startsWith("(") ? "(" : "\u0001",
  );
  const scripts = [hanSign.test(plain), /[a-z]{2}/.test(plain)];
  return { words: outside(plain), han: scripts[0] === scripts[1] ? null : (scripts[0] ?? null) };
}

/** The runs of letters and blanks at the top, outside parentheses and brackets, without a sign that may be missing. */
function outside(plain: string): string[] {
  let depth = 0;
  const top = [...plain]
    .map((sign) => {
      if ("([{".includes(sign)) depth++;
      const isTop = depth === 0;
      if (")]}".includes(sign)) depth--;
      return isTop ? sign : "\u0001";
    })
    .join("");
  return [...top.replaceAll(/.[?*]/gu, "\u0001").matchAll(/[a-z' ]{3,}|\p{Script=Han}+/gu)]
    .map(([run]) => run.trim())
    .filter((run) => run.length > 0 && (run.length > 2 || hanSign.test(run)));
}
