import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../ui/dates/use-now.ts";
import { timeLeft } from "./count-down.ts";
import { OpenUntil } from "./open-until.tsx";
import classes from "./time-left.module.css";

const WEEK_DAYS = 7;

type TimeLeftProps = Pick<WeeklyProblem, "startsAt" | "endsAt">;

/** How long the week is still open. Runs in the browser only: the page from the server is the same at every moment. */
export function TimeLeft({ startsAt, endsAt }: TimeLeftProps) {
  const { t } = useTranslation("weekly-problem");
  const now = useNow();
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const left = now === null ? null : timeLeft(end, now);
  const gone = now === null ? 0 : Math.min(1, Math.max(0, (now - start) / (end - start)));
  return (
    <div className={classes.clock}>
      <p className={classes.left} role="timer" aria-label={t("time.label")}>
        {left && (left.over ? t("time.over") : left.days > 0 ? t("time.days", left) : t("time.hours", left))}
      </p>
      <svg className={classes.week} viewBox="0 0 70 2" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: WEEK_DAYS }, (_, day) => {
          const part = Math.min(1, Math.max(0, gone * WEEK_DAYS - day));
          return (
            <g key={day} transform={`translate(${day * 10} 0)`}>
              <path className={classes.day} d="M.3 1H9.7" />
              {part > 0 && <path className={classes.gone} d={`M.3 1H${(0.3 + part * 9.4).toFixed(2)}`} />}
            </g>
          );
        })}
      </svg>
      <p className={classes.until}>
        <OpenUntil endsAt={endsAt} />
      </p>
    </div>
  );
}
