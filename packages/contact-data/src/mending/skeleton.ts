/** What a careless eye sees of a word: one letter for those that look or sound alike, one of each that is repeated. */
export function skeletonOf(word: string): string {
  let skeleton = "";
  for (const sign of word) {
    const seen = alike[sign] ?? sign;
    if (!skeleton.endsWith(seen)) skeleton += seen;
  }
  return skeleton;
}

const alike: Record<string, string> = {
  ...{ "0": "o", "1": "i", "!": "i", l: "i", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", z: "s" },
  ...{ "7": "t", "8": "b", "9": "g", k: "c", q: "c" },
};

/** A word with one of its letters left out, in each way. */
export const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
