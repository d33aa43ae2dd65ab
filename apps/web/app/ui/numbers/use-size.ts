import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../i18n/use-locale.ts";

const KILOBYTE = 1024;
const units = ["B", "KB", "MB", "GB", "TB"] as const;
/** From here on a unit's tenths matter. */
const MEGABYTES = 2;

/** How large something is that is kept, as people say it. */
export function useSize(): (bytes: number) => string {
  const language = languageTags[useLocale()];
  const amount = (maximumFractionDigits: number) => new Intl.NumberFormat(language, { maximumFractionDigits });
  return (bytes) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILOBYTE)));
    return `${amount(step >= MEGABYTES ? 1 : 0).format(bytes / KILOBYTE ** step)} ${units[step]}`;
  };
}
