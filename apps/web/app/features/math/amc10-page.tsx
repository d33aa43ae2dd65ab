import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Example } from "../../ui/page/example.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import { Figure } from "../../ui/page/figure.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./amc10-page.module.css";
import { GuessFigure } from "./guess-figure.tsx";
import { TangentFigure } from "./tangent-figure.tsx";

const ready = ["algebra", "geometry", "counting", "numbers", "proof"] as const;

export function Amc10Page({ lessons, toTry }: { lessons: ReactNode; toTry: ReactNode }) {
  const { t } = useTranslation("math");
  return (
    <Page subject="math">
      <PageHeader
        parent={{ to: paths.math, name: t("math.title") }}
        title={t("amc10.title")}
        lead={t("amc10.lead")}
        figure={toTry}
      >
        <ButtonLink to={paths.classes}>{t("amc10.classes")}</ButtonLink>
      </PageHeader>
      {lessons}
      <Section title={t("amc10.circles.title")} layout="side">
        <Example
          topic={t("amc10.circles.topic")}
          problem={t("amc10.circles.problem")}
          reveal={t("solution")}
          solution={[t("amc10.circles.idea"), t("amc10.circles.answer")]}
          figure={<TangentFigure />}
          solved={<TangentFigure solved />}
        />
        <div className={classes.second}>
          <Example
            topic={t("amc10.sum.topic")}
            problem={t("amc10.sum.problem")}
            reveal={t("solution")}
            solution={[t("amc10.sum.idea"), t("amc10.sum.answer")]}
          />
        </div>
      </Section>
      <Section title={t("amc10.facts.title")} tone="stone">
        <Facts
          facts={[
            { value: "25", name: t("amc10.facts.questions") },
            { value: "75", name: t("amc10.facts.minutes") },
            { value: "6 / 1.5 / 0", name: t("amc10.facts.points") },
            { value: "150", name: t("amc10.facts.most") },
          ]}
        />
      </Section>
      <Section title={t("amc10.guess.title")} intro={t("amc10.guess.intro")}>
        <div className={classes.guess}>
          <Figure variant="plate">
            <GuessFigure left={t("amc10.guess.left")} points={t("amc10.guess.points")} blank={t("amc10.guess.blank")} />
          </Figure>
          <Prose>
            <p>
              <Rich text={t("amc10.guess.blind")} />
            </p>
            <p>
              <Rich text={t("amc10.guess.one")} />
            </p>
            <p>
              <Rich text={t("amc10.guess.two")} />
            </p>
          </Prose>
        </div>
      </Section>
      <Section title={t("amc10.ready.title")} intro={t("amc10.ready.intro")} layout="side">
        <Prose>
          <ul>
            {ready.map((item) => (
              <li key={item}>
                <Rich text={t(`amc10.ready.${item}`)} />
              </li>
            ))}
          </ul>
          <p>{t("amc10.ready.after")}</p>
        </Prose>
      </Section>
      <NextSteps
        title={t("amc10.next.title")}
        ways={[
          { to: paths.weeklyProblem, text: t("amc10.next.weekly") },
          { to: paths.amc8, text: t("amc10.next.amc8") },
          { to: paths.classes, text: t("amc10.next.classes") },
        ]}
      />
    </Page>
  );
}
