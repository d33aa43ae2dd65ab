import "../no-eval.ts";
import { z } from "zod";
import { person } from "../people.ts";
import { text } from "../text.ts";
import { forumLimits } from "./limits.ts";
import { holdReasons, writingStates } from "./payloads.ts";
import { slug, version } from "./writing-payloads.ts";

const reason = text({ min: 0, max: forumLimits.MODERATION_REASON_MAX }).default("");

/**
 * What a moderator decides of a post or a reply, as it was seen: it is to be read by everybody, or by nobody but its author, who is told the
 * reason, or it waits again. Whoever decides settles what was reported of it; to take a decision back, what it had settled is opened again, and
 * what waits again says why it had waited before.
 */
export const decision = z
  .strictObject({
    state: z.enum(["visible", "hidden", "held"], { error: "FIELD_INVALID" }),
    reason,
    seen: z.strictObject({
      state: z.enum(writingStates, { error: "FIELD_INVALID" }),
      version,
      /** How many reports of it nobody had decided on, where that was seen. */
      flags: z.int({ error: "FIELD_INVALID" }).min(0, { error: "FIELD_INVALID" }).optional(),
    }),
    flags: z.enum(["settle", "reopen"], { error: "FIELD_INVALID" }).default("settle"),
    /** For what it waits, if it does; without it, for a moderator having put it back. */
    heldFor: z
      .enum(holdReasons, { error: "FIELD_INVALID" })
      // Only its author can say that.
      .exclude(["deleted"], { error: "FIELD_INVALID" })
      .default("moderator"),
  })
  .refine(({ state, reason: why }) => state !== "hidden" || why !== "", { path: ["reason"], error: "FIELD_REQUIRED" });

/** How it stands now, and how it stood before. */
export const decided = z.object({
  state: z.enum(writingStates),
  version: z.int(),
  before: z.object({ state: z.enum(writingStates), heldFor: z.enum(holdReasons).nullable() }),
});

const yesOrNo = z.boolean({ error: "FIELD_INVALID" });

export const locking = z.strictObject({ locked: yesOrNo });

export const pinning = z.strictObject({ pinned: yesOrNo });

/** Whether an earlier version is kept from everybody but moderators. */
export const withholding = z.strictObject({ withheld: yesOrNo });

export const moving = z.strictObject({ category: slug });

/** For how many days somebody may not write, and why, which they are told; 0 days let them write again. */
export const silencing = z
  .strictObject({
    days: z
      .int({ error: "FIELD_INVALID" })
      .min(0, { error: "FIELD_INVALID" })
      .max(forumLimits.SILENCE_DAYS_MAX, { error: "FIELD_INVALID" }),
    reason,
  })
  .refine(({ days, reason: why }) => days === 0 || why !== "", { path: ["reason"], error: "FIELD_REQUIRED" });

/** Until when somebody may not write; null for who may. */
export const silence = z
  .object({ until: z.iso.datetime(), reason: z.string(), at: z.iso.datetime(), by: person.nullable() })
  .nullable();

/** Somebody who may not write now. */
export const pausedPerson = z.object({
  person,
  until: z.iso.datetime(),
  reason: z.string(),
  at: z.iso.datetime(),
  by: person.nullable(),
  /** Whether the caller may let them write again. */
  mayEnd: z.boolean(),
});

export type PausedPerson = z.infer<typeof pausedPerson>;

export type Silence = z.infer<typeof silence>;
