/** Whose password it is, as far as it is known. */
export type Owner = { name?: string; email: string; birthYear?: number };

/**
 * The words that somebody who knows the owner and the school would try first: the parts of their names and of the e-mail address
 * in front of the @, neighbours joined in either order, with accents and without them.
 *
 * @param schoolNames in each language
 */
export function wordsAround({ name = "", email, birthYear }: Owner, schoolNames: readonly string[]): string[] {
  const mailbox = email.split("@")[0] ?? "";
  const words = [
    ...[name, mailbox, ...schoolNames].flatMap((text) => [text, withoutAccents(text)]).flatMap(joinedParts),
    email,
    ...(birthYear === undefined ? [] : [String(birthYear)]),
  ].map((word) => word.toLowerCase());
  return [...new Set(words)].filter(saysSomething);
}

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC");

/** Of `Wang Zhi Xuan` all neighbours in a ring: `zhixuan`, `wangzhixuan`, `zhixuanwang` among them. */
function joinedParts(text: string): string[] {
  const parts = (text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).slice(0, PARTS_MAX);
  const ring = [...parts, ...parts];
  return parts.flatMap((_, start) => parts.map((_, more) => ring.slice(start, start + more + 1).join("")));
}

const PARTS_MAX = 6;

/** Two letters or digits stand in good passwords, too; two Han characters are a name. */
const saysSomething = (word: string) => [...word].length >= 3 || /^\p{Script=Han}{2}$/u.test(word);
