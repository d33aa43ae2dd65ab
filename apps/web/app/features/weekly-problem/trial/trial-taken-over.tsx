import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import classes from "../outcome/ending.module.css";

/** An account has what was answered in this browser, and nobody is logged in here. */
export function TrialTakenOver() {
  const { t } = useTranslation("weekly-problem");
  return (
    <section className={classes.ending} aria-labelledby="weekly-ending">
      <div className={classes.words}>
        <h2 id="weekly-ending" className={classes.title}>
          {t("trial.takenOver")}
        </h2>
        <p>{t("trial.takenOverText")}</p>
        <Group className={classes.ways}>
          <LoginButton />
        </Group>
      </div>
    </section>
  );
}
