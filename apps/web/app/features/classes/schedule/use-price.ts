import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../../i18n/use-locale.ts";

/** "$480" */
export function usePrice(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(languageTags[useLocale()], {
    ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", minimumFractionDigits },
    maximumFractionDigits: 2,
  });
  return format.format(cents / 100);
}
