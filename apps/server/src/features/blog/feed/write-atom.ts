import { blogFeedPath, feedFormats } from "@dripstone/contract/blog/feed";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { site } from "../../../../../../site.config.ts";
import { addressIn } from "../../../feeds/kept-feeds.ts";
import { element, emptyElement } from "../../../feeds/xml.ts";
import { changedAt, type FeedPost } from "./read-feed.ts";
import { type Telling, wordsIn } from "./words.ts";

/** A blog without a post was changed when there was nothing yet. */
const NEVER = new Date(0);

/** The blog as Atom; of a post there is its summary. */
export function writeAtom(posts: readonly FeedPost[], { siteUrl, language }: Telling): string {
  const { title, description } = wordsIn(language);
  const inLanguage = (path: string) => addressIn(language, siteUrl + path);
  const person = (name: string) => `<author>${element("name", name)}</author>`;
  const entries = posts.map((post) => {
    const address = inLanguage(paths.blogPost(post.slug));
    return [
      "<entry>",
      element("id", address),
      element("title", post.texts[language].title),
      emptyElement("link", { href: address, rel: "alternate", type: "text/html" }),
      element("published", post.publishAt.toISOString()),
      element("updated", changedAt(post).toISOString()),
      person(post.author[language]),
      element("summary", post.texts[language].summary),
      "</entry>",
    ].join("");
  });
  const self = siteUrl + blogFeedPath(language, "atom");
  const [newest = NEVER] = posts.map(changedAt).toSorted((one, other) => other.getTime() - one.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">`,
    element("id", self),
    element("title", title),
    element("subtitle", description),
    emptyElement("link", { href: self, rel: "self", type: feedFormats.atom.type }),
    emptyElement("link", { href: inLanguage(paths.blog), rel: "alternate", type: "text/html" }),
    element("updated", newest.toISOString()),
    person(site.name[language]),
    ...entries,
    "</feed>\n",
  ].join("\n");
}
