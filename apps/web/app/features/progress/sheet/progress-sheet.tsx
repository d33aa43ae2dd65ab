import type { Progress } from "@dripstone/contract/progress/endpoints";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { YearWall } from "../calendar/year-wall.tsx";
import { DifficultyBars } from "../charts/difficulty-chart.tsx";
import { PointsPicture } from "../charts/points-picture.tsx";
import { TopicBars } from "../charts/topics-chart.tsx";
import { Verdict } from "../charts/verdict.tsx";
import { Lessons } from "../lessons.tsx";
import { Numbers } from "../numbers.tsx";
import { WornStone } from "../worn-stone.tsx";
import { EarnedBadges } from "./earned-badges.tsx";
import classes from "./progress-sheet.module.css";

/** The same on one sheet of paper, A4 or Letter, for whoever has no account: a grandparent, say. It is seen in print only. */
export function ProgressSheet({ progress, solved }: { progress: Progress; solved: SolvedProblem[] }) {
  const { t } = useTranslation("progress");
  const { day } = useDates();
  const name = useAppSelector(({ auth }) => auth.user?.name ?? "");
  const { problemsSolved, weeks, badges, byDifficulty, topics } = progress;
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <h1>{t("sheet.title", { name })}</h1>
        <p>{t("sheet.lead", { date: day(new Date().toISOString()) })}</p>
      </header>
      <div className={classes.top}>
        <Numbers progress={progress} />
        <WornStone drops={problemsSolved} />
      </div>
      <section>
        <h2>{t("sheet.weeks")}</h2>
        <p className={classes.legend}>{t("sheet.drops")}</p>
        <YearWall weeks={weeks} solved={solved} />
      </section>
      <div className={classes.columns}>
        <section>
          <h2>{t("sheet.points")}</h2>
          <PointsPicture progress={progress} />
          <h2>{t("difficulty.heading")}</h2>
          <DifficultyBars byDifficulty={byDifficulty} />
        </section>
        <section>
          <h2>{t("topics.heading")}</h2>
          <TopicBars topics={topics} />
          <Verdict topics={topics} />
          <h2>{t("lessons.heading")}</h2>
          <Lessons {...progress} />
        </section>
      </div>
      <section>
        <h2>{t("sheet.badges")}</h2>
        <EarnedBadges badges={badges} />
      </section>
    </article>
  );
}
