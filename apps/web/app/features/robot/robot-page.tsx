import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Figure } from "../../ui/page/figure.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./robot-page.module.css";
import { RoverFigure } from "./rover-figure.tsx";

const weeks = ["plan", "chassis", "power", "program", "sense", "run"] as const;

export function RobotPage({ toTry }: { toTry: ReactNode }) {
  const { t } = useTranslation("robot");
  return (
    <Page subject="robotics">
      <PageHeader title={t("robot.title")} lead={t("robot.lead")} figure={toTry}>
        <ButtonLink to={paths.classes}>{t("robot.classes")}</ButtonLink>
        <ButtonLink to={paths.raspberryPi} quiet>
          {t("robot.pi")}
        </ButtonLink>
      </PageHeader>
      <Section title={t("robot.weeks.title")} intro={t("robot.weeks.intro")}>
        <ol className={classes.weeks}>
          {weeks.map((week, index) => (
            <li key={week} className={classes.week}>
              <p className={classes.number}>{t("robot.weeks.week", { number: index + 1 })}</p>
              <h3>{t(`robot.weeks.${week}.title`)}</h3>
              <p>{t(`robot.weeks.${week}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("robot.turn.title")} tone="stone">
        <div className={classes.turn}>
          <Figure variant="plate" caption={t("robot.turn.caption")}>
            <RoverFigure />
          </Figure>
          <Prose>
            <p>
              <Rich text={t("robot.turn.wheel")} />
            </p>
            <p>
              <Rich text={t("robot.turn.circle")} />
            </p>
            <p>
              <Rich text={t("robot.turn.result")} />
            </p>
            <p>
              <Rich text={t("robot.turn.yours")} />
            </p>
          </Prose>
        </div>
      </Section>
      <Section title={t("robot.team.title")} layout="side">
        <Prose>
          <p>{t("robot.team.roles")}</p>
          <p>{t("robot.team.fail")}</p>
        </Prose>
      </Section>
      <NextSteps
        title={t("robot.next.title")}
        ways={[
          { to: paths.raspberryPi, text: t("robot.next.pi") },
          { to: paths.python, text: t("robot.next.python") },
          { to: paths.classes, text: t("robot.next.classes") },
        ]}
      />
    </Page>
  );
}
