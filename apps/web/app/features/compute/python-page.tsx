import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Annotated } from "../../ui/page/code.tsx";
import { HeaderFigure } from "../../ui/page/header-figure.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import { dripPython } from "./programs.ts";
import classes from "./python-page.module.css";
import { WearingFigure } from "./wearing-figure.tsx";

const experiments = ["faster", "print", "depth"] as const;
const skills = ["values", "text", "choices", "loops", "functions", "lists", "files", "project"] as const;

export function PythonPage() {
  const { t } = useTranslation("compute");
  return (
    <Page subject="computing">
      <PageHeader
        parent={{ to: paths.compute, name: t("compute.title") }}
        title={t("python.title")}
        lead={t("python.lead")}
        figure={
          <HeaderFigure caption={t("python.wearing")}>
            <WearingFigure />
          </HeaderFigure>
        }
      >
        <ButtonLink to={paths.classes}>{t("python.classes")}</ButtonLink>
      </PageHeader>
      <Section title={t("python.program.title")} intro={t("python.program.intro")}>
        <Annotated
          title="drip.py"
          lines={dripPython.map(([code, note]) => ({
            code,
            note: note ? t(`python.program.notes.${note}`) : undefined,
          }))}
        />
        <p className={classes.output}>
          <span>{t("python.program.output")}</span> <output>14</output>
        </p>
      </Section>
      <Section title={t("python.change.title")} intro={t("python.change.intro")} layout="side">
        <ol className={classes.experiments}>
          {experiments.map((experiment) => (
            <li key={experiment}>
              <Rich text={t(`python.change.${experiment}`)} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("python.skills.title")} tone="stone">
        <ol className={classes.skills}>
          {skills.map((skill) => (
            <li key={skill}>
              <Rich text={t(`python.skills.${skill}`)} />
            </li>
          ))}
        </ol>
        <div className={classes.after}>
          <Prose>
            <p>{t("python.skills.after")}</p>
          </Prose>
        </div>
      </Section>
      <NextSteps
        title={t("python.next.title")}
        ways={[
          { to: paths.cpp, text: t("python.next.cpp") },
          { to: paths.raspberryPi, text: t("python.next.pi") },
          { to: paths.forum, text: t("python.next.forum") },
        ]}
      />
    </Page>
  );
}
