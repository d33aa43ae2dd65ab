import { pages } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

/** Where on the site a page is, as search engines show it. */
export const BreadcrumbData = import.meta.env.SSR ? Described : SentData;

function Described({ title }: { title: string }) {
  const { i18n } = useTranslation();
  const { siteUrl } = usePageSetting();
  const locale = useLocale();
  const { pathname } = useLocation();
  const inLanguage = locale === "ch" ? `?lang=${locale}` : "";
  // Read as it is: what is asked for by `t` goes to the browser, which needs none of it.
  const nameOf = (page: string): string => i18n.getResource(locale, "meta", `${page}.title`);
  const above = Object.entries(pages).filter(([page, path]) => pathname.startsWith(`${path}/`) || page === "home");
  const steps = [
    ...above
      .toSorted(([, one], [, other]) => one.length - other.length)
      .map(([page, path]) => ({ name: nameOf(page), item: siteUrl + path + inLanguage })),
    { name: title, item: siteUrl + pathname + inLanguage },
  ];
  return (
    <StructuredData
      data={{
        "@type": "BreadcrumbList",
        itemListElement: steps.map((step, nth) => ({ "@type": "ListItem", position: nth + 1, ...step })),
      }}
    />
  );
}
