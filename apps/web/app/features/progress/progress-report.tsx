import type { Progress } from "@dripstone/contract/progress/endpoints";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Page } from "../../ui/page/page.tsx";
import { Section } from "../../ui/page/section.tsx";
import { BadgeShelf } from "./badge-shelf.tsx";
import { DifficultyStrata } from "./difficulty-strata.tsx";
import { Numbers } from "./numbers.tsx";
import classes from "./progress-page.module.css";
import { SolvedList } from "./solved-list.tsx";
import { StreakLine } from "./streak-line.tsx";
import { STONE_DROPS, WornStone } from "./worn-stone.tsx";
import { YearWall } from "./year-wall.tsx";

/** The stone, the numbers, the year, the badges and the problems of one who has begun. */
export function ProgressReport({ progress, solved }: { progress: Progress; solved: SolvedProblem[] }) {
  const { t } = useTranslation("progress");
  const { problemsSolved, currentWeek, badges, badgesAhead, byDifficulty } = progress;
  const isThrough = problemsSolved >= STONE_DROPS;
  return (
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
          </figure>
        </header>
        <Section title={t("wall.heading")} intro={t("wall.intro")}>
          <YearWall solved={solved} currentWeek={currentWeek} />
        </Section>
        <Section title={t("difficulty.heading")}>
          <DifficultyStrata byDifficulty={byDifficulty} />
        </Section>
        <Section title={t("badges.heading")}>
          <BadgeShelf badges={badges} badgesAhead={badgesAhead} />
        </Section>
        <Section title={t("list.heading")}>
          <SolvedList solved={solved} currentWeek={currentWeek} />
        </Section>
      </div>
    </Page>
  );
}
