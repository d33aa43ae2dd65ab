/**
 * The problem of a sequence asked anew for another place: "what about the 20th?", 那第15个数呢. Null where nothing of the kind is asked, or the problem
 * has no such place, or several.
 */
export function forOtherPlace(message: string, problem: string): string | null {
  const place = placeAsked(message);
  const [only, ...others] = [...problem.matchAll(placeTold)];
  if (place === null || !only || others.length > 0) return null;
  return problem.replace(placeTold, (_, before = "") => (before ? `${before}${place}` : `${place}${endingOf(place)}`));
}

/** Whether nothing is said but at which other place something is asked for; a place may be the answer where one is asked for. */
export const asksOtherPlace = (message: string, problem: string): boolean =>
  placeAsked(message) !== null && isAsking.test(message) && !isPlaceWanted.test(problem);

const isAsking = /what|how about|find|^(?:\W*ok(?:ay)?)?\W*and\b|[?？]|那|再|求|问|还有|呢|多少|几|什么/i;
const isPlaceWanted = /\bwhich\b|what (?:term|place|position|number of the)|第几|哪/i;

function placeAsked(message: string): string | null {
  const [, english, chinese] = place.exec(message.normalize("NFKC").trim()) ?? [];
  return english ?? chinese ?? null;
}

const place =
  /^(?:(?:ok(?:ay)?|and|so|then|now|but)[,:]? )*(?:(?:what(?:'s|’s|s| is| about| would be)?|how about|find|and)(?: about)? )?(?:the )?(\d{1,6})(?:st|nd|rd|th)(?: (?:term|number|one|place|position))?(?: (?:then|be|of (?:it|the (?:same )?sequence)))?[\s?.!]*$|^(?:那么?|再|请?问|求|还有|再?求)*[,，]?第 ?(\d{1,6}) ?(?:个数?|项|位)?(?:数|是|等于)?(?:多少|几|什么)?(?:呢|啊|呀|吗)?[\s?。!]*$/i;

const placeTold = /(第\s?)\d{1,6}(?=\s?(?:个|项|位))|\b\d{1,6}(?:st|nd|rd|th)\b/gi;

function endingOf(place: string): string {
  if (/1[123]$/.test(place)) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[place.at(-1) ?? ""] ?? "th";
}
