import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { NextSteps } from "../../ui/page/next-steps.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./blog-page.module.css";
import { GnomonNote } from "./gnomon-note.tsx";

const topics = ["problems", "parents", "makers"] as const;

export function BlogPage() {
  const { t } = useTranslation("blog");
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Section title={t("note.title")} layout="side" intro={t("note.for")}>
        <article className={classes.note}>
          <p className={classes.opening}>
            <Rich text={t("note.opening")} />
          </p>
          <GnomonNote />
          <p>
            <Rich text={t("note.corner")} />
          </p>
          <p>
            <Rich text={t("note.ways")} />
          </p>
          <p>
            <Rich text={t("note.drop")} />
          </p>
          <p>
            <Rich text={t("note.yours")} />
          </p>
        </article>
      </Section>
      <Section title={t("topics.title")} tone="stone">
        <Prose>
          {topics.map((topic) => (
            <p key={topic}>
              <Rich text={t(`topics.${topic}`)} />
            </p>
          ))}
        </Prose>
      </Section>
      <NextSteps
        title={t("next.title")}
        ways={[
          { to: paths.weeklyProblem, text: t("next.weekly") },
          { to: paths.math, text: t("next.math") },
          { to: paths.forum, text: t("next.forum") },
        ]}
      />
    </Page>
  );
}
