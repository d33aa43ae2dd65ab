import { lengthOf } from "@dripstone/contract/length";
import { searchLimits } from "@dripstone/contract/search/limits";

/** What somebody looks for, as it is asked for; nothing of what is none or too long. */
export function wordsIn(typed: string): string {
  const words = typed.trim();
  return lengthOf(words) > searchLimits.SEARCH_MAX ? "" : words;
}
