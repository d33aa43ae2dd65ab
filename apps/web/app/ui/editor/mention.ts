/** A name that is being typed behind an `@`, and where the `@` stands. */
export type Mention = { from: number; typed: string };

const NAME_MAX = 40;

/** The name that is being typed at the cursor; an `@` within a word, such as in an address, begins none. */
export function mentionAt(text: string, cursor: number): Mention | null {
  const before = text.slice(Math.max(0, cursor - NAME_MAX - 1), cursor);
  const at = before.lastIndexOf("@");
  if (at === -1 || /[\w.+-]$/.test(before.slice(0, at))) return null;
  const typed = before.slice(at + 1);
  return /[\n@]|^\s/.test(typed) ? null : { from: cursor - typed.length - 1, typed };
}

/** The names that go on like what is typed; none when one is there whole. */
export function namesLike(names: readonly string[], { typed }: Mention): string[] {
  const looked = comparable(typed);
  const like = names.filter((name) =>
    comparable(name)
      .split(" ")
      .some((_, index, parts) => parts.slice(index).join(" ").startsWith(looked)),
  );
  return like.some((name) => comparable(name) === looked) ? [] : like;
}

const comparable = (name: string) => name.normalize("NFKC").toLowerCase();
