import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import classes from "./forum-rules.module.css";

const lengths = ["heading", "post", "reply"] as const;
const habits = ["ask", "show", "formulas", "kind", "private"] as const;

/** What makes a good post, for somebody who is about to write one. */
export function ForumRules() {
  const { t } = useTranslation("forum");
  return (
    <Page>
      <PageHeader
        title={t("rules.title")}
        lead={t("rules.lead")}
        parent={{ to: paths.forum, name: t("rules.forum") }}
      />
      <Section title={t("rules.lengths")} layout="side">
        <dl className={classes.lengths}>
          {lengths.map((part) => (
            <div key={part}>
              <dt>{t(`rules.${part}.name`)}</dt>
              <dd>
                <span className={classes.number}>{t(`rules.${part}.range`)}</span>
                {t(`rules.${part}.text`)}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t("rules.habits")} layout="side">
        <ol className={classes.habits}>
          {habits.map((habit) => (
            <li key={habit}>
              <h3>{t(`rules.${habit}.title`)}</h3>
              <p>{t(`rules.${habit}.text`)}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.forum} quiet>
          {t("rules.back")}
        </ButtonLink>
      </Section>
    </Page>
  );
}
