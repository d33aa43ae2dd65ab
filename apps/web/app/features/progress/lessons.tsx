import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import classes from "./lessons.module.css";

type LessonsProps = Pick<Progress, "lessonsCompleted" | "completionRate" | "averageScore">;

/** The regular lessons; what cannot be told yet is not told as a zero. */
export function Lessons({ lessonsCompleted, completionRate, averageScore }: LessonsProps) {
  const { t } = useTranslation("progress");
  const percent = (value: number | null) =>
    value === null ? t("lessons.nothing") : t("lessons.percent", { value: Math.round(value) });
  const isClosed = completionRate === null && lessonsCompleted === 0;
  return (
    <>
      <dl className={classes.lessons}>
        <div>
          <dt>{t("lessons.completed")}</dt>
          <dd>{lessonsCompleted}</dd>
        </div>
        <div>
          <dt>{t("lessons.rate")}</dt>
          <dd>{percent(completionRate === null ? null : 100 * completionRate)}</dd>
        </div>
        <div>
          <dt>{t("lessons.score")}</dt>
          <dd>{percent(averageScore)}</dd>
        </div>
      </dl>
      {isClosed && <p className={classes.note}>{t("lessons.closed")}</p>}
      {lessonsCompleted > 0 && averageScore === null && <p className={classes.note}>{t("lessons.unscored")}</p>}
    </>
  );
}
