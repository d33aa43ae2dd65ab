import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepLesson, keepUp, tellLanguage } from "./keep-up.ts";
import classes from "./offline-keeper.module.css";
import { followByDocument, useOffline } from "./use-offline.ts";

/** So long a lesson that is open is left alone until it has all of its files; one that is left before is kept with those that it has. */
const OPENED_MS = 2000;

/** A page as somebody has seen it. */
export type SeenPage = { pathname: string; language: string };

/** Follows the service worker, and says when one is offline, or when a newer version of the site waits for what is being written. */
export default function OfflineKeeper({ before }: { before: readonly SeenPage[] }) {
  const { t } = useTranslation("offline");
  const { pathname } = useLocation();
  const locale = useLocale();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const isOffline = useOffline();

  useEffect(() => keepUp({ onWaiting: (now) => setTakeOver(() => now) }), []);
  useEffect(() => void tellLanguage(locale), [locale]);
  // Those that were left before this was there.
  useEffect(() => {
    for (const seen of before) void keepLesson(seen.pathname, seen.language);
  }, [before]);
  useEffect(() => {
    let isKept = false;
    const keep = () => {
      if (!isKept) void keepLesson(pathname, locale);
      isKept = true;
    };
    const opened = window.setTimeout(keep, OPENED_MS);
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      keep();
      window.clearTimeout(opened);
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [pathname, locale]);
  useEffect(() => (isOffline ? followByDocument() : undefined), [isOffline]);

  return (
    <div role="status" className={classes.place}>
      {isOffline && <p className={classes.note}>{t("note")}</p>}
      {takeOver && (
        <p className={classes.note}>
          {t("newer")}
          <Button size="compact-sm" variant="white" onClick={takeOver}>
            {t("reload")}
          </Button>
        </p>
      )}
    </div>
  );
}
