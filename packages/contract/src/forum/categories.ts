import "../no-eval.ts";
import { z } from "zod";
import { text } from "../text.ts";
import { forumLimits } from "./limits.ts";
import { categoryColors, categoryIcons } from "./looks.ts";
import { forumId } from "./payloads.ts";
import { isLine, isReadable, version } from "./writing-payloads.ts";

const limits = forumLimits;
const invalid = { error: "FIELD_INVALID" };

const line = (max: number) => text({ max, form: "NFC" }).refine(isReadable, invalid).refine(isLine, invalid);

/** One text in both languages; neither may lack. */
const bilingual = <Text extends z.ZodType>(field: Text) => z.strictObject({ en: field, ch: field });

/** A category as the office writes it. */
export const categoryPayload = z.strictObject({
  name: bilingual(line(limits.CATEGORY_NAME_MAX)),
  description: bilingual(line(limits.CATEGORY_DESCRIPTION_MAX)),
  /** Markdown; left out, or null, where it has no rules of its own. */
  rules: bilingual(text({ max: limits.CATEGORY_RULES_MAX }).refine(isReadable, invalid)).nullish(),
  color: z.enum(categoryColors, { error: "FIELD_REQUIRED" }),
  icon: z.enum(categoryIcons, { error: "FIELD_REQUIRED" }),
  minReputation: z.int(invalid).min(0, invalid).max(limits.CATEGORY_REPUTATION_MAX, invalid),
  /** One that is not takes nothing new; what was written stays. */
  active: z.boolean(invalid),
});

export type CategoryPayload = z.infer<typeof categoryPayload>;

/** A change of the version that was seen. */
export const editedCategory = categoryPayload.extend({ version });

/** A category as the office sees it, open or not. */
export const officeCategory = z.object({
  id: z.uuid(),
  /** Its name in addresses; it stays when the category is renamed. */
  slug: z.string(),
  name: bilingual(z.string()),
  description: bilingual(z.string()),
  /** Null where it has none. */
  rules: bilingual(z.string()).nullable(),
  color: z.enum(categoryColors),
  icon: z.enum(categoryIcons),
  minReputation: z.int(),
  active: z.boolean(),
  version: z.int(),
  /** The posts in it that everybody may read, and all others: they wait, are hidden, or are places whose words are gone. */
  posts: z.int(),
  otherPosts: z.int(),
});

export type OfficeCategory = z.infer<typeof officeCategory>;

/** Where the posts of a category go that is deleted as it was seen; one without posts needs no such place. */
export const categoryRemoval = z.strictObject({ version, movePostsTo: forumId.optional() });

export const categoryRemoved = z.object({ moved: z.int() });

const ids = z.array(forumId).min(1, invalid).max(limits.CATEGORIES_MAX, invalid);

/** Another order of the same categories: as they stood where it was changed, and as they are to stand. */
export const categoryOrder = z
  .strictObject({ seen: ids, order: ids })
  .refine(({ seen, order }) => [...seen].sort().join() === [...order].sort().join(), { path: ["order"], ...invalid });
