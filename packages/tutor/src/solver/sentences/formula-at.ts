import { type Answer, asked, read } from "@dripstone/checker/mathematics";

/** Words that a place for a formula may have caught, and what only looks like one. */
const words = /[a-z]{3,}|(?<![a-z]|[-+*/(=] ?)(?:is|of|to|in|if|by|at|on|it|as|or|an|be|do|so|we|my|no|up)(?![a-z])/;

/** What stands in a place of a sentence, read as a formula; null for words. `f(x) = …` is `y = …`. */
export function formulaAt(place = ""): Answer | null {
  const text = place.trim().replace(/^[fgh]\(x\) ?=/, "y=");
  if (words.test(text.replaceAll("sqrt", ""))) return null;
  const found = read(text, asked(null, { units: false }));
  return found.ok && found.met.size === 0 ? found.answer : null;
}
