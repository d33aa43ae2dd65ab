/** Length as people count it: code points after trimming, so that an emoji or a Chinese character is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
