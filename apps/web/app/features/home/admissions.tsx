import { useTranslation } from "react-i18next";
import { Section } from "../../ui/page/section.tsx";
import classes from "./admissions.module.css";

const tips = ["begin", "courses", "read", "keep", "teacher", "source"] as const;

/** What we tell every family about applying to college. */
export function Admissions() {
  const { t } = useTranslation("home");
  return (
    <Section title={t("admissions.title")} intro={t("admissions.intro")}>
      <ol className={classes.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <h3>{t(`admissions.tips.${tip}.title`)}</h3>
            <p>{t(`admissions.tips.${tip}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
