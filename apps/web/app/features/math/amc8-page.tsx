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
import { Section } from "../../ui/page/section.tsx";
import { AltitudeFigure } from "./altitude-figure.tsx";
import classes from "./amc8-page.module.css";
import { PacingFigure } from "./pacing-figure.tsx";

const examples = ["numbers", "counting", "geometry", "rates"] as const;

export function Amc8Page({ lessons, toTry }: { lessons: ReactNode; toTry: ReactNode }) {
  const { t } = useTranslation("math");
  return (
    <Page subject="math">
      <PageHeader
        parent={{ to: paths.math, name: t("math.title") }}
        title={t("amc8.title")}
        lead={t("amc8.lead")}
        figure={toTry}
      >
        <ButtonLink to={paths.classes}>{t("amc8.classes")}</ButtonLink>
      </PageHeader>
      {lessons}
      <Section title={t("amc8.facts.title")}>
        <Facts
          facts={[
            { value: "25", name: t("amc8.facts.questions") },
            { value: "40", name: t("amc8.facts.minutes") },
            { value: "1", name: t("amc8.facts.point") },
            { value: "≤ 8", name: t("amc8.facts.grade") },
          ]}
        />
        <div className={classes.after}>
          <Prose>
            <p>{t("amc8.facts.rules")}</p>
          </Prose>
        </div>
      </Section>
      <Section title={t("amc8.pacing.title")} tone="stone" layout="side">
        <Figure caption={t("amc8.pacing.caption")}>
          <PacingFigure minutes={t("amc8.pacing.minutes")} question={t("amc8.pacing.question")} />
        </Figure>
      </Section>
      <Section title={t("amc8.examples.title")} intro={t("amc8.examples.intro")}>
        <div className={classes.examples}>
          {examples.map((example) => (
            <Example
              key={example}
              topic={t(`amc8.examples.${example}.topic`)}
              problem={t(`amc8.examples.${example}.problem`)}
              reveal={t("solution")}
              solution={[t(`amc8.examples.${example}.idea`), t(`amc8.examples.${example}.answer`)]}
              {...(example === "geometry" && { figure: <AltitudeFigure />, solved: <AltitudeFigure solved /> })}
            />
          ))}
        </div>
      </Section>
      <NextSteps
        title={t("amc8.next.title")}
        ways={[
          { to: paths.weeklyProblem, text: t("amc8.next.weekly") },
          { to: paths.amc10, text: t("amc8.next.amc10") },
          { to: `${paths.about}#books`, text: t("amc8.next.books") },
        ]}
      />
    </Page>
  );
}
