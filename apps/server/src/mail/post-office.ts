import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Job } from "../jobs/job.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { allowMail } from "./allowance.ts";
import type { Mail, Order } from "./mail.ts";

type Parts = { jobs: Jobs; letters: Job<Order>; clock: () => Date };

/**
 * The post office: mail orders are jobs in the site's own database. Letters to one reader are written and delivered one after
 * another, as they were ordered: a link or code replaces the one before it, so the last to arrive has to be the last that was
 * written.
 */
export function postOffice({ jobs, letters, clock }: Parts): Mail {
  return {
    async enqueue(transaction, order) {
      const wait = await allowMail(transaction, order, clock());
      if (wait === null) return false;
      await jobs.order(transaction, letters, order, { wait, group: mailboxKey(order.to) });
      return true;
    },
  };
}
