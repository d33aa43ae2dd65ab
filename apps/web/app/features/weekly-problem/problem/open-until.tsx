import { SECOND_MS } from "@dripstone/contract/durations";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";

/** Until when a week is open: as the school's clock has it, and as the reader's does. */
export function OpenUntil({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation("weekly-problem");
  const { schoolDay, schoolZone } = useDates();
  return (
    <>
      {t("time.until", { day: schoolDay(Date.parse(endsAt) - SECOND_MS), zone: schoolZone })}
      <OwnTime instant={endsAt} />
    </>
  );
}
