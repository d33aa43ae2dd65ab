import { useTranslation } from "react-i18next";

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Writes minutes as people say them: "12 min", "3 h 5 min", "2 d 4 h". */
export function useDurationText(): (minutes: number) => string {
  const { t } = useTranslation("weekly-desk");
  return (exact) => {
    const minutes = Math.round(exact);
    const hours = Math.floor(minutes / HOUR_MINUTES);
    if (hours === 0) return t("report.minutes", { count: minutes });
    if (hours < DAY_HOURS) return t("report.hours", { hours, minutes: minutes % HOUR_MINUTES });
    return t("report.days", { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS });
  };
}
