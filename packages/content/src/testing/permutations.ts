/** All orders of some things. */
export function permutations<Thing>(things: Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, index) => permutations(things.toSpliced(index, 1)).map((others) => [first, ...others]));
}
