import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import type { SitemapEntry } from "./part.ts";

/** A file of the sitemap, with when anything in it was last changed. */
type File = { path: string; changedAt: Date | undefined };

/** The sitemap's index, which names its files. */
export function writeIndex(files: readonly File[], siteUrl: string): string {
  const items = files.map(
    ({ path, changedAt }) => `<sitemap>${element("loc", siteUrl + path)}${lastChange(changedAt)}</sitemap>`,
  );
  return `${declaration}<sitemapindex ${schema}>\n${items.join("\n")}\n</sitemapindex>\n`;
}

/** A file of the sitemap: each page once in each language, and each of these names all of them. */
export function writeFile(entries: readonly SitemapEntry[], siteUrl: string): string {
  const items = entries.flatMap((entry) => {
    const alternates = [
      ...locales.map((of) => alternate(languageTags[of], addressOf(entry, of, siteUrl))),
      alternate("x-default", addressOf(entry, "en", siteUrl)),
    ].join("");
    return locales.map(
      (of) => `<url>${element("loc", addressOf(entry, of, siteUrl))}${lastChange(entry.changedAt)}${alternates}</url>`,
    );
  });
  return `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join("\n")}\n</urlset>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** As the page itself gives its canonical address. */
function addressOf({ path, query = {} }: SitemapEntry, locale: Locale, siteUrl: string): string {
  const told = new URLSearchParams({ ...query, ...(locale === "ch" && { lang: locale }) });
  return siteUrl + path + (told.size > 0 ? `?${told}` : "");
}

const lastChange = (at: Date | undefined) => (at ? element("lastmod", at.toISOString()) : "");

const alternate = (tag: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`;

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
