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

/** Less than a dollar is told to a hundredth of a cent: a reply of an outside model may cost no more. */
const SMALL_MONEY_DIGITS = 4;
const MONEY_DIGITS = 2;
const moneyDigits = (micros: number) => (micros < MICRO ? SMALL_MONEY_DIGITS : MONEY_DIGITS);

/** What is counted; hours are no measure of a day's. */
export type Counted = Measure | "hours" | null;

function asShown(counted: Counted, count: number): number {
  if (counted !== "chat-money") return count < WHOLE_FROM ? count : Math.round(count);
  const unit = MICRO / 10 ** moneyDigits(count);
  return Math.round(count / unit) * unit;
}

export type Compared = { total: number; before: number };

/** How numbers are written: each as what it counts, and beside what it was before. */
export function useNumbers() {
  const { t } = useTranslation("analytics");
  const language = languageTags[useLocale()];
  const { shortCalendarDay, shortMonth } = useDates();
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const money = (micros: number) =>
    new Intl.NumberFormat(language, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: MONEY_DIGITS,
      maximumFractionDigits: moneyDigits(micros),
    }).format(micros / MICRO);
  const percent = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });

  const write = (counted: Counted, count: number): string => {
    if (counted === "chat-money") return money(count);
    const number = (count < WHOLE_FROM ? average : plain).format(count);
    return counted === "hours" ? t("returns.hours", { hours: number }) : number;
  };

  /** In words: whoever reads it sees at once what grew. */
  const change = (counted: Counted, compared: Compared): string => {
    // The difference is the one between the numbers as they are shown.
    const [total, before] = [asShown(counted, compared.total), asShown(counted, compared.before)];
    if (total === before) return t(total === 0 && counted !== "hours" ? "change.none" : "change.same");
    if (before === 0 && counted !== "hours") return t("change.new");
    const manner = counted === "hours" ? "hours" : counted === "chat-money" ? "money" : "count";
    const difference = t(`change.${total > before ? "more" : "less"}.${manner}`, {
      difference: write(counted, Math.abs(total - before)),
    });
    if (counted === "chat-money" ? before < PERCENT_FROM * MICRO : before < PERCENT_FROM) return difference;
    return t("change.percent", { difference, percent: percent.format(total / before - 1) });
  };

  const step = (grain: Grain, day: string): string => (grain === "month" ? shortMonth(day) : shortCalendarDay(day));

  return { write, change, step };
}
