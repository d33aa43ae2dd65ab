import { MINUTE_MS } from "@dripstone/contract/durations";
import { type PostTitle, postTitle } from "@dripstone/contract/forum/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Tag } from "@dripstone/contract/tags";
import { sql } from "kysely";
import { keptUntilChanged, type Reads } from "../../../changes/kept.ts";
import type { Database } from "../../../database/connect.ts";
import { givenIds } from "../../../database/given-ids.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import type { Deps } from "../../../deps.ts";
import { posts, titleColumns } from "./columns.ts";
import { presentTitle, type TitleRow } from "./present.ts";
import { onlyVisible, type Posts } from "./views.ts";

/** The titles of some thousand posts, in both languages. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Views are counted without a word: a title tells of them that much later. */
const MAX_AGE_MS = 10 * MINUTE_MS;

/** A post's title as a list sends it, cut to its schema; null for what not everybody may read. */
type KeptTitle = Reads & { title: WrittenTitle | null };

/** `json` is an object without its end: `PostTitle` but for what was found in it. */
type WrittenTitle = { json: string; title: string; categoryId: string };

/** Writes the title of a post of which something was found, or nothing was looked for. */
export const withFound = ({ json }: WrittenTitle, found: PostTitle["found"]): string =>
  `${json},"found":${JSON.stringify(found)}}`;

/** Titles as they are sent, by post, in memory until something of one changes: so a list has to ask for nothing but ids. */
export function keptTitles({ clock, changes }: Pick<Deps, "clock" | "changes">) {
  const { at, drop } = keptUntilChanged<KeptTitle>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: MAX_BYTES,
    bytesOf: ({ title }) => 2 * (title?.json.length ?? 0) + 500,
  });
  changes.onChange(drop);

  const make = async (db: Database, id: string, language: Locale): Promise<KeptTitle> => {
    const freshUntil = clock().getTime() + MAX_AGE_MS;
    const row = await titleOf(db, id);
    const tags = new Set<Tag>([`forum-post/${id}`, "forum-categories", "people"]);
    return { title: row ? written(row, language) : null, tags, freshUntil };
  };

  /** By id, in the order of `ids`, those that everybody may read. */
  return async (db: Database, ids: readonly string[], language: Locale): Promise<Map<string, WrittenTitle>> => {
    // Who does not hear of changes must not even give to one what was begun for another.
    const read = changes.areHeard()
      ? (id: string) => at(`${language} ${id}`, () => make(db, id, language))
      : (id: string) => make(db, id, language);
    const all = await Promise.all(ids.map(read));
    return new Map(
      all.flatMap(({ title }, nth): [string, WrittenTitle][] => (title ? [[ids[nth] as string, title]] : [])),
    );
  };
}

export type TitlesOf = ReturnType<typeof keptTitles>;

/** Of all posts that are asked for now in one round trip. */
const titleOf = together(async (db, ids: readonly string[]) => {
  const found = new Map((await titlesOf(db, { ids: JSON.stringify(ids) })).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
});

const titlesOf = writtenOnce((db, { ids }: { ids: string }) =>
  visible(posts(db))
    .where(sql<boolean>`post.id = any(${givenIds(ids)})`)
    .select(titleColumns)
    .select("post.categoryId"),
);

const visible = <Of>(of: Of) => onlyVisible(of as Posts) as Of;

function written(row: TitleRow & { categoryId: string }, language: Locale): WrittenTitle {
  const { found: _, ...title } = postTitle.parse(presentTitle(row, language));
  return { json: JSON.stringify(title).slice(0, -1), title: title.title, categoryId: row.categoryId };
}
