import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import { SentData, StructuredData } from "../../../ui/head/structured-data.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useRefundRule } from "../use-refund-rule.ts";
import classes from "./questions.module.css";

const asked = [
  "level",
  "language",
  "missed",
  "homework",
  "switch",
  "cost",
  "online",
  "contest",
  "tutor",
  "children",
] as const;

/** What parents ask before they register, and what we answer. */
export function Questions() {
  const { t } = useTranslation("class-questions");
  const refund = useRefundRule();
  return (
    <Section title={t("title")} intro={t("intro")} anchor="questions" layout="side">
      <QuestionsData />
      {asked.map((about) => (
        <details key={about} className={classes.question}>
          <summary>{t(`${about}.question`)}</summary>
          <p>{t(`${about}.answer`, { email: site.email, refund })}</p>
        </details>
      ))}
    </Section>
  );
}

const QuestionsData = import.meta.env.SSR ? Described : SentData;

function Described() {
  const { t } = useTranslation("class-questions");
  const refund = useRefundRule();
  return (
    <StructuredData
      data={{
        "@type": "FAQPage",
        mainEntity: asked.map((about) => ({
          "@type": "Question",
          name: t(`${about}.question`),
          acceptedAnswer: { "@type": "Answer", text: t(`${about}.answer`, { email: site.email, refund }) },
        })),
      }}
    />
  );
}
