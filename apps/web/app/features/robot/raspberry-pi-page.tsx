import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Annotated } from "../../ui/page/code.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import { CircuitFigure } from "./circuit-figure.tsx";

const program = [
  ["from gpiozero import LED", "import"],
  ["from time import sleep", null],
  ["", null],
  ["lamp = LED(17)", "pin"],
  ["", null],
  ["for n in [1, 3, 5, 7]:", "list"],
  ["    lamp.on()", "on"],
  ["    sleep(n * 0.1)", "wait"],
  ["    lamp.off()", "off"],
  ["    sleep(0.3)", null],
] as const;

const projects = ["weather", "plant", "clock", "camera"] as const;

export function RaspberryPiPage() {
  const { t } = useTranslation("robot");
  return (
    <Page subject="robotics">
      <PageHeader
        parent={{ to: paths.robot, name: t("robot.title") }}
        title={t("pi.title")}
        lead={t("pi.lead")}
        figure={<CircuitFigure />}
      >
        <ButtonLink to={paths.classes}>{t("pi.classes")}</ButtonLink>
      </PageHeader>
      <Section title={t("pi.resistor.title")} layout="side">
        <Prose>
          <p>
            <Rich text={t("pi.resistor.why")} />
          </p>
          <p>
            <Rich text={t("pi.resistor.law")} />
          </p>
          <p>{t("pi.resistor.off")}</p>
        </Prose>
      </Section>
      <Section title={t("pi.program.title")} intro={t("pi.program.intro")} tone="stone">
        <Annotated
          title="blink.py"
          lines={program.map(([code, note]) => ({ code, note: note ? t(`pi.program.notes.${note}`) : undefined }))}
        />
      </Section>
      <Section title={t("pi.projects.title")}>
        <Prose wide>
          {projects.map((project) => (
            <p key={project}>
              <Rich text={t(`pi.projects.${project}`)} />
            </p>
          ))}
        </Prose>
      </Section>
      <NextSteps
        title={t("pi.next.title")}
        ways={[
          { to: paths.robot, text: t("pi.next.robot") },
          { to: paths.python, text: t("pi.next.python") },
          { to: paths.forum, text: t("pi.next.forum") },
        ]}
      />
    </Page>
  );
}
