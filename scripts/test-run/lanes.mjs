/** What `npm test` is made of; `commands` are `npm start` and the like. */
export const lanes = /** @type {const} */ (["checks", "packages", "web", "server", "commands", "journeys"]);

/** @typedef {(typeof lanes)[number]} Lane */

/**
 * What the words after `npm test --` choose: a lane's name that lane, any other word the test files that have it in their path. Without
 * a lane such files are looked for in all of them, and without any word everything runs.
 * @param {string[]} args
 * @returns {{ chosen: Set<Lane>, words: string[] }}
 */
export function choose(args) {
  const words = args.filter((word) => !isLane(word));
  const named = args.filter(isLane);
  const testing = lanes.filter((lane) => lane !== "checks");
  return { chosen: new Set(named.length > 0 ? named : words.length > 0 ? testing : lanes), words };
}

/**
 * @param {string} word
 * @returns {word is Lane}
 */
function isLane(word) {
  return /** @type {readonly string[]} */ (lanes).includes(word);
}
