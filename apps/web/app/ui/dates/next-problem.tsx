import { useTranslation } from "react-i18next";
import { OwnTime } from "./own-time.tsx";
import { useDates } from "./use-dates.ts";

/** When the next weekly problem opens: as the school's clock has it, and as the reader's does. */
export function NextProblem({ at }: { at: string }) {
  const { t } = useTranslation();
  const { schoolDay, schoolZone } = useDates();
  return (
    <>
      {t("time.nextProblem", { day: schoolDay(Date.parse(at)), zone: schoolZone })}
      <OwnTime instant={at} />
    </>
  );
}
