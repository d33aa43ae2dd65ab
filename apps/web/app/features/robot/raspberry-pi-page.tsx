import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
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
import classes from "./raspberry-pi-page.module.css";

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

/** A program that waits for the child, and one that drives. */
const touch = [
  "from gpiozero import LED, Button, Buzzer",
  "from signal import pause",
  "",
  "lamp = LED(17)",
  "bell = Buzzer(22)",
  "button = Button(2)",
  "",
  "def press():",
  "    lamp.toggle()",
  "    bell.beep(0.1, 0.1, 2)",
  "",
  "button.when_pressed = press",
  'print("Press the button!")',
  "pause()",
].join("\n");
const drive = [
  "from gpiozero import Robot, DistanceSensor",
  "from time import sleep",
  "",
  "robot = Robot(left=(4, 14), right=(17, 18))",
  "eye = DistanceSensor(echo=24, trigger=23, max_distance=2)",
  "",
  "while True:",
  "    if eye.distance < 0.15:",
  "        robot.right(0.6)",
  "        sleep(0.4)",
  "    else:",
  "        robot.forward()",
  "    sleep(0.05)",
].join("\n");

type LiveProgram = { id: string; title: string; program: string; wired: "lamp" | "touch" | "robot" };

type RaspberryPiPageProps = {
  /** The course's lessons. */
  lessons: ReactNode;
  /** Makes a program one that runs on the page, on a board with these things wired to it. */
  panel: (program: LiveProgram) => ReactNode;
};

export function RaspberryPiPage({ lessons, panel }: RaspberryPiPageProps) {
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
      {lessons}
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
        <div className={classes.live}>
          {panel({ id: "blink", title: "blink.py", program: program.map(([code]) => code).join("\n"), wired: "lamp" })}
        </div>
      </Section>
      <Section title={t("pi.touch.title")} intro={t("pi.touch.intro")}>
        {panel({ id: "touch", title: "touch.py", program: touch, wired: "touch" })}
      </Section>
      <Section title={t("pi.drive.title")} intro={t("pi.drive.intro")} tone="stone">
        {panel({ id: "drive", title: "drive.py", program: drive, wired: "robot" })}
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
