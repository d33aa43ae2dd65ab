import type { BlogDraft } from "@dripstone/contract/blog/draft";

/** A post that nothing keeps from being published. */
export function soundDraft(changes: Partial<BlogDraft> = {}): BlogDraft {
  return {
    slug: "",
    author: { en: "A teacher", ch: "一位老师" },
    tags: ["learning"],
    featured: false,
    texts: {
      en: {
        title: "A drop a day",
        summary: "What a drop does to a stone, told in a sentence.",
        body: "A drop falls on a stone. ".repeat(6).trim(),
      },
      ch: {
        title: "每天一滴水",
        summary: "一滴水怎样对付一块石头，用一句话说清楚，这里是这篇文章的摘要，不长也不短。",
        body: "水滴落在石头上。".repeat(15),
      },
    },
    ...changes,
  };
}

/** The same under another title. */
export function titled(title: string, changes: Partial<BlogDraft> = {}): BlogDraft {
  const { texts, ...rest } = soundDraft(changes);
  return { ...rest, texts: { ...texts, en: { ...texts.en, title } } };
}
