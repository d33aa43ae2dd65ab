/** How many guesses find a text, for somebody who knows what is usual. */
type Guesses = (text: string) => number;

/**
 * How many guesses find a password for somebody who takes a usual word and adds what the rules ask for: digits and signs around
 * it, or a sign in the middle. zxcvbn takes whatever has three parts for hard to guess, however usual each of them is. Here every part
 * costs what it costs alone, and each only once; so a common word makes a password neither good nor bad.
 *
 * @param password in small letters
 */
export function guessesInParts(password: string, guesses: Guesses): number {
  const [, before = "", core = "", after = ""] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(password) ?? [];
  const [letters, others] = [password.replace(/\P{L}/gu, ""), password.match(/\P{L}+/gu) ?? []];
  const together = (...texts: string[]) =>
    [...new Set(texts.flatMap(partsOf))].reduce((product, part) => product * guessesOfPart(part, guesses), 1);
  return Math.min(
    together(password),
    // Signs and digits inside, or at the start, may stand for letters: `p@ssw0rd`, `@dmin`.
    guesses(core) * together(before, after),
    guesses(before + core) * together(after),
    guesses(letters) * together(...others),
  );
}

const partsOf = (text: string): string[] => text.match(/\p{L}+|\p{Nd}+|[^\p{L}\p{Nd}]+/gu) ?? [];

function guessesOfPart(part: string, guesses: Guesses): number {
  if (/^[^\p{L}\p{Nd}]$/u.test(part)) return SIGNS;
  // So short a word says no more than any letters do.
  if (/^\p{L}{1,2}$/u.test(part)) return LETTERS ** [...part].length;
  return guesses(part);
}

/** The rules ask for one of so many. */
const SIGNS = 8;
const LETTERS = 26;
