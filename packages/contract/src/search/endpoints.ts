import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { excerpt } from "../search.ts";
import { text } from "../text.ts";
import { searchLimits } from "./limits.ts";

/** What can be found on the site, in the order in which it is told. */
export const searchKinds = ["lesson", "problem", "practice-test", "blog-post", "post"] as const;

export type SearchKind = (typeof searchKinds)[number];

const kind = z.enum(searchKinds, { error: "FIELD_INVALID" });

/** `lesson,post`: only these; all of them unless told. */
const kinds = z
  .string()
  .transform((told) => [...new Set(told.split(","))])
  .pipe(z.array(kind).min(1));

export const siteHit = z.object({
  title: excerpt,
  /** Where in its text the words stand. */
  text: excerpt,
  /** Its address on this site. */
  path: z.string(),
});

export type SiteHit = z.infer<typeof siteHit>;

export const siteHits = z.object({
  /** Only kinds of which something is found. */
  groups: z.array(
    z.object({
      kind,
      hits: z.array(siteHit),
      /** There are more than are told. */
      more: z.boolean(),
    }),
  ),
});

export type SiteHits = z.infer<typeof siteHits>;

export const searchEndpoints = defineEndpoints({
  "GET /search": {
    summary:
      "Look for words in all that everybody may read: lessons, closed weekly problems, practice tests, the blog, the forum",
    access: "anyone",
    query: localeQuery.extend({ q: text({ max: searchLimits.SEARCH_MAX }), kinds: kinds.optional() }),
    reply: siteHits,
    tags: ["lessons", "weekly-problem", "practice-tests", "blog", "forum"],
    // A whole class may sit behind one address, and what is typed is looked for as it grows.
    rateLimit: { max: 1200, perMinutes: 5 },
  },
});
