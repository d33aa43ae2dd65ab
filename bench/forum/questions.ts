import { isHan, wordsOf } from "../../apps/server/src/search/words.ts";

/**
 * What people look for, several hundred questions, each told with its kind: Chinese words of one character, of two and more, English words, two
 * of them, one of each language, what stands nearly everywhere, and what stands nearly nowhere.
 */
export function questionsFrom(sentences: readonly string[], next: (below: number) => number): Map<string, string[]> {
  const count = new Map<string, number>();
  const paired: string[] = [];
  for (const sentence of sentences) {
    const words = wordsOf(sentence).filter((word) => /^\p{L}+$/u.test(word));
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
    const [one, other] = [words[next(words.length)], words[next(words.length)]];
    if (one && other && one !== other) paired.push(isHan(one) ? `${one}${other}` : `${one} ${other}`);
  }
  const known = [...count.keys()];
  const often = known.toSorted((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0));
  const some = (from: readonly string[], most = 120) =>
    Array.from({ length: Math.min(most, from.length) }, () => from[next(from.length)] as string);
  const han = known.filter(isHan);
  const latin = known.filter((word) => !isHan(word));
  return new Map([
    ["a Chinese character", some(han.filter((word) => word.length === 1))],
    ["a Chinese word of two", some(han.filter((word) => word.length === 2))],
    ["a longer Chinese word", some(han.filter((word) => word.length > 2))],
    ["an English word", some(latin)],
    ["two words", some(paired, 240)],
    ["both languages", some(latin).map((word) => `${word} ${han[next(han.length)]}`)],
    ["a very frequent word", often.slice(0, 40)],
    ["a rare word", some(often.slice(-300))],
  ]);
}
