import type { BlogTag } from "@dripstone/contract/blog/blog-tags";
import type { BlogText } from "@dripstone/contract/blog/draft";
import type { BlogCard, BlogNeighbor, FeaturedPost } from "@dripstone/contract/blog/payloads";
import type { Locale } from "@dripstone/contract/locale";

import { drawFirstFigure } from "./html.ts";

type ByLanguage<Value> = Record<Locale, Value>;

type Row = {
  slug: string;
  texts: ByLanguage<BlogText>;
  author: ByLanguage<string>;
  minutes: ByLanguage<number>;
  tags: BlogTag[];
  publishAt: Date;
};

export function presentCard({ slug, texts, author, minutes, tags, publishAt }: Row, language: Locale): BlogCard {
  const { title, summary } = texts[language];
  const publishedAt = publishAt.toISOString();
  return { slug, title, summary, author: author[language], tags, publishedAt, minutes: minutes[language] };
}

export const presentFeatured = (row: Row, language: Locale): FeaturedPost => ({
  ...presentCard(row, language),
  figureHtml: drawFirstFigure(row.texts[language].body),
});

export const presentNeighbor = (row: Pick<Row, "slug" | "texts"> | undefined, language: Locale): BlogNeighbor | null =>
  row ? { slug: row.slug, title: row.texts[language].title } : null;
