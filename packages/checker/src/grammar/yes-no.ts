import type { Answer } from "../syntax/syntax.ts";

/** The pseudo-letters of a question that is answered by yes or no, true or false. */
export const yesNoLetters = ["yes", "no"];

export const areYesNo = (letters: readonly string[]) => letters.join() === yesNoLetters.join();

/** A key such as `yes` or `错`. Never a single Latin letter, which may be a name or a choice. */
export const isYesNoKey = (key: string) =>
  /^(?:[a-z]{2,}|\p{Script=Han}+)[.!]?$/iu.test(key.trim()) && readYesNo(key) !== null;

/** `Yes.`, `是的`, `对`, `T`; null if that is not what was written. */
export function readYesNo(text: string): Answer | null {
  const word = text
    .trim()
    .replaceAll("’", "'")
    .replace(/[.!,\s]+$/u, "")
    .toLowerCase()
    .replace(
      /^(yes|no),? (?:it|he|she|they|that|this|there) (?:is|are|does|do|can|will)(?<not>(?:n['’]t| not|not)?)$/u,
      agreeing,
    )
    .replace(
      /^(?:it|that|this|the statement)(?:'s| is) (?=true|false|correct|incorrect|right|wrong)|^(?:这个?|此|该)?(?:说法|命题|结论|判断)?(?:是|为)?(?=正确|错误|对的|错的|真|假)/u,
      "",
    );
  const said = yes.has(word) ? "yes" : no.has(word) ? "no" : null;
  return said && { kind: "choice", letters: said };
}

const yes = new Set(
  "yes yep yeah y true t correct right 是 是的 对 对的 正确 真 能 可以 会 有 成立 存在 真命题 √ ✓ ✔ ☑".split(" "),
);
const no = new Set(
  "no nope n false f incorrect wrong 否 不是 不 不对 错 错的 错误 假 不能 不可以 不会 没有 不成立 不存在 假命题 × ✗ ✘ ✖ ❌ x".split(
    " ",
  ),
);

/** `yes, it is` and `no, it isn't`; whoever says `yes, it isn't` has to say which is meant. */
function agreeing(whole: string, word: string, denial: string): string {
  return (word === "no") === (denial !== "") ? word : whole;
}
