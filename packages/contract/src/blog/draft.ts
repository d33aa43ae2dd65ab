import "../no-eval.ts";
import { z } from "zod";
import { text } from "../text.ts";
import { blogTags } from "./blog-tags.ts";
import { blogFaultCodes } from "./faults.ts";
import { blogLimits } from "./limits.ts";
import { blogSlug } from "./slug.ts";

const limits = blogLimits;
const invalid = { error: "FIELD_INVALID" };

/** One line, in which no sign turns the direction of what stands beside it. */
const line = (max: number) =>
  text({ min: 0, max, form: "NFC" }).refine(
    (written) => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(written),
    invalid,
  );

/** What a reader sees of a post in one language. A draft may lack any of it. */
const blogText = z.strictObject({
  title: line(limits.BLOG_TITLE_MAX),
  summary: line(limits.BLOG_SUMMARY_MAX),
  /** Markdown. */
  body: text({ min: 0, max: limits.BLOG_BODY_MAX, form: "NFC" }),
});

export type BlogText = z.infer<typeof blogText>;

/** A post as it is written, perhaps half-finished. */
export const blogDraft = z.strictObject({
  /** Its name in addresses; empty as long as nobody has given it one. */
  slug: z
    .string({ error: "FIELD_REQUIRED" })
    .trim()
    .regex(new RegExp(`${blogSlug.source}|^$`), invalid),
  /** The byline. */
  author: z.strictObject({ en: line(limits.BLOG_AUTHOR_MAX), ch: line(limits.BLOG_AUTHOR_MAX) }),
  tags: z
    .array(z.enum(blogTags, invalid))
    .max(limits.BLOG_TAGS_MAX, invalid)
    .refine((tags) => new Set(tags).size === tags.length, invalid),
  featured: z.boolean(invalid),
  texts: z.strictObject({ en: blogText, ch: blogText }),
});

export type BlogDraft = z.infer<typeof blogDraft>;

/** What keeps a post from being published. */
export const blogFault = z.object({
  /** Where: a path in the draft, such as `texts.ch.body`. */
  field: z.string(),
  code: z.enum(blogFaultCodes),
  detail: z.string().optional(),
});

export type BlogFault = z.infer<typeof blogFault>;
