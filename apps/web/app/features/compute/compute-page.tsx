import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink, WayLink } from "../../ui/page/button-link.tsx";
import { Listing } from "../../ui/page/code.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./compute-page.module.css";
import { collatzCpp, collatzPython } from "./programs.ts";

const road = ["say", "repeat", "decide", "name", "find", "build"] as const;

export function ComputePage({ toTry }: { toTry: ReactNode }) {
  const { t } = useTranslation("compute");
  return (
    <Page subject="computing">
      <PageHeader title={t("compute.title")} lead={t("compute.lead")}>
        <ButtonLink to={paths.python}>{t("compute.python")}</ButtonLink>
        <ButtonLink to={paths.cpp} quiet>
          {t("compute.cpp")}
        </ButtonLink>
      </PageHeader>
      <figure className={classes.strip}>
        {toTry}
        <figcaption>{t("compute.binary")}</figcaption>
      </figure>
      <Section title={t("compute.two.title")} intro={t("compute.two.intro")}>
        <div className={classes.pair}>
          <div>
            <Listing title="collatz.py" lines={collatzPython} />
            <p className={classes.beside}>{t("compute.two.python")}</p>
            <WayLink to={paths.python}>{t("compute.toPython")}</WayLink>
          </div>
          <div>
            <Listing title="collatz.cpp" lines={collatzCpp} />
            <p className={classes.beside}>{t("compute.two.cpp")}</p>
            <WayLink to={paths.cpp}>{t("compute.toCpp")}</WayLink>
          </div>
        </div>
      </Section>
      <Section title={t("compute.road.title")} tone="stone">
        <ol className={classes.road}>
          {road.map((stage) => (
            <li key={stage}>
              <h3>{t(`compute.road.${stage}.title`)}</h3>
              <p>{t(`compute.road.${stage}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("compute.need.title")} layout="side">
        <Prose>
          <p>{t("compute.need.machine")}</p>
          <p>{t("compute.need.typing")}</p>
        </Prose>
      </Section>
      <NextSteps
        title={t("compute.next.title")}
        ways={[
          { to: paths.robot, text: t("compute.next.robot") },
          { to: paths.classes, text: t("compute.next.classes") },
          { to: paths.weeklyProblem, text: t("compute.next.weekly") },
        ]}
      />
    </Page>
  );
}
