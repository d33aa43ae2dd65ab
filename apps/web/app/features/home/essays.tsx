import { useTranslation } from "react-i18next";
import { Prose } from "../../ui/page/prose.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./essays.module.css";

const habits = ["stay", "say", "learn"] as const;

/** What families hope for, and what we say to it. */
export function Essays() {
  const { t } = useTranslation("home");
  return (
    <>
      <Section title={t("ivy.title")} layout="side">
        <Prose>
          <p className={classes.opening}>{t("ivy.hope")}</p>
          <p>{t("ivy.help")}</p>
          <p>{t("ivy.stays")}</p>
        </Prose>
      </Section>
      <Section title={t("success.title")} layout="side">
        <Prose>
          <p className={classes.opening}>{t("success.door")}</p>
        </Prose>
        <dl className={classes.habits}>
          {habits.map((habit) => (
            <div key={habit}>
              <dt>{t(`success.habits.${habit}.title`)}</dt>
              <dd>{t(`success.habits.${habit}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
