import { languageTags, locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { useLocation } from "react-router";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { BreadcrumbData } from "./breadcrumb-data.tsx";
import { usePageSetting } from "./page-setting.ts";
import { SharedHead } from "./shared-head.tsx";

type PageHeadProps = {
  title: string;
  description: string;
  /** Pages for one person, or for nobody: search engines leave them out. */
  hidden?: boolean;
  /** What of the address's query makes another page of it, such as a category. */
  query?: Record<string, string>;
};

/** Title, description and addresses of a page; they follow the language at once, like the rest of the page. */
export function PageHead({ title, description, hidden, query = {} }: PageHeadProps) {
  const siteUrl = usePageSetting().siteUrl;
  const locale = useLocale();
  const { pathname } = useLocation();
  const school = site.name[locale];
  const fullTitle = title === school ? title : `${title} · ${school}`;
  const address = (of: string) => {
    const told = new URLSearchParams({ ...query, ...(of === "ch" && { lang: of }) });
    return siteUrl + pathname + (told.size > 0 ? `?${told}` : "");
  };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(locale)} />
      {locales.map((of) => (
        <link key={of} rel="alternate" hrefLang={languageTags[of]} href={address(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address("en")} />
      {hidden || <SharedHead title={title} description={description} address={address(locale)} />}
      {hidden || pathname === paths.home || <BreadcrumbData title={title} />}
    </>
  );
}
