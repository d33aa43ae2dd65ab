import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepLesson, keepUp, tellLanguage } from "./keep-up.ts";
import classes from "./offline-keeper.module.css";
import { followByDocument, useOffline } from "./use-offline.ts";

/** So long somebody is on a lesson until it counts as opened, and has all of its files. */
const OPENED_MS = 2000;

/** Follows the service worker, and says when one is offline, or when a newer version of the site waits for what is being written. */
export default function OfflineKeeper() {
  const { t } = useTranslation("offline");
  const { pathname } = useLocation();
  const locale = useLocale();
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const isOffline = useOffline();

  useEffect(() => keepUp({ onWaiting: (now) => setTakeOver(() => now) }), []);
  useEffect(() => void tellLanguage(locale), [locale]);
  useEffect(() => {
    const opened = window.setTimeout(() => void keepLesson(pathname, locale), OPENED_MS);
    return () => window.clearTimeout(opened);
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
