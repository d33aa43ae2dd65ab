import type { Progress } from "@dripstone/contract/progress/endpoints";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Page } from "../../ui/page/page.tsx";
import { Section } from "../../ui/page/section.tsx";
import { BadgeShelf } from "./badge-shelf.tsx";
import { Calendar } from "./calendar/calendar.tsx";
import { DifficultyChart } from "./charts/difficulty-chart.tsx";
import { PointsChart } from "./charts/points-chart.tsx";
import { TopicsChart } from "./charts/topics-chart.tsx";
import { Lessons } from "./lessons.tsx";
import { Numbers } from "./numbers.tsx";
import classes from "./progress-page.module.css";
import { ProgressSheet } from "./sheet/progress-sheet.tsx";
import { SolvedList } from "./solved-list.tsx";
import { StreakLine } from "./streak-line.tsx";
import { STONE_DROPS, WornStone } from "./worn-stone.tsx";

/** The stone, the numbers, the year, the badges and the problems of one who has begun; on paper, one sheet of them. */
export function ProgressReport({ progress, solved }: { progress: Progress; solved: SolvedProblem[] }) {
  const { t } = useTranslation("progress");
  const { problemsSolved, weeks, badges, badgesAhead, byDifficulty, topics } = progress;
  const isThrough = problemsSolved >= STONE_DROPS;
  return (
    <>
      <div className={classes.screen}>
        <Page>
          <div className={classes.report}>
            <header className={classes.head}>
              <div>
                <h1 className={classes.title}>{t("title")}</h1>
                <p className={classes.lead}>{t("lead")}</p>
                <Numbers progress={progress} />
                <StreakLine progress={progress} />
              </div>
              <figure className={classes.figure}>
                <WornStone drops={problemsSolved} />
                <figcaption>
                  {t(isThrough ? "stone.through" : "stone.caption", { count: problemsSolved, drops: STONE_DROPS })}
                </figcaption>
                <Button variant="default" className={classes.print} onClick={() => print()}>
                  {t("print")}
                </Button>
              </figure>
            </header>
            <Section title={t("wall.heading")} intro={t("wall.intro")}>
              <Calendar weeks={weeks} solved={solved} />
            </Section>
            <Section title={t("growth.heading")} intro={t("growth.intro")}>
              <PointsChart progress={progress} />
            </Section>
            <div className={classes.pair}>
              <Section title={t("topics.heading")}>
                <TopicsChart topics={topics} />
              </Section>
              <Section title={t("difficulty.heading")}>
                <DifficultyChart byDifficulty={byDifficulty} />
              </Section>
            </div>
            <Section title={t("badges.heading")}>
              <BadgeShelf badges={badges} badgesAhead={badgesAhead} />
            </Section>
            <Section title={t("lessons.heading")}>
              <Lessons {...progress} />
            </Section>
            {solved.length > 0 && (
              <Section title={t("list.heading")}>
                <SolvedList solved={solved} />
              </Section>
            )}
          </div>
        </Page>
      </div>
      <ProgressSheet progress={progress} solved={solved} />
    </>
  );
}
