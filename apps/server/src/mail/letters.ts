import { defaultLocale, type Locale } from "@dripstone/contract/locale";
import { site } from "../../../../site.config.ts";
import type { Job } from "../jobs/job.ts";
import { composeLetter } from "./compose.ts";
import type { WrittenMail } from "./kinds.ts";
import type { Deliver } from "./mail.ts";
import type { SentLetter } from "./sent-letters.ts";

type Parts = {
  siteUrl: string;
  mails: ReadonlyMap<string, WrittenMail>;
  deliver: Deliver;
  /** Told of each letter that was handed over. */
  noteSent?: (letter: SentLetter) => Promise<void>;
  /** When a letter in the hands of a process that was killed is given to another. */
  takeOverSeconds?: number;
};

/** An order while it waits; without a reader it is for the office. */
export type WaitingOrder = { kind: string; params: object; to?: string; locale?: Locale };

/** Longer than any delivery takes, so that nobody sends what somebody else is still sending. */
const TAKE_OVER_SECONDS = 120;

/** The work of the post office: each order becomes a letter, which is written and delivered. */
export function letters({
  siteUrl,
  mails,
  deliver,
  noteSent,
  takeOverSeconds = TAKE_OVER_SECONDS,
}: Parts): Job<WaitingOrder> {
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
    async work({ id, data, signal }) {
      const { kind: name, params, to = site.email, locale = defaultLocale } = data;
      const mail = mails.get(name);
      if (!mail) throw new Error(`Nobody writes the mail ${name}`);
      const values = await mail.write(params as never, to);
      if (!values) return;
      const letter = composeLetter({ id, to, kind: mail.kind, locale, values, siteUrl });
      const about = "userId" in params && typeof params.userId === "string" ? { about: params.userId } : {};
      await deliver({ ...letter, ...about }, signal);
      await noteSent?.({ id, kind: name, to });
    },
  };
}
