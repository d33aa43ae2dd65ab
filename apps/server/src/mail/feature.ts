import type { Feature } from "../feature.ts";
import { hourly } from "../jobs/hourly.ts";
import { forgetQueuedMails } from "./allowance.ts";

export const mail: Feature = {
  name: "mail",
  chores: [hourly("forget-queued-mails", ({ db, clock }) => forgetQueuedMails(db, clock()))],
};
