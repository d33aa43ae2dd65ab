import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../../i18n/use-locale.ts";

const KILOBYTE = 1024;
const units = ["B", "kB", "MB"] as const;

/** How large a file is, as people say it. */
export function useSize(): (bytes: number) => string {
  const amount = new Intl.NumberFormat(languageTags[useLocale()], { maximumFractionDigits: 1 });
  return (bytes) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILOBYTE)));
    return `${amount.format(bytes / KILOBYTE ** step)} ${units[step]}`;
  };
}
