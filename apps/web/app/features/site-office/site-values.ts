import type { SiteBook, SiteDonation, SiteSettings } from "@dripstone/contract/site/payloads";
import {
  inLanguages,
  numberOf,
  pairOf,
  type Row,
  rowsOf,
  textOf,
  type Values,
  wordsOf,
} from "../../ui/office/editing/values.ts";

export const freshAmount: Row = { dollars: "", "does.en": "", "does.ch": "" };

export const freshBook: Row = {
  ...{ "title.en": "", "title.ch": "", "author.en": "", "author.ch": "" },
  ...{ "why.en": "", "why.ch": "", link: "" },
};

export const siteValues = ({ announcement, donation, books }: SiteSettings): Values => ({
  ...inLanguages("announcement.text", announcement?.text ?? null),
  "announcement.link": announcement?.link ?? "",
  "announcement.from": announcement?.from ?? "",
  "announcement.until": announcement?.until ?? "",
  ...inLanguages("donation.appeal", donation.appeal),
  "donation.amounts": donation.amounts.map(({ dollars, does }) => ({
    ...{ dollars: String(dollars), "does.en": does.en, "does.ch": does.ch },
  })),
  "donation.paypal": donation.paypal ?? "",
  "donation.zelle": donation.zelle,
  "donation.check": donation.check,
  "donation.bank": donation.bank,
  books: books.map(({ title, author, why, link }) => ({
    ...{ "title.en": title.en, "title.ch": title.ch, "author.en": author.en, "author.ch": author.ch },
    ...{ "why.en": why.en, "why.ch": why.ch, link: link ?? "" },
  })),
});

/** What is said of the site while it is written, as the site will have it. */
export function siteOf(values: Values) {
  const text = pairOf(values, "announcement.text");
  const [link, from, until] = ["link", "from", "until"].map((key) => textOf(values, `announcement.${key}`).trim());
  return {
    /** Without its text there is none, whatever else is written of it. */
    announcement: text ? { text, link: link || null, from: from || null, until: until || null } : null,
    donation: donationOf(values),
    books: rowsOf(values, "books").map(bookOf),
  };
}

function donationOf(values: Values): SiteDonation {
  const [paypal, zelle, check, bank] = ["paypal", "zelle", "check", "bank"].map((way) =>
    textOf(values, `donation.${way}`),
  );
  return {
    appeal: wordsOf(values, "donation.appeal"),
    amounts: rowsOf(values, "donation.amounts").map((row) => ({
      dollars: numberOf({ dollars: String(row.dollars) }, "dollars"),
      does: pair(row, "does"),
    })),
    ...{ paypal: paypal?.trim() || null, zelle: zelle ?? "", check: check ?? "", bank: bank ?? "" },
  };
}

const bookOf = (row: Row): SiteBook => ({
  ...{ title: pair(row, "title"), author: pair(row, "author"), why: pair(row, "why") },
  link: String(row.link).trim() || null,
});

const pair = (row: Row, key: string) => ({ en: String(row[`${key}.en`]), ch: String(row[`${key}.ch`]) });

/** The same as a call carries it: what is not there is left out. */
export function payloadOf(values: Values) {
  const { announcement, donation, books } = siteOf(values);
  const { amounts, paypal, ...gifts } = donation;
  return {
    ...(announcement && { announcement: present(announcement) }),
    donation: { ...gifts, ...(amounts.length > 0 && { amounts }), ...(paypal && { paypal }) },
    ...(books.length > 0 && { books: books.map(present) }),
  };
}

type Present<Thing> = { [Key in keyof Thing]: Thing[Key] extends infer It | null ? Exclude<It, null> : Thing[Key] };

const present = <Thing extends object>(thing: Thing) =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null)) as Present<Thing>;
