import type { siteSettingsEndpoints } from "@dripstone/contract/site/settings-endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { presentDonation, readDonation } from "../../../site-settings/read-donation.ts";
import { readSettings } from "../../../site-settings/read-settings.ts";
import { keepSettings } from "./keep-settings.ts";
import { readAnnouncement } from "./read-announcement.ts";

export function siteSettingsRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof siteSettingsEndpoints> {
  return {
    "GET /announcement": async ({ query, freshUntil }) => {
      const { announcement, changesAt } = await readAnnouncement(db, query.language, clock());
      if (changesAt) freshUntil(changesAt);
      return { announcement };
    },

    "GET /donation": async ({ query }) => presentDonation(await readDonation(db), query.language),

    "GET /books": async ({ query: { language } }) => {
      const { books } = await readSettings(db);
      return books.map(({ title, author, why, link }) => ({
        ...{ title: title[language], author: author[language], why: why[language], link },
      }));
    },

    "GET /admin/site": () => readSettings(db),

    "PUT /admin/site": (call) => call.once((transaction) => keepSettings({ db: transaction }, call, call.body)),
  };
}
