import type { ListedUser } from "@dripstone/contract/accounts/office/payloads";
import type { Locale } from "@dripstone/contract/locale";
import ch from "../../../../locales/ch/users.json" with { type: "json" };
import en from "../../../../locales/en/users.json" with { type: "json" };
import { dayInZone, spreadsheet, spreadsheetName } from "../../../spreadsheet.ts";

const texts = { en, ch };

/** Accounts for a spreadsheet, in the reader's language; its first columns are those that an import reads. */
export function exportUsers(users: readonly ListedUser[], language: Locale): Uint8Array {
  const { columns, kinds, states } = texts[language];
  const heads = [columns.name, columns.email, columns.kind, columns.state, columns.joined, columns.seen];
  const rows = users.map((user) => [
    user.name,
    user.email,
    kinds[user.kind],
    states[user.state],
    dayInZone(new Date(user.joinDate)),
    user.lastLogin ? dayInZone(new Date(user.lastLogin)) : "",
  ]);
  return spreadsheet([heads, ...rows]);
}

/** What it is called where it is saved. */
export const usersFile = (language: Locale, now: Date): string => spreadsheetName(texts[language].file, now);
