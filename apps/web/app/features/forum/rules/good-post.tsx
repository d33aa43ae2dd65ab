import { useTranslation } from "react-i18next";
import { Section } from "../../../ui/page/section.tsx";
import classes from "./good-post.module.css";

const lengths = ["heading", "post", "reply"] as const;
const habits = ["ask", "show", "formulas", "kind", "private"] as const;

/** What makes a good post, for somebody who is about to write one. */
export function GoodPost() {
  const { t } = useTranslation("forum-writing");
  return (
    <>
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
      <Section title={t("rules.habits")} intro={t("rules.lead")} layout="side">
        <ol className={classes.habits}>
          {habits.map((habit) => (
            <li key={habit}>
              <h3>{t(`rules.${habit}.title`)}</h3>
              <p>{t(`rules.${habit}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
