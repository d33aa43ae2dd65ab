import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/weekly-problem.json" with { type: "json" };
import en from "../../../../locales/en/weekly-problem.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNotice } from "../../../notices/kinds.ts";

export type WeeklyMails = {
  /** `title` is the open problem's. To a parent's mailbox it names the child. */
  "weekly-reminder": {
    params: { userId: string; week: string };
    values: { name: string; title: string; link: string; stop: string; unsubscribe: string; reader: Mailbox };
  };
  /** `title` is that of the problem that was explained. */
  "explanation-excellent": {
    params: AboutNotice;
    values: { name: string; title: string; link: string; stop: string; unsubscribe: string; reader: Mailbox };
  };
};

export const weeklyMails = defineMails<WeeklyMails>(
  { en, ch },
  { "weekly-reminder": { most: 2, usefulHours: 48 }, "explanation-excellent": { most: 2 } },
);
