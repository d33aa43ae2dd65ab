import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Annotated } from "../../ui/page/code.tsx";
import { Figure } from "../../ui/page/figure.tsx";
import { HeaderFigure } from "../../ui/page/header-figure.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./cpp-page.module.css";
import { sieveCpp } from "./programs.ts";
import { UlamFigure } from "./ulam-figure.tsx";

const reasons = ["speed", "contests", "machines"] as const;

type CppPageProps = {
  /** The course's lessons. */
  lessons: ReactNode;
  /** The sieve, to be tried. */
  toTry: ReactNode;
  /** Makes a program one that runs on the page. */
  cell: (program: { id: string; title: string; program: string }) => ReactNode;
};

export function CppPage({ lessons, toTry, cell }: CppPageProps) {
  const { t } = useTranslation("compute");
  return (
    <Page subject="computing">
      <PageHeader
        parent={{ to: paths.compute, name: t("compute.title") }}
        title={t("cpp.title")}
        lead={t("cpp.lead")}
        figure={
          <HeaderFigure caption={t("cpp.ulam")}>
            <UlamFigure />
          </HeaderFigure>
        }
      >
        <ButtonLink to={paths.classes}>{t("cpp.classes")}</ButtonLink>
      </PageHeader>
      {lessons}
      <Section title={t("cpp.reasons.title")} layout="side">
        <dl className={classes.reasons}>
          {reasons.map((reason) => (
            <div key={reason}>
              <dt>{t(`cpp.reasons.${reason}.title`)}</dt>
              <dd>{t(`cpp.reasons.${reason}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("cpp.sieve.title")} intro={t("cpp.sieve.intro")} tone="stone">
        <div className={classes.sieve}>
          <Annotated
            title="sieve.cpp"
            lines={sieveCpp.map(([code, note]) => ({ code, note: note ? t(`cpp.sieve.notes.${note}`) : undefined }))}
          />
          <Figure caption={t("cpp.sieve.caption")}>{toTry}</Figure>
        </div>
      </Section>
      <Section title={t("cpp.try.title")} intro={t("cpp.try.intro")}>
        {cell({ id: "sieve", title: "sieve.cpp", program: sieveCpp.map(([code]) => code).join("\n") })}
      </Section>
      <Section title={t("cpp.before.title")} layout="side">
        <p className={classes.before}>{t("cpp.before.text")}</p>
      </Section>
      <NextSteps
        title={t("cpp.next.title")}
        ways={[
          { to: paths.python, text: t("cpp.next.python") },
          { to: paths.amc10, text: t("cpp.next.amc10") },
          { to: paths.classes, text: t("cpp.next.classes") },
        ]}
      />
    </Page>
  );
}
