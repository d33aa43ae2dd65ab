import { languageTags } from "@dripstone/contract/locale";
import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keepLocale, useLocale, useLocaleToggle } from "../../i18n/use-locale.ts";
import { focusContent } from "../../ui/focus/focus-content.ts";
import classes from "./language-offer.module.css";

/**
 * One line in Chinese for a browser that speaks it, where nobody has chosen a language yet. It stands in every page's HTML, and is shown by the mark
 * alone: nothing is redirected, nothing moves, and whoever keeps copies of a page has one for all (decision 003).
 */
export function LanguageOffer() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { other, toggle } = useLocaleToggle();
  return (
    <aside lang={languageTags[other]} aria-label={t("languageOffer.label")} className={classes.offer} data-nosnippet="">
      <p>{t("languageOffer.text")}</p>
      <a
        href={`?lang=${other}`}
        onClick={(event) => {
          event.preventDefault();
          void toggle().then(focusContent);
        }}
      >
        {t("languageOffer.go")}
      </a>
      <CloseButton
        aria-label={t("languageOffer.close")}
        onClick={() => {
          keepLocale(locale);
          focusContent();
        }}
      />
    </aside>
  );
}
