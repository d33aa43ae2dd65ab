import type { Job } from "../jobs/job.ts";
import { composeLetter } from "./compose.ts";
import type { Deliver, LetterValues, MailKind, Order, Writers } from "./mail.ts";

type Parts = {
  siteUrl: string;
  writers: Writers;
  deliver: Deliver;
  /** When a letter in the hands of a process that was killed is given to another. */
  takeOverSeconds?: number;
};

/** Longer than any delivery takes, so that nobody sends what somebody else is still sending. */
const TAKE_OVER_SECONDS = 120;

/** The work of the post office: each order becomes a letter, which is written and delivered. */
export function letters({ siteUrl, writers, deliver, takeOverSeconds = TAKE_OVER_SECONDS }: Parts): Job<Order> {
  return {
    queue: "mail",
    hands: 20,
    // The first tries follow within a minute, the last after about two days.
    options: {
      retryLimit: 60,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      retentionSeconds: 7 * 86_400,
      deleteAfterSeconds: 3600,
      expireInSeconds: takeOverSeconds,
    },
    async work({ id, data: order, signal }) {
      const values = await valuesOf(writers, order);
      if (values) await deliver(composeLetter({ id, ...order, values, siteUrl }), signal);
    },
  };
}

function valuesOf<Kind extends MailKind>(
  writers: Writers,
  { kind, params, to }: Order<Kind>,
): Promise<LetterValues<Kind> | null> {
  return writers[kind](params, to);
}
