import { blogFeedPath, feedFormats } from "@dripstone/contract/blog/feed";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { addressIn } from "../../../feeds/kept-feeds.ts";
import { element, emptyElement, escapedText } from "../../../feeds/xml.ts";
import { changedAt, type FeedPost } from "./read-feed.ts";
import { type Telling, wordsIn } from "./words.ts";

/** The blog as RSS 2.0; of a post there is its summary. */
export function writeRss(posts: readonly FeedPost[], { siteUrl, language }: Telling): string {
  const { title, description } = wordsIn(language);
  const inLanguage = (path: string) => addressIn(language, siteUrl + path);
  const items = posts.map(({ slug, texts, author, publishAt }) => {
    const address = inLanguage(paths.blogPost(slug));
    return [
      "<item>",
      element("title", texts[language].title),
      element("link", address),
      element("guid", address, { isPermaLink: "true" }),
      element("pubDate", publishAt.toUTCString()),
      element("dc:creator", author[language]),
      element("description", escapedText(texts[language].summary)),
      "</item>",
    ].join("");
  });
  const self = { href: siteUrl + blogFeedPath(language, "rss"), rel: "self", type: feedFormats.rss.type };
  const newest = posts.map(changedAt).toSorted((one, other) => other.getTime() - one.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element("title", title),
    element("link", inLanguage(paths.blog)),
    element("description", description),
    element("language", languageTags[language]),
    emptyElement("atom:link", self),
    ...newest.slice(0, 1).map((at) => element("lastBuildDate", at.toUTCString())),
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}
