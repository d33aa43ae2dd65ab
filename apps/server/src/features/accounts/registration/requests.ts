import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Deps } from "../../../deps.ts";
import type { TaskDeps } from "../../../feature.ts";
import type { Job } from "../../../jobs/job.ts";
import { forgotPassword } from "../password/forgot-password.ts";
import { resendVerification } from "../verification/resend-verification.ts";
import { type Registration, register } from "./register.ts";

/** What anybody can ask for an address, whoever's it is. The database keeps it in clear until it is done: no password, only its hash. */
type Request =
  | { what: "register"; registration: Registration }
  | { what: "resend-verification" | "forgot-password"; email: string };

const QUEUE = "accounts/requests";

/**
 * Orders what was asked for an address. Every reply waits for this one row, which is the same whether the address has an account or
 * not; what depends on the address is done afterwards, and survives a crash. The requests for one mailbox are done in their order.
 */
export async function order({ db, jobs }: Pick<Deps, "db" | "jobs">, request: Request): Promise<void> {
  const email = request.what === "register" ? request.registration.email : request.email;
  await jobs.order<Request>(db, { queue: QUEUE }, request, { group: mailboxKey(email) });
}

/** Does what was ordered. */
export function requestsTask(deps: () => TaskDeps): Job<Request> {
  return {
    queue: QUEUE,
    hands: 4,
    options: {
      retryLimit: 20,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      deleteAfterSeconds: 60,
    },
    async work({ data }) {
      if (data.what === "register") await register(deps(), data.registration);
      else if (data.what === "forgot-password") await forgotPassword(deps(), data);
      else await resendVerification(deps(), data);
    },
  };
}
