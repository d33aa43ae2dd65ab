import { waysOpen } from "@dripstone/contract/contact/donation";
import type { Locale } from "@dripstone/contract/locale";
import type { ShownDonation, SiteDonation } from "@dripstone/contract/site/payloads";
import { donation } from "../../../../office.config.ts";
import type { Database } from "../database/connect.ts";

/** Why and how one may give to the school, in both languages, and where it goes. */
export async function readDonation(db: Database): Promise<SiteDonation> {
  const kept = await db.selectFrom("siteSettings").select("donation").executeTakeFirst();
  return kept?.donation ?? donation;
}

/** What everybody sees of it: where it goes is told to whoever promises something. */
export function presentDonation({ appeal, amounts, ...targets }: SiteDonation, language: Locale): ShownDonation {
  return {
    appeal: appeal[language],
    amounts: amounts.map(({ dollars, does }) => ({ dollars, does: does[language] })),
    ways: waysOpen(targets),
  };
}
