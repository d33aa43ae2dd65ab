/** Whether two words of at least five letters differ by one slip: a letter wrong, missing, too many, or two exchanged. */
export function isNear(word: string, other: string): boolean {
  if (word.length < 7 || Math.abs(word.length - other.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  let [end, otherEnd] = [word.length, other.length];
  while (end > from && otherEnd > from && word[end - 1] === other[otherEnd - 1])
    [end, otherEnd] = [end - 1, otherEnd - 1];
  const [left, right] = [word.slice(from, end), other.slice(from, otherEnd)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`)
  );
}
