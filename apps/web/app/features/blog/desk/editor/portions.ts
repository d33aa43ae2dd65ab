import { type BlogTag, blogTags } from "@dripstone/contract/blog/blog-tags";
import type { BlogDraft } from "@dripstone/contract/blog/draft";
import type { Locale } from "@dripstone/contract/locale";
import { sortOut } from "../../../../ui/office/sort-out.ts";

const nothing = { title: "", summary: "", body: "" };

/** A post of which nothing has been written. */
export const newPost: BlogDraft = {
  slug: "",
  author: { en: "", ch: "" },
  tags: [],
  featured: false,
  texts: { en: nothing, ch: nothing },
};

type TextField = keyof typeof nothing;

/** What is compared and chosen by itself when two have written at once, by its path in the draft. */
export const portions = [
  "texts.en.title",
  "texts.ch.title",
  "texts.en.summary",
  "texts.ch.summary",
  "texts.en.body",
  "texts.ch.body",
  "author.en",
  "author.ch",
  "slug",
  "tags",
  "featured",
] as const;

export type Portion = (typeof portions)[number];
export type Value = string | boolean | readonly BlogTag[];

export function read(post: BlogDraft, portion: Portion): Value {
  const [field, locale, part] = stepsOf(portion);
  if (field === "texts") return post.texts[locale][part];
  if (field === "author") return post.author[locale];
  return post[field];
}

export function write(post: BlogDraft, portion: Portion, value: Value): BlogDraft {
  const [field, locale, part] = stepsOf(portion);
  if (field === "texts") {
    return { ...post, texts: { ...post.texts, [locale]: { ...post.texts[locale], [part]: value } } };
  }
  if (field === "author") return { ...post, author: { ...post.author, [locale]: value } };
  return { ...post, [field]: value };
}

const stepsOf = (portion: Portion) => portion.split(".") as [keyof BlogDraft, Locale, TextField];

export const isSame = (one: BlogDraft, other: BlogDraft) =>
  portions.every((portion) => JSON.stringify(read(one, portion)) === JSON.stringify(read(other, portion)));

type Versions = { base: BlogDraft; mine: BlogDraft; theirs: BlogDraft };

/** Mine, with all that only they have changed; what both have changed, and not to the same, is told. */
export function merge({ base, mine, theirs }: Versions) {
  const { takenOver, disputed } = sortOut(portions, {
    base: (portion) => read(base, portion),
    mine: (portion) => read(mine, portion),
    theirs: (portion) => read(theirs, portion),
  });
  const merged = takenOver.reduce((post, portion) => write(post, portion, read(theirs, portion)), mine);
  return { merged, takenOver, disputed };
}

/** What the tab keeps is our own, perhaps of an earlier day. */
export function isPost(value: unknown): value is BlogDraft {
  const { slug, author, tags, featured, texts } = (value ?? {}) as Partial<BlogDraft>;
  const areTexts = [texts?.en, texts?.ch].every((text) =>
    [text?.title, text?.summary, text?.body].every((it) => typeof it === "string"),
  );
  const areTags = Array.isArray(tags) && tags.every((tag) => blogTags.includes(tag));
  return (
    typeof slug === "string" && typeof author?.en === "string" && areTags && typeof featured === "boolean" && areTexts
  );
}
