import "../no-eval.ts";
import { z } from "zod";
import {
  bilingual,
  invalid,
  line,
  optionalLine,
  orNull,
  markdown as plain,
  wallTime,
  webAddress,
  words,
} from "../classes/office/words.ts";
import { donationWays } from "../contact/donation.ts";
import { contactLimits } from "../contact/limits.ts";
import { isSitePage } from "../site-page.ts";
import { text } from "../text.ts";
import { wholeNumber } from "../whole-number.ts";
import { siteLimits } from "./limits.ts";

const limits = siteLimits;

const elsewhere = webAddress(limits.SITE_ADDRESS_MAX);

/** A page of ours, `/classes#schedule`, or of somebody else's. */
const address = text({ max: limits.SITE_ADDRESS_MAX })
  .refine((it) => isOurs(it) || elsewhere.safeParse(it).success, { error: "LINK_NEEDED" })
  .refine((it) => !isOurs(it) || isSitePage(it), { error: "NO_SUCH_SITE_PAGE" });

const isOurs = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address);

const announcementPayload = z
  .strictObject({
    text: bilingual(line(limits.ANNOUNCEMENT_MAX)),
    link: orNull(address),
    /** By the school's clock; left out for at once, and for as long as it stands here. */
    from: orNull(wallTime),
    until: orNull(wallTime),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ["until"],
    error: "ENDS_BEFORE_IT_BEGINS",
  });

const { PLEDGE_DOLLARS_MIN, PLEDGE_DOLLARS_MAX } = contactLimits;
const lines = text({ min: 0, max: limits.GIFT_WAY_MAX }).default("");

const donationPayload = z.strictObject({
  /** Paragraphs, with an empty line between them. */
  appeal: bilingual(plain(limits.APPEAL_MAX)),
  amounts: z
    .array(
      z.strictObject({
        dollars: wholeNumber({ min: PLEDGE_DOLLARS_MIN, max: PLEDGE_DOLLARS_MAX }),
        does: bilingual(line(limits.GIFT_DOES_MAX)),
      }),
    )
    .max(limits.GIFT_AMOUNTS_MAX, invalid)
    .default([]),
  /** Ways that are empty are not offered. */
  paypal: orNull(elsewhere),
  zelle: optionalLine(limits.GIFT_WAY_MAX).default(""),
  check: lines,
  bank: lines,
});

const bookPayload = z.strictObject({
  title: bilingual(line(limits.SHELF_LINE_MAX)),
  author: bilingual(line(limits.SHELF_LINE_MAX)),
  why: bilingual(line(limits.SHELF_WHY_MAX)),
  link: orNull(elsewhere),
});

/** What the office says on the site, in place of the version that was seen; 0 where nothing was saved before. */
export const siteSettingsPayload = z.strictObject({
  version: z.int(invalid).min(0, invalid),
  announcement: orNull(announcementPayload),
  donation: donationPayload,
  books: z.array(bookPayload).min(1, invalid).max(limits.SHELF_BOOKS_MAX, invalid).default([]),
});

export type SiteSettingsPayload = z.output<typeof siteSettingsPayload>;

const announcement = z.object({
  text: words,
  link: z.string().nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
});

const donation = z.object({
  appeal: words,
  amounts: z.array(z.object({ dollars: z.int(), does: words })),
  paypal: z.string().nullable(),
  zelle: z.string(),
  check: z.string(),
  bank: z.string(),
});

export type SiteDonation = z.infer<typeof donation>;

const book = z.object({ title: words, author: words, why: words, link: z.string().nullable() });

export type SiteBook = z.infer<typeof book>;

/** All that the office says on the site, in both languages. */
export const siteSettings = z.object({
  version: z.int(),
  announcement: announcement.nullable(),
  donation,
  books: z.array(book),
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** What stands over every page, in one language. */
export const shownAnnouncement = z.object({
  /** Another one for every text: who has put one away sees the next. */
  id: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  /** When it goes by itself. */
  until: z.iso.datetime().nullable(),
});

export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;

/** How one may give, in one language. Where the money goes is told by mail. */
export const shownDonation = z.object({
  appeal: z.string(),
  amounts: z.array(z.object({ dollars: z.int(), does: z.string() })),
  ways: z.array(z.enum(donationWays)),
});

export type ShownDonation = z.infer<typeof shownDonation>;

/** A book that the school recommends, in one language. */
export const shownBook = z.object({
  title: z.string(),
  author: z.string(),
  why: z.string(),
  link: z.string().nullable(),
});

export type ShownBook = z.infer<typeof shownBook>;
