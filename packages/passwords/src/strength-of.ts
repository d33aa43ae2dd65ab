import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs } from "@zxcvbn-ts/language-common";
import { dictionary } from "./dictionary.ts";
import { guessesInParts } from "./guesses-in-parts.ts";

/** From 0, guessed at once, to 4, beyond any guessing; zxcvbn's scale. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Below this, a password is one of the first that somebody would try, or nearly so: a million guesses find it. */
export const STRENGTH_MIN: Strength = 2;

/**
 * How hard a password is to guess by somebody who knows the usual passwords, words, names, dates and patterns, what is
 * known of its owner, and how people make a usual password keep the rules: `admin` becomes `Admin@123`. Takes milliseconds for any
 * input: what stands beyond the first 32 characters can only add to it.
 *
 * @param about words that belong to the owner or the site; see `wordsAround`
 */
export function strengthOf(password: string, about: readonly string[] = []): Strength {
  const known = about.filter(Boolean).map((word) => word.slice(0, LOOKED_AT));
  const guesser = openGuesser();
  const guesses = remembering((text) => guesser.check(text, known).guesses);
  const looked = password.slice(0, LOOKED_AT);
  const small = looked.toLowerCase();
  return scoreOf(
    Math.min(guesses(looked), CAPITALS * guesses(withoutShift(small)), CAPITALS * guessesInParts(small, guesses)),
  );
}

const LOOKED_AT = 32;

/** Capitals are where the rules put them: a letter, nearly always the first, in one of two ways. */
const CAPITALS = 2;

/** The same part is asked for again and again, and a long one takes some milliseconds. */
function remembering(ask: (text: string) => number): (text: string) => number {
  const answers = new Map<string, number>();
  return (text) => {
    const answer = answers.get(text) ?? ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** The keys that were pressed: `1qaz@wsx` is the walk `1qaz2wsx`. */
const withoutShift = (text: string) => text.replace(/[!@#$%^&*()]/g, (sign) => `${aboveDigits.indexOf(sign)}`);

const aboveDigits = ")!@#$%^&*(";

/** As zxcvbn counts: a little above the limit still counts as below it. */
const scoreOf = (guesses: number) => limits.filter((limit) => guesses >= limit + 5).length as Strength;

const limits = [1e3, 1e6, 1e8, 1e10];

/** Signs can stand for letters in so many ways that a made-up password would take half a second; two ways at once find the usual. */
const l33tMaxSubstitutions = 2;

/** Its tables of ranks take 14 MB, and 0.1 s to make: they stay only until what nobody uses is collected. */
function openGuesser(): ZxcvbnFactory {
  const guesser = opened?.deref() ?? new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions });
  opened = new WeakRef(guesser);
  return guesser;
}

let opened: WeakRef<ZxcvbnFactory> | undefined;
