import type { ShownAnnouncement } from "@dripstone/contract/site/payloads";
import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAnnouncementQuery } from "./api.ts";

/** A timer counts no further. */
const WAIT_MAX_MS = 2_147_483_647;

/** What the school has to tell now; null where there is nothing, and once its time is over. */
export function useAnnouncement(): ShownAnnouncement | null {
  const { data } = useAnnouncementQuery({ query: { language: useLocale() } });
  const [over, setOver] = useState<string | null>(null);
  const announcement = data?.announcement ?? null;
  const until = announcement?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const left = Math.min(WAIT_MAX_MS, Date.parse(until) - Date.now());
    const timer = setTimeout(() => setOver(Date.parse(until) <= Date.now() ? until : null), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return announcement && (until === null || until !== over) ? announcement : null;
}
