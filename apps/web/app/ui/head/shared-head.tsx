import { cardPath, cardSize } from "@dripstone/contract/cards";
import { type Locale, locales } from "@dripstone/contract/locale";
import { useLocation } from "react-router";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";

type SharedHeadProps = { title: string; description: string; address: string };

/** How a page looks where it is shared. Whoever shows that asks the server, and runs no scripts: the browser leaves it as it came. */
export const SharedHead = import.meta.env.SSR ? Described : (_: SharedHeadProps) => null;

function Described({ title, description, address }: SharedHeadProps) {
  const { siteUrl } = usePageSetting();
  const locale = useLocale();
  const picture = siteUrl + cardPath(locale, useLocation().pathname, title);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name[locale]} />
      <meta property="og:locale" content={localeTags[locale]} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={localeTags[other]} />
        ))}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

const localeTags: Record<Locale, string> = { en: "en_US", ch: "zh_CN" };
