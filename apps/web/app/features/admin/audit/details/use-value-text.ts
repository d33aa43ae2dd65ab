import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { writeNumber } from "../../../../i18n/write-number.ts";
import type audit from "../../../../locales/en/audit.json";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { usePrices } from "../../../../ui/prices/use-prices.ts";
import { cents, coded, microDollars, written } from "./fields.ts";

export type DetailValue = AuditedDeed["details"][string];
export type Names = Readonly<Record<string, { en: string; ch: string }>>;

const MICRO_IN_A_CENT = 10_000;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isId = (value: DetailValue) => typeof value === "string" && id.test(value);

/** Writes what stands in a field of a deed as a reader of the page's language reads it. */
export function useValueText(names: Names): (field: string, value: DetailValue) => string {
  const { t } = useTranslation(["audit", "operation"]);
  const locale = useLocale();
  const { shortCalendarDay, time, weekday, day, schoolTime } = useDates();
  const price = usePrices();
  const list = new Intl.ListFormat(languageTags[locale]);

  const moment = (of: string, at: string) => t("audit:moment", { day: of, time: at });
  const word = (value: string) => t(`audit:value.${value as keyof typeof audit.value}`, { defaultValue: value });
  const fieldName = (field: string) => t(`audit:field.${field as keyof typeof audit.field}`, { defaultValue: field });

  /** What looks like a time, a day or a number is one, where nobody has written it. */
  const formed = (text: string): string => {
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return moment(day(text), schoolTime(text));
    const [, wallDay, wallTime] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
    if (wallDay && wallTime) return moment(shortCalendarDay(wallDay), time(wallTime));
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return shortCalendarDay(text);
    if (/^\d\d:\d\d$/.test(text)) return time(text);
    return /^-?\d{1,15}(\.\d+)?$/.test(text) ? writeNumber(locale, Number(text)) : text;
  };

  return (field, value) => {
    if (value === null || value === "" || value === "–") return t("audit:nothing");
    if (typeof value === "boolean") return t(value ? "audit:yes" : "audit:no");
    if (field === "changed") return list.format(String(value).split(", ").map(fieldName));
    if (cents.has(field)) return price(Number(value));
    if (microDollars.has(field)) return price(Number(value) / MICRO_IN_A_CENT);
    if (field === "weekday") return weekday(Number(value));
    if (field === "queue") return t(`operation:job.${String(value) as "mail"}`, { defaultValue: String(value) });
    if (typeof value === "number") return writeNumber(locale, value);
    const ids = value.split(", ");
    if (ids.every(isId)) return ids.map((one) => names[one]?.[locale] ?? t("audit:nothing")).join(t("audit:comma"));
    if (written.has(field)) return value;
    if (value === "true" || value === "false") return t(value === "true" ? "audit:yes" : "audit:no");
    return coded.has(field) && /^[a-z0-9-]+$/.test(value) && !/^\d/.test(value) ? word(value) : formed(value);
  };
}
