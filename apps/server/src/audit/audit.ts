import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import type { Database } from "../database/connect.ts";

/** A deed as the log keeps it: on which thing, and what a reader would want to know beside it. */
type Deed = { subject: string; details?: Record<string, string | number | boolean | null> };

/** Writes a deed into the log, in the verb's transaction. */
export type Audit = (transaction: Database, deed: Deed) => Promise<void>;

type Actor = { id: string; role: Role };

type Auditor = {
  audit: Audit;
  /** Whether the log has a deed of this call. */
  wrote: () => boolean;
};

/** What one call writes with. Only teachers and admins have deeds; their rows are asked whether they wrote one (`needsAudit`). */
export function auditor(endpoint: EndpointKey, actor: Actor | undefined, now: () => Date): Auditor {
  let written = false;
  return {
    async audit(transaction, { subject, details = {} }) {
      if (!actor || actor.role === "student") throw new Error(`${endpoint} is no deed of a teacher or an admin`);
      await transaction
        .insertInto("auditLog")
        .values({
          actorId: actor.id,
          actorRole: actor.role,
          endpoint,
          subject,
          details: JSON.stringify(details),
          at: now(),
        })
        .execute();
      written = true;
    },
    wrote: () => written,
  };
}

/** Whether a successful call of this row must be in the log: whoever takes people's data out changes nothing, and does something all the same. */
export function needsAudit(endpoint: EndpointKey, { access, download, changesNothing }: Endpoint): boolean {
  const isDeed = download !== undefined || !endpoint.startsWith("GET ");
  return (access === "teacher" || access === "admin") && isDeed && !changesNothing;
}
