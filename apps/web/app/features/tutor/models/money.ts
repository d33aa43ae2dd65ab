import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../../i18n/use-locale.ts";

const MICRO = 1_000_000;

/** Millionths of a dollar as one reads them, "$0.0042": what one reply costs is less than a cent. */
export function useMoney(): (micro: number) => string {
  const style = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;
  const format = new Intl.NumberFormat(languageTags[useLocale()], { ...style, maximumFractionDigits: 4 });
  return (micro) => format.format(micro / MICRO);
}

/** As one types them. */
export const inDollars = (micro: number): string => String(micro / MICRO);

/** What was typed, in millionths of a dollar. */
export const fromDollars = (typed: string): number => Math.round(Number(typed) * MICRO);
