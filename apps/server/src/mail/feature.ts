import type { Feature } from "../feature.ts";
import { hourly } from "../jobs/hourly.ts";
import { forgetQueuedMails } from "./allowance.ts";
import { forgetSent } from "./sent-letters.ts";

export const mail: Feature = {
  name: "mail",
  chores: [
    hourly("forget-queued-mails", ({ db, clock }) => forgetQueuedMails(db, clock())),
    hourly("forget-sent-letters", ({ db, clock }) => forgetSent(db, clock())),
  ],
};
