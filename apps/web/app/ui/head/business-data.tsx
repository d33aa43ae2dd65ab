import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

/** The school as search engines know a business: where it is and when it is open. */
export const BusinessData = import.meta.env.SSR ? Described : SentData;

function Described() {
  const url = usePageSetting().siteUrl;
  const { t } = useTranslation("meta");
  const locale = useLocale();
  const name = site.name[locale];
  const { street, city, region, postalCode, country } = site.address;
  return (
    <StructuredData
      data={{
        "@type": ["EducationalOrganization", "LocalBusiness"],
        "@id": `${url}/#school`,
        name,
        alternateName: Object.values(site.name).filter((other) => other !== name),
        description: t("home.description"),
        url,
        email: site.email,
        logo: `${url}/icons/icon-512.png`,
        address: {
          "@type": "PostalAddress",
          streetAddress: street,
          addressLocality: city,
          addressRegion: region,
          postalCode,
          addressCountry: country,
        },
        image: `${url}/icons/icon-512.png`,
        areaServed: { "@type": "City", name: city },
        knowsLanguage: Object.values(languageTags),
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          email: site.email,
          availableLanguage: Object.values(languageTags),
        },
        makesOffer: {
          "@type": "Offer",
          itemOffered: {
            "@type": "Service",
            serviceType: t("consulting.title"),
            name: t("consulting.title"),
            description: t("consulting.description"),
            url: `${url}${paths.about}${locale === "ch" ? "?lang=ch" : ""}#consulting`,
          },
        },
        openingHoursSpecification: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: site.openingHours.days,
          opens: site.openingHours.opens,
          closes: site.openingHours.closes,
        },
      }}
    />
  );
}
