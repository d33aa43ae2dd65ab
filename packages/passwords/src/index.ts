import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

/** From 0, guessed at once, to 4, beyond any guessing; zxcvbn's scale. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Below this, a password is one of the first that somebody would try, or nearly so: a million guesses find it. */
export const STRENGTH_MIN: Strength = 2;

/**
 * How hard a password is to guess by somebody who knows the usual passwords, words, names, dates and patterns, and what is
 * known of its owner. Takes milliseconds for any input: what stands beyond the first 32 characters can only add to it.
 *
 * @param about words that belong to the owner or the site, such as the name and the e-mail address
 */
export function strengthOf(password: string, about: readonly string[] = []): Strength {
  const known = [...about, ...siteWords].filter(Boolean).map((word) => word.slice(0, LOOKED_AT));
  return zxcvbn.check(password.slice(0, LOOKED_AT), known).score;
}

const LOOKED_AT = 32;

/** Words around which people here build passwords, and that no English list has; pinyin among them. */
const siteWords = [
  ..."dripstone academy amc mathcounts raspberry robotics scratch roblox minecraft fortnite pokemon".split(" "),
  ..."woaini woaiwojia nihao mima zhongguo xuexi laoshi xiaoxue shuxue dishuishichuan aini5201314 1314520".split(" "),
];

/** Signs can stand for letters in so many ways that a made-up password would take half a second; two ways at once find the usual. */
const l33tMaxSubstitutions = 2;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions,
});
