import type { Heard } from "./heard.ts";

/** About a short sentence; each begins in the middle of the one before. */
const WORDS = 10;
const CHARACTERS = 12;

/** A few words of a text at a time, each once, in both languages: what is said without a period is no sentence, and still has its own words. */
export function windowsOf({ english, chinese }: Heard): Heard[] {
  const ofWords = english.flatMap((way) =>
    inWindows(way.trim().split(" "), WORDS).map((words) => ` ${words.join(" ")} . `),
  );
  const ofCharacters = inWindows([...chinese], CHARACTERS).map((characters) => characters.join(""));
  return [
    ...[...new Set(ofWords)].map((words) => ({
      english: [words],
      chinese: "",
      squeezed: words.replaceAll(/[^a-z]/g, ""),
    })),
    ...[...new Set(ofCharacters)].map((characters) => ({ english: [], chinese: characters, squeezed: "" })),
  ];
}

function inWindows(all: readonly string[], length: number): string[][] {
  const step = length / 2;
  const count = Math.max(1, Math.ceil(all.length / step) - 1);
  return Array.from({ length: count }, (_, at) => all.slice(at * step, at * step + length));
}
