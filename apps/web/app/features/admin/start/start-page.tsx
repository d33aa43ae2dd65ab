import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useNow } from "../../../ui/dates/use-now.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { SystemHealth } from "./system-health.tsx";
import { WaitingForMe } from "./waiting-for-me.tsx";

/** An admin's start: what waits, how the site is, and what an admin who teaches has today. The rooms are in the rail beside it. */
export function StartPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("meta");
  const { schoolDay, schoolZone } = useDates();
  const now = useNow();
  return (
    <>
      <OfficeHeader title={t("admin.title")} note={now && `${schoolDay(now)} · ${schoolZone}`} />
      {/* Of jobs that have failed its health tells. */}
      <WaitingForMe without="failed-jobs" />
      <SystemHealth />
      {children}
    </>
  );
}
