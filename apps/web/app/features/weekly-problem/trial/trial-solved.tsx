import { paths } from "@dripstone/contract/paths";
import type { WeeklyTrial } from "@dripstone/contract/weekly-problem/payloads";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import classes from "../outcome/ending.module.css";
import { Ripples } from "../outcome/ripples.tsx";
import { useEnding } from "../outcome/use-ending.ts";

/** A visitor has found it: what waits for an account. */
export function TrialSolved({ trial, fresh }: { trial: WeeklyTrial; fresh: boolean }) {
  const { t } = useTranslation(["weekly-problem", "common"]);
  const { section, heading } = useEnding(fresh);
  return (
    <section ref={section} className={classes.ending} data-tone="pool" aria-labelledby="weekly-ending">
      <Ripples lively={fresh} />
      <div className={classes.words}>
        <h2 id="weekly-ending" ref={heading} tabIndex={-1} className={classes.title}>
          {t("solved.title")}
        </h2>
        <p className={classes.points}>{t("trial.points", { count: trial.points })}</p>
        <p>{t("trial.waiting")}</p>
        <Group className={classes.ways} gap="sm">
          <ButtonLink to={paths.register}>{t("session.register", { ns: "common" })}</ButtonLink>
          <LoginButton variant="default" />
        </Group>
        <p className={classes.next}>{t("trial.known")}</p>
      </div>
    </section>
  );
}
