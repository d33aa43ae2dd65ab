import type { BlogPost } from "@dripstone/contract/blog/payloads";
import { cardPath } from "@dripstone/contract/cards";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { teacherNamed } from "../people/teacher-named.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

/** A post as search engines know one. */
export const BlogPostData = import.meta.env.SSR ? Described : SentData;

function Described({ post }: { post: BlogPost }) {
  const { t } = useTranslation("blog");
  const { siteUrl } = usePageSetting();
  const locale = useLocale();
  const { slug, title, summary, author, tags, publishedAt, changedAt, minutes } = post;
  const teacher = teacherNamed(author);
  const inLanguage = (path: string) => siteUrl + path + (locale === "ch" ? "?lang=ch" : "");
  const url = inLanguage(paths.blogPost(slug));
  const school = {
    "@type": "EducationalOrganization",
    "@id": `${siteUrl}/#school`,
    name: site.name[locale],
    url: siteUrl,
    logo: { "@type": "ImageObject", url: `${siteUrl}/icons/icon-512.png` },
  };
  return (
    <StructuredData
      data={{
        "@type": "BlogPosting",
        headline: title,
        image: siteUrl + cardPath(locale, paths.blogPost(slug), title),
        description: summary,
        url,
        mainEntityOfPage: { "@type": "WebPage", "@id": url },
        inLanguage: languageTags[locale],
        datePublished: publishedAt,
        dateModified: changedAt ?? publishedAt,
        timeRequired: `PT${minutes}M`,
        keywords: tags.map((tag) => t(`tag.${tag}`)),
        author: teacher
          ? { "@type": "Person", name: author, url: `${inLanguage(paths.about)}#${teacher}`, worksFor: school }
          : { "@type": "Organization", name: author, url: inLanguage(paths.about) },
        publisher: school,
        isPartOf: {
          "@type": "Blog",
          name: t("feeds.feedTitle", { school: site.name[locale] }),
          url: inLanguage(paths.blog),
        },
      }}
    />
  );
}
