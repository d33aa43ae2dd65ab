import type { Answer } from "../syntax/syntax.ts";

/** Whether a rubric's letters are those of a multiple-choice question: A, B, C, D and perhaps on to H. */
export function areChoices(letters: readonly string[]): boolean {
  return letters.length >= 4 && letters.every((letter, index) => letter === String.fromCharCode(65 + index));
}

/** A key such as `B` or `ACD`, when nothing says that it is an expression. */
export function isChoiceKey(key: string): boolean {
  return /^[A-H]{1,8}$/.test(key.trim()) && new Set(key.trim()).size === key.trim().length;
}

/** `B`, `b`, `(B)`, `B.`, `选B`, `B、D`: the letters chosen, in order. Null if that is not what was written. */
export function readChoice(text: string, letters: readonly string[]): Answer | null {
  const plain = text.trim().replace(/[.!。！]+$/u, "");
  const match =
    /^(?:i (?:choose|pick|think(?: it(?:'s| is))?|chose) |option|choice|答案是?|选项|应选择?|故选|选择?)?[::]?\s?[(["]?([A-Ha-h](?:[\])]?(?:\s?,\s?|\s{1,2})?(?:(?:and|和|&|与)\s?)?[([]?[A-Ha-h])*)[)\]"]?(?:项|选项)?$/iu.exec(
      plain,
    ) ?? withItsText(plain);
  const chosen = [
    ...new Set(
      (match?.[1] ?? "")
        .replaceAll(/and/gi, "")
        .toUpperCase()
        .replaceAll(/[^A-H]/g, ""),
    ),
  ].sort();
  if (chosen.length === 0 || !chosen.every((letter) => letters.includes(letter))) return null;
  return { kind: "choice", letters: chosen.join("") };
}

/** `B) 24`, `(B) 24`, `B. 24`: the letter with what stands beside it; two letters are no one choice. */
function withItsText(text: string): RegExpExecArray | null {
  const match = /^(?:\(([A-H])\)|([A-H])[).:、])\s?(.{1,60})$/u.exec(text);
  if (!match || /(?<![A-Za-z])[A-H](?![A-Za-z])/u.test(match[3] ?? "") || denying.test(match[3] ?? "")) return null;
  match[1] ??= match[2] ?? "";
  return match;
}

const denying = /\b(?:not|isn't|wrong|never|false|no)\b|[不非错没]/iu;
