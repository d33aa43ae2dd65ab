import "../../no-eval.ts";
import { z } from "zod";
import { wallTime } from "../../classes/office/words.ts";
import { blogTags } from "../blog-tags.ts";
import { blogDraft, blogFault } from "../draft.ts";
import { blogLimits } from "../limits.ts";
import { blogPost } from "../payloads.ts";
import { blogStates } from "./list.ts";

/** A line of the list of posts. */
export const deskPostTitle = z.object({
  id: z.uuid(),
  /** In the reader's language, or in the other, or empty. */
  title: z.string(),
  slug: z.string().nullable(),
  tags: z.array(z.enum(blogTags)),
  featured: z.boolean(),
  state: z.enum(blogStates),
  publishAt: z.iso.datetime().nullable(),
  editedAt: z.iso.datetime().nullable(),
  /** Goes up with every change: who changes a post names the one that was seen. */
  version: z.int(),
});

export type DeskPostTitle = z.infer<typeof deskPostTitle>;

/** What the caller may do with a post. */
const may = z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean(), remove: z.boolean() });

/** A post in both languages, for those who write. */
export const deskPost = z.object({
  ...deskPostTitle.shape,
  post: blogDraft,
  faults: z.array(blogFault),
  editedBy: z.object({ name: z.string() }).nullable(),
  /** It comes from the content's files, and is as they are until somebody changes it here. */
  ofContent: z.boolean(),
  /** Addresses that it had while it was published; they lead to it. */
  formerSlugs: z.array(z.string()),
  may,
});

export type DeskPost = z.infer<typeof deskPost>;

const version = z.int().min(1);

export const newBlogPost = z.strictObject({ post: blogDraft });
export const editedBlogPost = z.strictObject({ version, post: blogDraft });
export const blogPostVersion = z.strictObject({ version });

/** `at`, by the school's clock, publishes it then; without it, at once. */
export const publishedBlogPost = z.strictObject({ version, at: wallTime.optional() });

/** One language of a text. */
export const previewedBody = z.strictObject({ body: z.string().max(blogLimits.BLOG_BODY_MAX * 2) });

/** As readers will see it. */
export const blogPreview = blogPost.pick({ html: true, contents: true, minutes: true });
