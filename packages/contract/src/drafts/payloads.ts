import "../no-eval.ts";
import { z } from "zod";
import { isKeptLength } from "./length.ts";
import { draftLimits } from "./limits.ts";

/** What is written, by short names, such as `title` and `content`; as it stands in its fields, not trimmed. */
const texts = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/, { error: "FIELD_INVALID" }),
    z.string({ error: "FIELD_INVALID" }),
    {
      error: "FIELD_REQUIRED",
    },
  )
  .check((context) => {
    const input = context.value;
    if (!isKeptLength(input)) {
      const maximum = draftLimits.DRAFT_MAX_KB * 1024;
      context.issues.push({ code: "too_big", origin: "string", maximum, message: "FIELD_TOO_LONG", input });
    }
    if (Object.keys(input).length === 0) {
      context.issues.push({ code: "custom", message: "FIELD_REQUIRED", input });
    }
    if (Object.keys(input).length > draftLimits.DRAFT_TEXTS_MAX) {
      context.issues.push({ code: "custom", message: "FIELD_INVALID", input });
    }
  });

export type DraftTexts = Record<string, string>;

/** What a draft is of, such as `forum-post`; its feature declares it. */
export const draftKind = z.string().regex(/^[a-z][a-z-]{0,39}$/, { error: "FIELD_INVALID" });

/** A draft as its owner has it. */
export const draft = z.object({
  /** Made by the browser, so that one that was never heard of can be saved twice and is one. */
  id: z.uuid(),
  body: z.record(z.string(), z.string()),
  /** 1 when it was saved first, and one more with each change. */
  version: z.int(),
  savedAt: z.iso.datetime(),
});

export type Draft = z.infer<typeof draft>;

export const draftPayload = z.strictObject({
  kind: draftKind,
  body: texts,
  /** The version that was changed; 0 of one that was not saved before. */
  version: z.int({ error: "FIELD_INVALID" }).min(0, { error: "FIELD_INVALID" }),
});

export const savedDraft = draft.pick({ version: true, savedAt: true });
