import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useInBrowser } from "../use-in-browser.ts";
import classes from "./own-time.module.css";
import { useDates } from "./use-dates.ts";

type OwnTimeProps = {
  instant: string;
  /** What takes place then, where the words around it do not tell: else it could be taken for another day. */
  of?: "first" | "next" | "due";
  /** Says it in the words of a page that speaks to others than the rest of the site, such as parents. */
  words?: (moment: string) => string;
};

/** An instant of the school's by the reader's own clock, where that shows another time. In the browser only: HTML knows no reader. */
export function OwnTime({ instant, of, words }: OwnTimeProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const inBrowser = useInBrowser();
  const moment = useMemo(() => (inBrowser ? dates.elsewhere(Date.parse(instant)) : null), [inBrowser, dates, instant]);
  if (!moment) return null;
  const said = words ? words(moment) : t(of ? `time.ownOf.${of}` : "time.own", { moment });
  return <span className={classes.own}>{said}</span>;
}
