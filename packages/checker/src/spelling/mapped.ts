/** A text whose every UTF-16 unit knows where it stood in the input; `at` has one entry more, for the end. */
export type Mapped = { text: string; at: number[] };

export function mapped(characters: string[], positions: number[], end: number): Mapped {
  const at: number[] = [];
  characters.forEach((character, index) => {
    for (let unit = 0; unit < character.length; unit++) at.push(positions[index] ?? end);
  });
  at.push(end);
  return { text: characters.join(""), at };
}

/** Like `String.replace` with a function; what is put in stands where the match began. */
export function rewrite(source: Mapped, pattern: RegExp, replace: (match: RegExpMatchArray) => string): Mapped {
  // Most patterns are found nowhere; `matchAll` would make each anew to find that out.
  if (source.text.search(pattern) === -1) return source;
  const parts: string[] = [];
  const at: number[] = [];
  let done = 0;
  for (const match of source.text.matchAll(pattern)) {
    const start = match.index ?? 0;
    const by = replace(match);
    if (by === match[0]) continue;
    parts.push(source.text.slice(done, start), by);
    for (let index = done; index < start; index++) at.push(source.at[index] ?? 0);
    for (let index = 0; index < by.length; index++) at.push(source.at[start] ?? 0);
    done = start + match[0].length;
  }
  if (done === 0) return source;
  parts.push(source.text.slice(done));
  for (let index = done; index < source.at.length; index++) at.push(source.at[index] ?? 0);
  return { text: parts.join(""), at };
}

export function slice(source: Mapped, from: number, to: number): Mapped {
  // All of it, as where nothing stands around an answer.
  if (from === 0 && to === source.text.length) return source;
  return { text: source.text.slice(from, to), at: source.at.slice(from, to + 1) };
}
