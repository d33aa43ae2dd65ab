import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../i18n/use-locale.ts";

/** Writes prices, "$480". */
export function usePrices(): (cents: number) => string {
  const format = new Intl.NumberFormat(languageTags[useLocale()], {
    ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", trailingZeroDisplay: "stripIfInteger" },
  });
  return (cents) => format.format(cents / 100);
}
