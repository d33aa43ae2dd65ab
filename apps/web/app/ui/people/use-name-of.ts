import { nameIn } from "@dripstone/contract/name-in";
import type { Person } from "@dripstone/contract/people";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** What somebody is called in the reader's language; null once the account is deleted, which has words of its own. */
export function useNameOf(): (person: Person | null) => string {
  const { t } = useTranslation();
  const locale = useLocale();
  return (person) => (person ? nameIn(locale, person, site.teachers) : t("people.deleted"));
}
