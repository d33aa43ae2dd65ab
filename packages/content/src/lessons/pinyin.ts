import { pinyin } from "pinyin-pro";

type Line = { character: string; pinyin: string | null }[];

/**
 * The characters of a Chinese line with their pinyin, a punctuation mark without. Its author may give the syllables behind ` :: `, where a
 * character could be read in another way. Undefined if these are not as many as the characters, or one is not known.
 */
export function withPinyin(line: string): Line | undefined {
  const [text = "", given] = line.split(" :: ");
  const characters = [...text.trim()];
  const syllables = given === undefined ? guessed(characters) : given.trim().split(/\s+/);
  if (syllables.length !== characters.filter(isHan).length || syllables.some(isHan)) return undefined;
  const left = [...syllables];
  return characters.map((character) => ({ character, pinyin: isHan(character) ? (left.shift() ?? null) : null }));
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

function guessed(characters: string[]): string[] {
  const syllables = pinyin(characters.join(""), { type: "array" });
  return characters.flatMap((character, index) => (isHan(character) ? [syllables[index] ?? ""] : []));
}
