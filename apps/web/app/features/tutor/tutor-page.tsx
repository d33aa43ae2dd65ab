import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../session/for-visitors.tsx";
import { LoginPrompt } from "../../session/login-prompt.tsx";
import { useAppSelector } from "../../session/store.ts";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Prose } from "../../ui/page/prose.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import { HintLadder } from "./hint-ladder.tsx";

const never = ["answers", "homework", "private"] as const;

export function TutorPage() {
  const isMember = useAppSelector((state) => state.auth.isAuthenticated);
  const { t } = useTranslation("tutor");
  return (
    <Page subject="math">
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        figure={
          !isMember && (
            <ForVisitors>
              <LoginPrompt title={t("login.title")} text={t("login.text")} />
            </ForVisitors>
          )
        }
      >
        {isMember && <ButtonLink to={paths.weeklyProblem}>{t("weekly")}</ButtonLink>}
      </PageHeader>
      <Section title={t("ladder.title")} intro={t("ladder.intro")}>
        <HintLadder />
      </Section>
      <Section title={t("why.title")} tone="stone" layout="side">
        <Prose>
          <p>
            <Rich text={t("why.text")} />
          </p>
          <ul>
            {never.map((rule) => (
              <li key={rule}>
                <Rich text={t(`why.${rule}`)} />
              </li>
            ))}
          </ul>
        </Prose>
      </Section>
    </Page>
  );
}
