import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PlaceAndHours } from "../../ui/page/place-and-hours.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./classes-page.module.css";
import { ProgramsTable } from "./programs-table.tsx";
import { WeekFigure } from "./week-figure.tsx";

const rhythm = ["meet", "homework", "question", "weekly"] as const;
const preparation = ["old", "notebook", "clock", "explain", "sleep"] as const;

export function ClassesPage() {
  const { t } = useTranslation("classes");
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} figure={<WeekFigure />}>
        <ForVisitors>
          <ButtonLink to={paths.register}>{t("register")}</ButtonLink>
        </ForVisitors>
        <ButtonLink to={`${paths.about}#contact`} quiet>
          {t("ask")}
        </ButtonLink>
      </PageHeader>
      <Section title={t("programs.title")} intro={t("programs.intro")}>
        <ProgramsTable />
      </Section>
      <Section title={t("rhythm.title")} tone="stone">
        <ol className={classes.rhythm}>
          {rhythm.map((part) => (
            <li key={part}>
              <h3>{t(`rhythm.${part}.title`)}</h3>
              <p>{t(`rhythm.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("contests.title")} layout="side">
        <Prose>
          <p>
            <Rich text={t("contests.amc8")} />
          </p>
          <p>
            <Rich text={t("contests.amc10")} />
          </p>
          <h3>{t("preparation.title")}</h3>
          <ul>
            {preparation.map((way) => (
              <li key={way}>
                <Rich text={t(`preparation.${way}`)} />
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
      <Section title={t("others.title")} layout="side">
        <Prose>
          <p>{t("others.text")}</p>
        </Prose>
      </Section>
      <Section title={t("place")} tone="stone">
        <PlaceAndHours />
      </Section>
      <NextSteps
        title={t("next.title")}
        ways={[
          { to: paths.amc8, text: t("next.amc8") },
          { to: paths.amc10, text: t("next.amc10") },
          { to: `${paths.about}#books`, text: t("next.books") },
        ]}
      />
    </Page>
  );
}
