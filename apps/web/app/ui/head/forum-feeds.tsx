import { feedPath } from "@dripstone/contract/forum/feed";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";

/** Where programs that follow the forum find its newest posts, and those of the category that is shown. */
export function ForumFeeds({ category }: { category: string | undefined }) {
  const { t } = useTranslation("forum-list");
  const language = useLocale();
  const type = "application/rss+xml";
  return (
    <>
      <link rel="alternate" type={type} title={t("feed.all")} href={feedPath(language)} />
      {category && <link rel="alternate" type={type} title={t("feed.category")} href={feedPath(language, category)} />}
    </>
  );
}
