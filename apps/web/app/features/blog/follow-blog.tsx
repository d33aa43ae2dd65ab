import { blogFeedPath } from "@dripstone/contract/blog/feed";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { Rich } from "../../ui/page/rich.tsx";

/** Where programs that follow the blog find its newest posts, for who wants to give them the address. */
export function FollowBlog() {
  const { t } = useTranslation("blog");
  const language = useLocale();
  return (
    <p>
      <Rich text={t("feeds.text")} /> <a href={blogFeedPath(language, "rss")}>{t("feeds.rss")}</a>
      {" · "}
      <a href={blogFeedPath(language, "atom")}>{t("feeds.atom")}</a>
    </p>
  );
}
