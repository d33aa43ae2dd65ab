import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useInBrowser } from "../use-in-browser.ts";
import classes from "./own-time.module.css";
import { useDates } from "./use-dates.ts";

/** An instant of the school's by the reader's own clock, where that shows another time. In the browser only: HTML knows no reader. */
export function OwnTime({ instant }: { instant: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const inBrowser = useInBrowser();
  const moment = useMemo(() => (inBrowser ? dates.elsewhere(Date.parse(instant)) : null), [inBrowser, dates, instant]);
  return moment && <span className={classes.own}>{t("time.own", { moment })}</span>;
}
