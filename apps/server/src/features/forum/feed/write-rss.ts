import { feedPath } from "@dripstone/contract/forum/feed";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/feeds.json" with { type: "json" };
import en from "../../../../locales/en/feeds.json" with { type: "json" };
import { addressIn } from "../../../feeds/kept-feeds.ts";
import { element, emptyElement, escapedText } from "../../../feeds/xml.ts";
import { fillText } from "../../../fill-text.ts";
import type { ForumFeed } from "./read-feed.ts";

const texts = { en, ch };

/**
 * A feed as RSS 2.0. What people wrote is text in it, escaped and never in a section of its own that their words could end; of a post there is its
 * beginning, in which no spoiler shows.
 */
export function writeRss(
  { category, posts }: ForumFeed,
  { siteUrl, language }: { siteUrl: string; language: Locale },
): string {
  const words = texts[language].forum;
  const school = site.name[language];
  const inLanguage = (path: string) => addressIn(language, siteUrl + path);
  const title = category
    ? fillText(words.category, { category: category.name, school })
    : fillText(words.all, { school });
  const home = category ? `${paths.forum}?category=${category.slug}` : paths.forum;
  const self = siteUrl + feedPath(language, category?.slug);
  const items = posts.map(({ id, title: name, excerpt, createdAt, category: of }) => {
    const address = inLanguage(paths.forumPost(id));
    return [
      "<item>",
      element("title", name),
      element("link", address),
      element("guid", address, { isPermaLink: "true" }),
      element("pubDate", createdAt.toUTCString()),
      element("category", of),
      element("description", escapedText(excerpt)),
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", inLanguage(home)),
    element("description", category?.description ?? words.description),
    element("language", languageTags[language]),
    emptyElement("atom:link", { href: self, rel: "self", type: "application/rss+xml" }),
    ...posts.slice(0, 1).map(({ createdAt }) => element("lastBuildDate", createdAt.toUTCString())),
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}
