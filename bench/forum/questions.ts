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

/**
 * Questions, no two alike, one after another a single word of the texts, two that stand in one sentence, a word again, and three; among every twenty one
 * of two languages and one that is found nowhere. As many as there are words allow, in no order.
 */
export function neverAsked(sentences: readonly string[], next: (below: number) => number): string[] {
  const cut = sentences.map((sentence) => wordsOf(sentence).filter((word) => /^\p{L}+$/u.test(word)));
  const words = mixed([...new Set(cut.flat())], next);
  const [han, latin] = [words.filter(isHan), words.filter((word) => !isHan(word))];
  const together = (count: number) => {
    const sentence = cut[next(cut.length)] ?? [];
    const some = Array.from({ length: count }, () => sentence[next(sentence.length)] ?? "");
    return [...new Set(some)].join(some.every(isHan) ? "" : " ");
  };
  const asked = words.flatMap((word, nth) => {
    if (nth % 10 === 4) return [word, `${latin[next(latin.length)]} ${han[next(han.length)]}`];
    if (nth % 10 === 9) return [word, `${word}qx${nth}`];
    return [word, together(nth % 2 === 0 ? 2 : 3)];
  });
  return [...new Set(asked)].filter((question) => question.length <= 100 && question.trim() !== "");
}

/** Asks for the first of these twice as often as for the second, three times as often as for the third, and so on: by Zipf's law, as people do. */
export function oftenAsked(questions: readonly string[], next: (below: number) => number): () => string {
  const PARTS = 1_000_000;
  const all = questions.reduce((sum, _, nth) => sum + 1 / (nth + 1), 0);
  let sum = 0;
  const until = questions.map((_, nth) => {
    sum += 1 / (nth + 1) / all;
    return sum;
  });
  return () => {
    const drawn = next(PARTS) / PARTS;
    let [from, to] = [0, questions.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((until[middle] ?? 1) < drawn) from = middle + 1;
      else to = middle;
    }
    return questions[from] ?? "";
  };
}

function mixed(words: readonly string[], next: (below: number) => number): string[] {
  return words
    .map((word) => ({ word, place: next(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ word }) => word);
}
