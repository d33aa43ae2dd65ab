import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { usePageSetting } from "./page-setting.ts";
import { SentData, StructuredData } from "./structured-data.tsx";

/** The forum as search engines know a collection of conversations. */
export const ForumData = import.meta.env.SSR ? Described : SentData;

function Described() {
  const url = usePageSetting().siteUrl;
  const { t } = useTranslation("meta");
  return (
    <StructuredData
      data={{
        "@type": "CollectionPage",
        name: t("forum.title"),
        description: t("forum.description"),
        url: url + paths.forum,
        inLanguage: languageTags[useLocale()],
        publisher: { "@id": `${url}/#school` },
      }}
    />
  );
}
