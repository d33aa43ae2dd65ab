import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
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
import { dripPython, dropsPython } from "./programs.ts";
import classes from "./python-page.module.css";
import { WearingFigure } from "./wearing-figure.tsx";

const experiments = ["faster", "print", "depth"] as const;
const skills = ["values", "text", "choices", "loops", "functions", "lists", "files", "project"] as const;

type PythonPageProps = {
  /** The course's lessons. */
  lessons: ReactNode;
  /** Makes a program one that runs on the page. */
  cell: (program: { id: string; title: string; program: string }) => ReactNode;
};

export function PythonPage({ lessons, cell }: PythonPageProps) {
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
      {lessons}
      <Section title={t("python.program.title")} intro={t("python.program.intro")}>
        <Annotated
          title="drip.py"
          lines={dripPython.map(([code, note]) => ({
            code,
            note: note ? t(`python.program.notes.${note}`) : undefined,
          }))}
        />
      </Section>
      <Section title={t("python.change.title")} intro={t("python.change.intro")}>
        <div className={classes.change}>
          {cell({ id: "drip", title: "drip.py", program: dripPython.map(([code]) => code).join("\n") })}
          <ol className={classes.experiments}>
            {experiments.map((experiment) => (
              <li key={experiment}>
                <Rich text={t(`python.change.${experiment}`)} />
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section title={t("python.turtle.title")} intro={t("python.turtle.intro")} tone="stone">
        {cell({ id: "drops", title: "drops.py", program: dropsPython.join("\n") })}
      </Section>
      <Section title={t("python.skills.title")}>
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
