import type { Database } from "../../database/connect.ts";
import { type AccountMails, accountMails as kinds } from "../../features/accounts/mailing/kinds.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { gatherMails, type Writers } from "../kinds.ts";
import { letters as lettersOf } from "../letters.ts";
import type { Deliver, Mail } from "../mail.ts";
import { postOffice } from "../post-office.ts";

type Parts = {
  db: Database;
  writers: Writers<AccountMails>;
  deliver: Deliver;
  databaseUrl?: string;
  background?: boolean;
  takeOverSeconds?: number;
  onError?: (error: unknown) => void;
};

export type Office = Mail & { startSending(): Promise<void>; sendDue(): Promise<void>; close(): Promise<void> };

/** A post office by itself, with jobs of its own. */
export async function openOffice({
  db,
  writers,
  deliver,
  takeOverSeconds,
  onError,
  ...options
}: Parts): Promise<Office> {
  const siteUrl = "https://dripstone.test";
  const mails = gatherMails([{ kinds, writers: () => writers }], {});
  const letters = lettersOf({ siteUrl, mails, deliver, ...(takeOverSeconds && { takeOverSeconds }) });
  const jobs = await openJobs({
    db,
    jobs: [letters],
    ...(takeOverSeconds && { superviseSeconds: takeOverSeconds }),
    onError: (_queue, error) => onError?.(error),
    ...options,
  });
  return {
    ...postOffice({ jobs, letters, clock: () => new Date() }),
    startSending: () => jobs.start(),
    sendDue: () => jobs.doDue(letters),
    close: () => jobs.close(),
  };
}
