/**
 * `mydadhitsme` as its words, if it is made of words that matter here and nothing else; otherwise null. The longest way to read each
 * beginning is kept, so the time grows with the length of the word.
 */
export function apart(joined: string): string[] | null {
  if (joined.length < 6 || joined.length > 60 || ordinary.has(joined)) return null;
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= joined.length; end += 1) {
    for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
      const before = ways[from];
      const word = joined.slice(from, end);
      const known = ways[end];
      if (before && words.has(word) && (!known || before.length + 1 < known.length)) ways[end] = [...before, word];
    }
  }
  return ways[joined.length] ?? null;
}

const words = new Set(
  (
    "i im me my mom dad brother sister uncle teacher want to wanna die dead kill myself self hurt cut end it all life live anymore not dont cant be here he she they " +
    "him her hit hits beat beats touch touches touched hates hate you send nudes nude naked sex porn pics suicide gun school bomb knife abuse abused raped rape " +
    "am going gonna feel scared of home help jump off roof commit was do the at in on a is and will shoot up everyone nobody cares if so bad wish"
  ).split(" "),
);
const LONGEST = Math.max(...[...words].map(({ length }) => length));

const ordinary = new Set(
  "together another within without therapist himself herself myself altogether anyone something onto into insane history intend inside itself atom".split(
    " ",
  ),
);
