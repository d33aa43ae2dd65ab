import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { NextSteps } from "../../../ui/page/next-steps.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Prose } from "../../../ui/page/prose.tsx";
import { Rich } from "../../../ui/page/rich.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { FollowBlog } from "../follow-blog.tsx";
import { Posts } from "./posts.tsx";
import type { BlogView } from "./view.ts";

const topics = ["problems", "parents", "makers"] as const;

/** What the school writes: what is worth starting with, and all of it, the newest first. */
export function BlogPage({ view }: { view: BlogView }) {
  const { t } = useTranslation("blog");
  return (
    <Page>
      <PageHeader title={t("title")} lead={t("lead")} dense />
      <Posts key={`${view.tag} ${view.after}`} view={view} />
      <Section title={t("topics.title")} tone="stone" layout="side">
        <Prose>
          {topics.map((topic) => (
            <p key={topic}>
              <Rich text={t(`topics.${topic}`)} />
            </p>
          ))}
          <FollowBlog />
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
