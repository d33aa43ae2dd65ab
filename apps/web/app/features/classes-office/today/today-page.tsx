import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useNow } from "../../../ui/dates/use-now.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Today } from "./today.tsx";

/** A teacher's start page: what waits stands before all else, however many classes there are. */
export function TodayPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("classes-office");
  const { schoolDay, schoolZone } = useDates();
  const now = useNow();
  return (
    <>
      <OfficeHeader title={t("today.title")} note={now && `${schoolDay(now)} · ${schoolZone}`} />
      {children}
      <Today />
    </>
  );
}
