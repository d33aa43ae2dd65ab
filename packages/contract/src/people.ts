import { z } from "zod";

/** Somebody as others on the site see them. */
export const person = z.object({
  name: z.string(),
  /** Id of an avatar of the gallery, or of an uploaded one. */
  avatar: z.string(),
});

export type Person = z.infer<typeof person>;
