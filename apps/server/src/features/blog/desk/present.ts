import { blogFaults } from "@dripstone/content";
import type { BlogState } from "@dripstone/contract/blog/desk/list";
import type { DeskPost, DeskPostTitle } from "@dripstone/contract/blog/desk/payloads";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { Caller } from "../../../http/caller.ts";
import type { listDeskPosts } from "./list-posts.ts";
import { mayDo } from "./policy.ts";
import type { DeskPostRow } from "./read-post.ts";
import { stateOf } from "./state-of.ts";

type Row = Omit<Awaited<ReturnType<typeof listDeskPosts>>["items"][number], "state">;

export function presentTitle({ texts, ...row }: Row & { state: BlogState }, language: Locale): DeskPostTitle {
  const { id, slug, tags, featured, state, publishAt, editedAt, version } = row;
  const others = locales.map((locale) => texts[locale].title);
  return {
    ...{ id, slug, tags, featured, state, version },
    title: texts[language].title || (others.find((title) => title !== "") ?? ""),
    publishAt: publishAt?.toISOString() ?? null,
    editedAt: editedAt?.toISOString() ?? null,
  };
}

type Asked = { user: Caller["user"]; language: Locale; now: Date };

export function presentPost(row: DeskPostRow, { user, language, now }: Asked): DeskPost {
  const { slug, texts, author, tags, featured, editor, formerSlugs } = row;
  const state = stateOf(row.publishAt, now);
  const post = { slug: slug ?? "", texts, author, tags, featured };
  return {
    ...presentTitle({ ...row, state }, language),
    post,
    faults: blogFaults(post),
    editedBy: editor === null ? null : { name: editor },
    ofContent: row.contentSlug !== null && !row.takenOver,
    formerSlugs,
    may: mayDo({ ...row, state }, user),
  };
}
