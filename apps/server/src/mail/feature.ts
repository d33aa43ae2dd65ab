import type { Feature } from "../feature.ts";
import { forgetQueuedMails } from "./allowance.ts";

export const mail: Feature = { name: "mail", chores: [({ db, clock }) => forgetQueuedMails(db, clock())] };
