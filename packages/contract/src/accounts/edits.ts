/** Whether a word becomes another by at most so many signs put in, left out or exchanged. For words, not for texts: it looks at every pair of signs. */
export function isWithinEdits(most: number, word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > most) return false;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const exchanged = (before[column - 1] ?? 0) + (word[row - 1] === other[column - 1] ? 0 : 1);
      here.push(Math.min(exchanged, (before[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1));
    }
    before = here;
  }
  return (before[other.length] ?? 0) <= most;
}
