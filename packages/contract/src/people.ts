import "./no-eval.ts";
import { z } from "zod";

/** What stands beside the name of somebody who works for the school. */
export const personBadges = ["teacher", "admin"] as const;

/** Somebody as others on the site see them. */
export const person = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Id of an avatar of the gallery, or of an uploaded one. */
  avatar: z.string(),
  badge: z.enum(personBadges).nullable(),
});

export type Person = z.infer<typeof person>;
