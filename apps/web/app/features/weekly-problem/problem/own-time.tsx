import { useMounted } from "@mantine/hooks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "./own-time.module.css";

/** An instant of the school's by the reader's own clock, where that shows another time. In the browser only: HTML knows no reader. */
export function OwnTime({ instant }: { instant: string }) {
  const { t } = useTranslation("weekly-problem");
  const dates = useDates();
  const mounted = useMounted();
  const moment = useMemo(() => (mounted ? dates.elsewhere(Date.parse(instant)) : null), [mounted, dates, instant]);
  return moment && <span className={classes.own}>{t("time.own", { moment })}</span>;
}
