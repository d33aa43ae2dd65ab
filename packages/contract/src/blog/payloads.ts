import "../no-eval.ts";
import { z } from "zod";
import { blogTags } from "./blog-tags.ts";

/** A post as lists show it, in the language that was asked for. */
export const blogCard = z.object({
  /** Its name in addresses, in every language. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The byline. */
  author: z.string(),
  tags: z.array(z.enum(blogTags)),
  publishedAt: z.iso.datetime(),
  /** What it takes to read it. */
  minutes: z.int(),
});

export type BlogCard = z.infer<typeof blogCard>;

/** One that stands on top of the blog. */
export const featuredPost = blogCard.extend({
  /** Its first drawing, as safe HTML; null where it has none. */
  figureHtml: z.string().nullable(),
});

export type FeaturedPost = z.infer<typeof featuredPost>;

const neighbor = blogCard.pick({ slug: true, title: true });

export type BlogNeighbor = z.infer<typeof neighbor>;

/** A post. Asked for by an address that it had before, it tells by its `slug` the one that it has now. */
export const blogPost = blogCard.extend({
  /** When it was changed after it had been published. */
  changedAt: z.iso.datetime().nullable(),
  /** Safe HTML. */
  html: z.string(),
  /** The headings of its sections, by their ids in the HTML. */
  contents: z.array(z.object({ id: z.string(), title: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
  /** Others about the same, what fits best first. */
  related: z.array(blogCard),
  newer: neighbor.nullable(),
  older: neighbor.nullable(),
});

export type BlogPost = z.infer<typeof blogPost>;
