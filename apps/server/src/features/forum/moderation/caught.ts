import { contactDataIn } from "@dripstone/contact-data";
import type { Excerpt } from "@dripstone/contract/search";
import type { Deps } from "../../../deps.ts";
import type { Place, Said } from "../../../feature.ts";
import { withoutPictureNames } from "../../../files/pictures/pictures-in.ts";
import { saidBefore } from "../review/known.ts";
import type { WaitingRow } from "./waiting.ts";

/** So much is shown of what was caught, and of what stands around it. */
const CAUGHT_MAX = 5;
const CAUGHT_LENGTH = 160;
const AROUND_LENGTH = 40;

type Parts = Pick<Deps, "db" | "siteUrl" | "givenAway">;

/** What of a text tells how to reach somebody, what a stranger should not know, or an answer, each place with a few words around it. */
export async function caughtIn(deps: Parts, row: WaitingRow): Promise<Excerpt[]> {
  const { title, content, postContent } = row;
  const inPost = `${title}\n\n${postContent}`;
  const said = row.replyId === null ? { text: inPost } : { text: content, under: inPost };
  const { text } = said;
  const places = await placesIn(deps, row, said);
  return places.length === 0 ? caughtTogether(deps, row) : excerptsOf(text, places);
}

function excerptsOf(text: string, places: readonly Place[]): Excerpt[] {
  return places
    .reduce<Place[]>(apart, [])
    .slice(0, CAUGHT_MAX)
    .map(({ from, to }) => {
      const end = Math.min(to, from + CAUGHT_LENGTH);
      const before = text.slice(Math.max(0, from - AROUND_LENGTH), from);
      const behind = text.slice(end, end + AROUND_LENGTH);
      return [
        { text: `${from > AROUND_LENGTH ? "…" : ""}${inOneLine(before)}`, hit: false },
        { text: inOneLine(text.slice(from, end)), hit: true },
        { text: `${inOneLine(behind)}${end + AROUND_LENGTH < text.length ? "…" : ""}`, hit: false },
      ];
    });
}

/** What a reply tells only together with what its author had written just before: the end of that, and how the reply begins. */
async function caughtTogether({ db }: Parts, row: WaitingRow): Promise<Excerpt[]> {
  const { replyId, authorId, postId, heldFor, createdAt: at, content } = row;
  if (replyId === null || authorId === null || (heldFor !== "contact" && heldFor !== "personal")) return [];
  const before = inOneLine((await saidBefore(db, { replyId, authorId, postId, at })).join(SEAM));
  if (before === "") return [];
  const end = before.slice(-CAUGHT_LENGTH / 2);
  return [
    [
      { text: end.length < before.length ? "…" : "", hit: false },
      { text: inOneLine(end), hit: true },
      { text: SEAM, hit: false },
      { text: inOneLine(content.slice(0, CAUGHT_LENGTH / 2)), hit: true },
      { text: content.length > CAUGHT_LENGTH / 2 ? "…" : "", hit: false },
    ],
  ];
}

const SEAM = " | ";

async function placesIn(deps: Parts, { heldFor }: WaitingRow, written: Said): Promise<Place[]> {
  const said = { ...written, text: withoutPictureNames(written.text) };
  if (heldFor === "answer") return deps.givenAway(deps, said);
  if (heldFor !== "contact" && heldFor !== "personal") return [];
  return contactDataIn(said.text, [new URL(deps.siteUrl).host]);
}

/** Several kinds may be found in one place. */
function apart(places: Place[], { from, to }: Place): Place[] {
  const last = places.at(-1);
  if (last && from < last.to) last.to = Math.max(last.to, to);
  else places.push({ from, to });
  return places;
}

/** Also without half a sign, where one was cut in two. */
const inOneLine = (part: string) => part.replace(/\s+/g, " ").replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
