import { difficulties } from "@dripstone/contract/difficulty";
import { paths } from "@dripstone/contract/paths";
import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BothSwitch } from "../both/both-switch.tsx";
import { OtherTitle } from "../both/other-title.tsx";
import type { Both } from "../both/use-both.ts";
import { Drops } from "./drops.tsx";
import classes from "./problem-head.module.css";
import { TimeLeft } from "./time-left.tsx";

type ProblemHeadProps = {
  problem: WeeklyProblem;
  both: Both;
  /** The problem in the other language, if the reader wants that, too. */
  beside: WeeklyProblem | null;
  /** It is a part of another page, under a heading of that. */
  part: boolean;
};

/** The opening of the page: which problem, how hard, worth how much, open how long. */
export function ProblemHead({ problem, both, beside, part }: ProblemHeadProps) {
  const { t } = useTranslation("weekly-problem");
  const Title = part ? "h3" : "h1";
  const { title, difficulty, points, startsAt, endsAt } = problem;
  return (
    <header className={classes.head}>
      <div>
        <div className={classes.above}>
          <p className={classes.eyebrow}>{t("eyebrow")}</p>
          <Link to={paths.archive}>{t("archive.link")}</Link>
          <BothSwitch {...both} />
        </div>
        <Title className={classes.title}>{title}</Title>
        {beside && <OtherTitle title={beside.title} language={both.other} />}
        <dl className={classes.facts}>
          <div>
            <dt>{t("difficulty.label")}</dt>
            <dd>
              {t(`difficulty.${difficulty}`)}
              <Drops filled={difficulties.indexOf(difficulty) + 1} of={difficulties.length} />
              <span className={classes.like}>{t(`difficulty.like.${difficulty}`)}</span>
            </dd>
          </div>
          <div>
            <dt>{t("points.label")}</dt>
            <dd>{t("points.value", { count: points })}</dd>
          </div>
        </dl>
      </div>
      <TimeLeft startsAt={startsAt} endsAt={endsAt} />
    </header>
  );
}
