import { languageTags } from "@dripstone/contract/locale";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocaleToggle } from "../i18n/use-locale.ts";

/** The one button between English and Chinese; it is written in the language it leads to. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { other, toggle } = useLocaleToggle();
  return (
    <Button variant="subtle" color="gray" px={{ base: 5, xs: 8 }} onClick={toggle} title={t("nav.languageLabel")}>
      <span lang={languageTags[other]}>{t("nav.language")}</span>
    </Button>
  );
}
