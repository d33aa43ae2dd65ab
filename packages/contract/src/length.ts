/** Length as people count it: code points after trimming, so that an emoji or a Chinese character is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The same of what it says, for the least that is asked of a text: blanks in a row are one. */
export function lengthOfSaid(text: string): number {
  return lengthOf(text.replaceAll(/\s+/g, " "));
}
