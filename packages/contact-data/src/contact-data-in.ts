import { addresses } from "./addresses.ts";
import { emails } from "./emails.ts";
import { fold } from "./fold.ts";
import { links } from "./links.ts";
import { messengers } from "./messengers/messengers.ts";
import { phones } from "./phones/phones.ts";

export type Kind = "email" | "phone" | "messenger" | "address" | "link";

/** `from` and `to` count UTF-16 units of the text as it was written. */
export type ContactData = { kind: Kind; from: number; to: number };

/**
 * Where a text tells how to reach somebody beyond the site: email addresses, phone numbers, messengers and social networks, places to meet
 * and live at, links to other sites; in English and Chinese, and written around. It errs on the side of finding, but leaves formulas,
 * calculations, coordinates, dates and times alone. `ownHosts` are those of the site itself.
 *
 * Pure; the time grows with the length of the text.
 */
export function contactDataIn(text: string, ownHosts: readonly string[] = []): ContactData[] {
  const folded = fold(text);
  const finders = { email: emails, phone: phones, messenger: messengers, address: addresses, link: links(ownHosts) };
  const found = Object.entries(finders).flatMap(([kind, find]) =>
    find(folded).map(([from, to]) => ({ kind: kind as Kind, from: folded.sourceOf(from), to: folded.sourceOf(to) })),
  );
  return found.sort((a, b) => a.from - b.from || b.to - a.to).reduce(joined, []);
}

/** What several finders have found of one kind in one place is one thing. */
function joined(found: ContactData[], next: ContactData): ContactData[] {
  const last = found.findLast(({ kind }) => kind === next.kind);
  if (last && next.from < last.to) last.to = Math.max(last.to, next.to);
  else found.push(next);
  return found;
}
