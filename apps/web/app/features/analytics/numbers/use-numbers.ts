import type { Grain, Measure } from "@dripstone/contract/analytics/measures";
import { languageTags } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";

const MICRO = 1_000_000;

/** An average of more is told whole: 59 people a day, and 2.4. */
const WHOLE_FROM = 10;

/** Of fewer, a part in a hundred says nothing: 5 after 8 are 3 fewer. */
const PERCENT_FROM = 20;

const asShown = (measure: Measure | null, count: number) =>
  measure === "chat-money" || count < WHOLE_FROM ? count : Math.round(count);

export type Compared = { total: number; before: number };

/** How numbers are written: each as what it counts, and beside what it was before. */
export function useNumbers() {
  const { t } = useTranslation("analytics");
  const language = languageTags[useLocale()];
  const { shortCalendarDay, shortMonth } = useDates();
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  });
  const percent = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });

  const write = (measure: Measure | null, count: number): string =>
    measure === "chat-money" ? money.format(count / MICRO) : (count < WHOLE_FROM ? average : plain).format(count);

  /** In words: whoever reads it sees at once what grew. */
  const change = (measure: Measure | null, compared: Compared): string => {
    // The difference is the one between the numbers as they are shown.
    const [total, before] = [asShown(measure, compared.total), asShown(measure, compared.before)];
    if (total === before) return t(total === 0 ? "change.none" : "change.same");
    const count = write(measure, Math.abs(total - before));
    if (before === 0) return t("change.new");
    const difference = t(total > before ? "change.more" : "change.less", { difference: count });
    if (measure === "chat-money" ? before < PERCENT_FROM * MICRO : before < PERCENT_FROM) return difference;
    return t("change.percent", { difference, percent: percent.format(total / before - 1) });
  };

  const step = (grain: Grain, day: string): string => (grain === "month" ? shortMonth(day) : shortCalendarDay(day));

  return { write, change, step };
}
