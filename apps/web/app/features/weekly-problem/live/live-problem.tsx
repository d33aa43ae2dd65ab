import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useArrival } from "../../../session/arrival.ts";
import { useWeeklyProblemQuery } from "../api.ts";
import { OpenProblem } from "../open-problem.tsx";
import { useShownProblem } from "../problem/use-shown-problem.ts";
import { useWriter } from "../use-writer.ts";
import classes from "./live-problem.module.css";

/** The problem with all that it takes to answer it, below a heading of the page that it is a part of. */
export default function LiveProblem({ waiting }: { waiting: ReactNode }) {
  const { t } = useTranslation(["weekly-problem", "badges", "errors"]);
  const language = useLocale();
  const { data, error, refetch } = useWeeklyProblemQuery({ query: { language } });
  const { shown, newer, moveOn } = useShownProblem(data);
  const writer = useWriter();
  useArrival(shown !== undefined);
  if (shown) {
    const key = `${shown.week} ${writer}`;
    return <OpenProblem key={key} problem={shown} newer={newer} onMoveOn={moveOn} onAsk={refetch} part />;
  }
  if (shown === null) return <p className={classes.said}>{t("none.title")}</p>;
  if (!error) return waiting;
  return (
    <div role="alert" className={classes.said}>
      <p>{t("failed.title")}</p>
      <Button variant="default" onClick={refetch}>
        {t("failed.retry")}
      </Button>
    </div>
  );
}
