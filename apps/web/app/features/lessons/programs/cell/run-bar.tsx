import { languageTags } from "@dripstone/contract/locale";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import type { Progress } from "../running/use-program.ts";
import classes from "./run-bar.module.css";

const SECOND_MS = 1_000;

type RunBarProps = { progress: Progress; onRun: () => void; onStop: () => void };

/** Run, or Stop while it runs, with the time that it takes. */
export function RunBar({ progress, onRun, onStop }: RunBarProps) {
  const { t } = useTranslation("programs");
  const isBusy = progress.phase === "loading" || progress.phase === "running";
  return (
    <>
      <span className={classes.time}>
        <Time key={progress.phase} progress={progress} />
      </span>
      {isBusy ? (
        <Button size="sm" color="red" leftSection={<Sign shape="M3 3H13V13H3Z" />} onClick={onStop}>
          {t("cell.stop")}
        </Button>
      ) : (
        <Button size="sm" leftSection={<Sign shape="M4 2.5 13.5 8 4 13.5Z" />} onClick={onRun}>
          {t("cell.run")}
        </Button>
      )}
    </>
  );
}

function Sign({ shape }: { shape: string }) {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      <path d={shape} />
    </svg>
  );
}

function Time({ progress }: { progress: Progress }) {
  const { t } = useTranslation("programs");
  const locale = useLocale();
  const [seconds, setSeconds] = useState(0);
  const counts = progress.phase === "running" && !progress.asks;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [counts]);
  if (progress.phase === "running") return t(progress.asks ? "cell.waits" : "cell.running", { seconds });
  if (progress.phase !== "ended" || progress.ms === 0) return null;
  const format = new Intl.NumberFormat(languageTags[locale], {
    maximumFractionDigits: progress.ms < SECOND_MS ? 2 : 1,
  });
  return t("cell.took", { seconds: format.format(progress.ms / SECOND_MS) });
}
