import type { Roster, RosterPlace } from "@dripstone/contract/classes/office/desk";
import type { Locale } from "@dripstone/contract/locale";
import { site } from "../../../../../../../site.config.ts";
import ch from "../../../../../locales/ch/roster.json" with { type: "json" };
import en from "../../../../../locales/en/roster.json" with { type: "json" };
import { fillText } from "../../../../fill-text.ts";
import { dayInZone, spreadsheet, spreadsheetName } from "../../../../spreadsheet.ts";

const texts = { en, ch };

/** The roster of a class for a spreadsheet, in the reader's language; the columns of the office only where it has them. */
export function exportRoster({ class: { name }, places }: Roster, language: Locale): Uint8Array {
  const text = texts[language];
  const office = places.some(({ money }) => money !== null);
  const since = fillText(text.since, { city: site.city[language] });
  const columns = [text.class, text.student, text.account, text.state, since];
  const ofOffice = [text.parent, text.email, text.phone, text.note, text.price, text.payment, text.paymentNote];
  const rows = places.map((place) => [
    ...[name[language], place.studentName, place.account?.name ?? "", text.states[place.state]],
    ...[dayInZone(new Date(place.at)), ...(office ? cellsOfOffice(place, text) : [])],
  ]);
  return spreadsheet([[...columns, ...(office ? ofOffice : [])], ...rows]);
}

/** What it is called where it is saved. */
export const rosterFile = ({ class: { name } }: Roster, language: Locale, now: Date): string =>
  spreadsheetName(fillText(texts[language].file, { class: name[language] }), now);

function cellsOfOffice({ contact, money }: RosterPlace, text: typeof en): string[] {
  if (!contact || !money) return [];
  const price = (money.priceCents / 100).toFixed(2);
  return [
    ...[contact.parentName, contact.parentEmail, contact.parentPhone, contact.note],
    ...[price, text.payments[money.payment], money.paymentNote],
  ];
}
