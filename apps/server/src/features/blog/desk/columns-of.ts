import type { BlogDraft } from "@dripstone/contract/blog/draft";
import { minutesOf } from "../posts/minutes.ts";

/** What of a post's row its writers decide. */
export const columnsOf = ({ slug, author, tags, featured, texts }: BlogDraft) => ({
  ...{ slug: slug === "" ? null : slug, tags, featured },
  author: JSON.stringify(author),
  texts: JSON.stringify(texts),
  minutes: JSON.stringify(minutesOf(texts)),
});

/** All that it shows, for the pictures in it. */
export const bodiesOf = ({ texts }: Pick<BlogDraft, "texts">): string => `${texts.en.body}\n${texts.ch.body}`;
