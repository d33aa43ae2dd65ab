import { languageTags } from "@dripstone/contract/locale";
import { useLocale } from "../../../i18n/use-locale.ts";

const KILOBYTE = 1024;
const units = ["B", "KB", "MB"] as const;

/** How large a file is, as people say it. */
export function useSize(): (bytes: number) => string {
  const language = languageTags[useLocale()];
  const amount = (maximumFractionDigits: number) => new Intl.NumberFormat(language, { maximumFractionDigits });
  return (bytes) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILOBYTE)));
    return `${amount(units[step] === "MB" ? 1 : 0).format(bytes / KILOBYTE ** step)} ${units[step]}`;
  };
}
