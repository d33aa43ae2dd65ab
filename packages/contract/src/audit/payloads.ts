import "../no-eval.ts";
import { z } from "zod";

const someone = z.object({ id: z.uuid(), name: z.string() });

/** A deed as the log keeps it. */
export const auditedDeed = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for who has no account any more. */
  actor: someone.nullable(),
  /** Which role the actor had then. */
  role: z.enum(["teacher", "admin"]),
  /** The row that was called, and what it does in English, if there is such a row still. */
  endpoint: z.string(),
  summary: z.string().nullable(),
  /** The thing's id or name. */
  subject: z.string(),
  /** Whom it is about, where the thing is an account that is there still. */
  person: someone.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditedDeed = z.infer<typeof auditedDeed>;

/** Somebody of whom the log has deeds. */
export const auditActor = someone;
