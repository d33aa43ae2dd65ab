import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./forum-page.module.css";

const house = ["kind", "try", "hint", "thank", "safe"] as const;

export function ForumPage() {
  const { t } = useTranslation("forum");
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")}>
        <ForVisitors otherwise={<ButtonLink to={paths.weeklyProblem}>{t("next.weekly")}</ButtonLink>}>
          <ButtonLink to={paths.register}>{t("register")}</ButtonLink>
        </ForVisitors>
      </PageHeader>
      <Section title={t("asking.title")} intro={t("asking.intro")}>
        <div className={classes.questions}>
          <figure className={classes.question} data-kind="poor">
            <figcaption>{t("asking.poor")}</figcaption>
            <blockquote>
              <p>{t("asking.poorText")}</p>
            </blockquote>
          </figure>
          <figure className={classes.question}>
            <figcaption>{t("asking.good")}</figcaption>
            <blockquote>
              <p>
                <Rich text={t("asking.goodText")} />
              </p>
            </blockquote>
            <ul className={classes.reasons}>
              <li>{t("asking.told")}</li>
              <li>{t("asking.tried")}</li>
              <li>{t("asking.stuck")}</li>
            </ul>
          </figure>
        </div>
      </Section>
      <Section title={t("house.title")} tone="stone">
        <ol className={classes.rules}>
          {house.map((rule) => (
            <li key={rule}>
              <Rich text={t(`house.${rule}`)} />
            </li>
          ))}
        </ol>
      </Section>
      <NextSteps
        title={t("next.title")}
        ways={[
          { to: paths.weeklyProblem, text: t("next.weekly") },
          { to: paths.tutor, text: t("next.tutor") },
          { to: `${paths.about}#contact`, text: t("next.contact") },
        ]}
      />
    </Page>
  );
}
