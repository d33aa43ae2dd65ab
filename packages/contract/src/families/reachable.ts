import "../no-eval.ts";
import { z } from "zod";

/**
 * Where it is known from that somebody is to be reached about a child: by a class registration, as the child lets them follow along, as the child's
 * account uses their mailbox, or as they were asked for permission, and gave or refused it.
 */
const reachSources = ["class", "link", "mailbox", "permission", "refused", "asked"] as const;

/** Somebody who is to be reached about a child; what is not known is empty. */
export const reachable = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The grown-up's account with this mailbox. */
  account: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  from: z.array(z.enum(reachSources)),
});

export type Reachable = z.infer<typeof reachable>;
