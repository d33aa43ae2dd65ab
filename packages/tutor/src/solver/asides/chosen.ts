/**
 * An equation of whose solutions one is wanted, as that one is asked for: "only the negative solution please: (x-1)^2 = 49" is "the negative root of
 * (x-1)^2 = 49". Null where nothing is chosen, or more is said.
 */
export function asChosen(text: string): string | null {
  const bare = spoken.reduce((rest, [said, sign]) => rest.replaceAll(said, sign), text.replaceAll("$", "")).trim();
  for (const form of ofSystems) {
    const { letter = "", other = "", system = "" } = form.exec(bare)?.groups ?? {};
    const letters = new Set(system.match(/(?<![a-z])[a-z](?![a-z])/gi));
    if (system.split("=").length === 3 && letters.has(letter) && letters.size === 2 && other !== letter)
      return `If ${system.trim().replace(/\s*(?:,|;|\band\b)\s*/, ", ")}, what is ${letter}?`;
  }
  for (const form of [...english, ...chinese]) {
    const groups = form.exec(bare)?.groups;
    const [equation, which] = [groups?.equation?.trim(), groups?.which?.toLowerCase()];
    if (equation === undefined || which === undefined || !isEquation(equation)) continue;
    const named = names.find(([said]) => said.test(which))?.[1];
    return named === undefined ? null : `the ${named} root of ${equation}`;
  }
  return null;
}

const names: [RegExp, string][] = [
  [/^(?:positive|正)/, "positive"],
  [/^(?:negative|负)/, "negative"],
  [/^(?:larger|bigger|greater|largest|biggest|greatest|大的|较大)/, "larger"],
  [/^(?:smaller|lesser|smallest|least|小的|较小)/, "smaller"],
];

const which =
  "(?<which>positive|negative|larger|bigger|greater|largest|biggest|greatest|smaller|lesser|smallest|least)";
const root = "(?:solutions?|roots?|answers?|values?(?: of [a-z])?|one|[a-z])";
const polite = "(?:please|pls|plz|thanks)?";
const verb =
  "(?:(?:please )?(?:solve|find [a-z]|solve for [a-z]|what is [a-z]|find the solution of|find the solutions of)\\b[: ,;]*)?";
const only =
  "(?:only|just|i only (?:need|want)|i just (?:need|want)|give(?: me)? only|give(?: me)? just|give(?: me)?|take|we only want|only (?:give|write|want)|just (?:give|write))";
const equation = "(?<equation>[^,;:?!一-龥]{3,80}?)";
const english = [
  `${only}(?: me)? the ${which} ${root} ?${polite}(?: (?:of|to|for))? ?[:,.-]? ?${verb}${equation}[.?! ]*`,
  `${verb}${equation}[,;.?] ?(?:but |and )?${only}(?: me)? ?(?:the )?${which} ${root}(?: only)? ?${polite}[.?! ]*`,
  `${verb}${equation}[,;.?] ?(?:the )?${which} ${root} only ?${polite}[.?! ]*`,
  `${verb}${equation} ?[(](?:only |just )?(?:the )?${which} ${root}(?: only)?[)][.?! ]*`,
].map((form) => new RegExp(`^(?:${form})$`, "i"));

/** "I only need y, not x: 2x + 3y = 21, x - y = -2" */
const letter =
  "(?:i |we )?(?:only|just)(?: (?:need|want|find|give|give me|solve for))?(?: the value of| the)? (?<letter>[a-z])(?: value)?(?:,? (?:and )?not (?<other>[a-z]))?";
const system = "(?<system>[^;:?!一-龥]{7,80}?)";
const ofSystems = [
  `${letter} ?(?:of|for|in|:|,) ?${verb}(?:the system )?${system}[.?! ]*`,
  `${verb}(?:the system[: ]*)?${system}[.,;?] ?(?:but |and )?${letter}[.?! ]*`,
].map((form) => new RegExp(`^(?:${form})$`, "i"));

const one = "(?<which>正|负|较大|较小|大的|小的)(?:的|数)?(?:那个|那一个)?(?:解|根|数解|值|数|答案)?";
const asks = "(?:就行|即可|就好|就可以|哦|吧)*[。.！! ]*";
const solve = "(?:解方程|求方程|方程|解|求解|求)?[:： ]*";
const known = "(?<equation>[^,，;；:：?？!！一-龥]{3,80})";
const chinese = [
  `${solve}${known}(?:的解)?[,，;；。 ]+(?:只|只要|只求|只写|只取|只需要?|我只要|答案只要|请只写|只写出|只需写出|取)(?:出)?(?:它的)?${one}${asks}`,
  `${solve}${known}[(（](?:只|只要|只求|只写|只取|取)?${one}${asks}[)）]`,
].map((form) => new RegExp(`^(?:${form})$`, "iu"));

/** In one letter, with one sign. */
const isEquation = (text: string): boolean =>
  text.split("=").length === 2 &&
  !/[<>≤≥]|[a-z]{2}/i.test(text.replaceAll(/sqrt/g, "")) &&
  new Set(text.match(/[a-z]/gi) ?? []).size === 1;

const spoken: [RegExp, string][] = [
  [/ ?\bsquared\b/gi, "^2"],
  [/ ?\bcubed\b/gi, "^3"],
  [/\bminus\b/gi, "-"],
  [/\bplus\b/gi, "+"],
  [/\bequals?\b|\bis equal to\b/gi, "="],
];
