import { VisuallyHidden } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./time-left.module.css";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** At so many minutes it is said how many are left. */
const warnings = [1, 5, 10] as const;
const MINUTE_SECONDS = 60;

type TimeLeftProps = { now: string; receivedAt: number; endsAt: string; onUp: () => void };

/** The time that is left, by the server's clock; said aloud only near the end. */
export function TimeLeft({ onUp, ...clock }: TimeLeftProps) {
  const { t } = useTranslation("practice-tests");
  const seconds = useSecondsLeft(clock);
  const isUp = seconds === 0;
  useEffect(() => {
    if (isUp) onUp();
  }, [isUp, onUp]);
  const warning = warnings.find((minutes) => seconds <= minutes * MINUTE_SECONDS);
  return (
    <>
      <p className={classes.time} data-late={warning === undefined ? undefined : ""}>
        <span className={classes.label}>{t("sitting.time")}</span>
        <span role="timer" aria-label={t("sitting.time")} className={classes.left}>
          {Math.floor(seconds / MINUTE_SECONDS)}:{String(seconds % MINUTE_SECONDS).padStart(2, "0")}
        </span>
      </p>
      <VisuallyHidden role="status">{warning && !isUp && t("sitting.warning", { count: warning })}</VisuallyHidden>
    </>
  );
}
