import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Job } from "../jobs/job.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { allowMail } from "./allowance.ts";
import type { WaitingOrder } from "./letters.ts";
import type { Mail } from "./mail.ts";

type Parts = {
  jobs: Jobs;
  letters: Job<WaitingOrder>;
  clock: () => Date;
  /** Removes the letters about somebody, where letters are kept. */
  forgetLetters?: ((userId: string) => Promise<void>) | undefined;
};

/**
 * The post office: mail orders are jobs in the site's own database. Letters to one reader are written and delivered one after
 * another, as they were ordered: a link or code replaces the one before it, so the last to arrive has to be the last that was
 * written.
 */
export function postOffice({ jobs, letters, clock, forgetLetters = async () => {} }: Parts): Mail {
  return {
    async enqueue(transaction, { to, kind, locale, params }) {
      const wait = await allowMail(transaction, { to, kind }, clock());
      if (wait === null) return false;
      const order = { to, kind: kind.name, locale, params };
      await jobs.order(transaction, letters, order, { wait, group: mailboxKey(to) });
      return true;
    },
    async tellOffice(transaction, kind, params) {
      await jobs.order(transaction, letters, { kind: kind.name, params });
    },
    forgetLetters,
  };
}
