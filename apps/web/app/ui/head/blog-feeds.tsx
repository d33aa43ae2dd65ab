import { blogFeedPath, type FeedFormat, feedFormats } from "@dripstone/contract/blog/feed";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";

const formats = Object.keys(feedFormats) as FeedFormat[];

/** Where programs that follow the blog find its newest posts. */
export function BlogFeeds() {
  const { t } = useTranslation("blog");
  const language = useLocale();
  const title = t("feeds.feedTitle", { school: site.name[language] });
  return formats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedFormats[format].type}
      title={title}
      href={blogFeedPath(language, format)}
    />
  ));
}
