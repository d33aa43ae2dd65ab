import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Section } from "../../ui/page/section.tsx";
import { ContestTable } from "./contest-table.tsx";
import { Fields } from "./fields.tsx";

export function MathPage({ toTry }: { toTry: ReactNode }) {
  const { t } = useTranslation("math");
  return (
    <Page subject="math">
      <PageHeader title={t("math.title")} lead={t("math.lead")} figure={toTry}>
        <ButtonLink to={paths.weeklyProblem}>{t("math.weekly")}</ButtonLink>
        <ButtonLink to={paths.classes} quiet>
          {t("math.classes")}
        </ButtonLink>
      </PageHeader>
      <Section title={t("math.how.title")} layout="side">
        <Prose>
          <p>{t("math.how.slow")}</p>
          <p>{t("math.how.why")}</p>
          <p>{t("math.how.wrong")}</p>
        </Prose>
      </Section>
      <Section title={t("math.fields.title")} intro={t("math.fields.intro")} tone="stone">
        <Fields />
      </Section>
      <Section title={t("math.contests.title")} intro={t("math.contests.intro")}>
        <ContestTable />
      </Section>
      <NextSteps
        title={t("math.next.title")}
        ways={[
          { to: paths.amc8, text: t("math.next.amc8") },
          { to: paths.amc10, text: t("math.next.amc10") },
          { to: paths.tutor, text: t("math.next.tutor") },
        ]}
      />
    </Page>
  );
}
