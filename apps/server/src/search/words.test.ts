import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { findableIn, wordsOf } from "./words.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** As the platform's own segmenter cuts a text. */
const cut = (text: string) => [...segmenter.segment(fold(text))];
const wordsCut = (text: string) =>
  cut(text).flatMap(({ segment, isWordLike }) => (isWordLike && segment.length <= 100 ? [segment] : []));

function findableCut(text: string) {
  const found: { word: string; at: number }[] = [];
  let [at, before] = [0, ""];
  for (const { segment, isWordLike } of cut(text)) {
    const isHan = /^\p{Script=Han}+$/u.test(segment);
    if (!isHan) before = "";
    if (!isWordLike || (!isHan && segment.length > 100)) continue;
    for (const word of isHan ? segment : [segment]) {
      at += 1;
      found.push({ word, at });
      if (isHan && before !== "") found.push({ word: before + word, at: at - 1 });
      before = isHan ? word : "";
    }
  }
  return found;
}

it.each([
  "Don't count 1,000.5 twice: e.g. a:b, 1:5, x_1, and _ alone; the 3rd's 4x's end.",
  "把12个苹果分给小明和小红，每人6个。There're 2 left！",
  "“平方数”的个数是10……对吗？",
  "𠮷野家 naïve Straße ١٢٣ ひらがな和汉字 👩‍🏫",
  `${"a".repeat(101)} ${"b".repeat(100)}`,
  "",
])("cuts as the platform does: %s", (text) => {
  expect(wordsOf(text)).toEqual(wordsCut(text));
  expect(findableIn(text)).toEqual(findableCut(text));
});

it("cuts whatever is put together from signs and words as the platform does", () => {
  const pieces = fc.constantFrom(
    ..."a b x_1 dog 's 1 20 3rd . , : ; ' ’ - _ __ / \\ $ ^ ( ) ! ？ ， 。 、 … — “ ” 《 》 中 中文 平方数 的 个 有多少 之和 é ß 々 〇 𠮷 ① ½ ñ あ".split(
      " ",
    ),
    " ",
    "\n",
    "\0",
  );
  const texts = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      expect(wordsOf(text)).toEqual(wordsCut(text));
      expect(findableIn(text)).toEqual(findableCut(text));
    }),
    { numRuns: 5_000, seed: 45 },
  );
});
