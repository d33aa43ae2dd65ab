import { addresses } from "./addresses.ts";
import { mayBeSeenOtherwise } from "./as-read.ts";
import { emails } from "./emails.ts";
import { fold, foldAsRead, type Span } from "./fold.ts";
import { handles } from "./handles/handles.ts";
import { links } from "./links.ts";
import { type Mended, mend } from "./mending/mend.ts";
import { messengers } from "./messengers/messengers.ts";
import { personal } from "./personal.ts";
import { phones } from "./phones/phones.ts";

export type Kind = "email" | "phone" | "messenger" | "address" | "link" | "personal";

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
  const typed = mend(fold(text));
  return [typed, ...seenOtherwise(text, typed)]
    .flatMap((folded) => foundIn(folded, ownHosts))
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .reduce(joined, []);
}

/** The text as its reader sees it, where that is not what was typed. */
function seenOtherwise(text: string, typed: Mended): Mended[] {
  if (!mayBeSeenOtherwise(text)) return [];
  const seen = mend(foldAsRead(text));
  const isSame = seen.text === typed.text && !typed.prose.includes("\u0000");
  return isSame ? [] : [seen];
}

function foundIn(folded: Mended, ownHosts: readonly string[]): ContactData[] {
  const finders = {
    ...{ email: emails, phone: phones, messenger: messengers, address: addresses, link: links(ownHosts) },
    personal,
  };
  const at = (kind: string, [from, to]: Span) => ({
    kind: kind as Kind,
    from: folded.sourceOf(from),
    to: Math.max(folded.sourceOf(to), folded.sourceOf(from) + 1),
  });
  return [
    ...Object.entries(finders).flatMap(([kind, find]) => find(folded).map((span) => at(kind, span))),
    ...[...folded.disguised, ...handles(folded)].map((span) => at("messenger", span)),
  ];
}

/** What several finders have found of one kind in one place is one thing. */
function joined(found: ContactData[], next: ContactData): ContactData[] {
  const last = found.findLast(({ kind }) => kind === next.kind);
  if (last && next.from < last.to) last.to = Math.max(last.to, next.to);
  else found.push(next);
  return found;
}
