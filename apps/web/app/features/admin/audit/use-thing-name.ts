import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import type audit from "../../../locales/en/audit.json";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useJobName } from "../operation/job-name.tsx";
import type { Names } from "./details/use-value-text.ts";

const LETTER_OPENED = "POST /operation/letters/{id}/open";
const BACKUP = /^dripstone-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-\d{4}\.zip$/;

/** What a deed was about, as people call it; of what has no name any more, enough of its id to tell it from others. */
export function useThingName(names: Names): (deed: AuditedDeed) => string {
  const { t } = useTranslation("audit");
  const jobName = useJobName();
  const locale = useLocale();
  const { shortCalendarDay, shortSchoolMoment } = useDates();
  return ({ endpoint, subject, details }) => {
    const known = names[subject]?.[locale];
    if (known !== undefined) return known;
    if (/^\d{4}-\d\d-\d\d$/.test(subject)) return shortCalendarDay(subject);
    const [, day, hours, minutes, seconds] = BACKUP.exec(subject) ?? [];
    if (day) return t("thing.backup", { date: shortSchoolMoment(`${day}T${hours}:${minutes}:${seconds}Z`) });
    const called = details.title ?? details.name ?? details.label;
    if (typeof called === "string" && called !== "") return called;
    if (typeof details.queue === "string") return jobName(details.queue);
    if (endpoint === LETTER_OPENED) return t("thing.letter");
    if (/^[\da-f-]{36}$/.test(subject)) return `…${subject.slice(-8)}`;
    return t(`thing.${subject as keyof typeof audit.thing}`, { defaultValue: subject });
  };
}
