import type { BlogCard } from "@dripstone/contract/blog/payloads";
import { paths } from "@dripstone/contract/paths";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePageSetting } from "../../../ui/head/page-setting.ts";
import { SentData, StructuredData } from "../../../ui/head/structured-data.tsx";

/** The posts of a page as search engines know a list. */
export const PostsData = import.meta.env.SSR ? Described : SentData;

function Described({ posts }: { posts: readonly Pick<BlogCard, "slug" | "title">[] }) {
  const { siteUrl } = usePageSetting();
  const inLanguage = useLocale() === "ch" ? "?lang=ch" : "";
  return (
    <StructuredData
      data={{
        "@type": "ItemList",
        itemListElement: posts.map(({ slug, title }, nth) => ({
          "@type": "ListItem",
          position: nth + 1,
          name: title,
          url: siteUrl + paths.blogPost(slug) + inLanguage,
        })),
      }}
    />
  );
}
