import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FirstDropBadge } from "../../ui/illustrations/first-drop-badge.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./weekly-invitation.module.css";

const steps = ["read", "answer", "again"] as const;

/** The way into the weekly problem: what it is, in three steps, and the badge that waits. */
export function WeeklyInvitation({ problem }: { problem: ReactNode }) {
  const { t } = useTranslation("home");
  return (
    <Section title={t("weekly.title")} intro={t("weekly.intro")}>
      <div className={classes.columns}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`weekly.steps.${step}.title`)}</h3>
              <p>{t(`weekly.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className={classes.prize}>
          <FirstDropBadge size={168} />
          <p>{t("weekly.badge")}</p>
          <ButtonLink to={paths.weeklyProblem}>{t("weekly.go")}</ButtonLink>
        </div>
      </div>
      {problem}
    </Section>
  );
}
