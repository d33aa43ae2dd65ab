import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Cave } from "../../ui/illustrations/cave.tsx";
import { ButtonLink } from "../../ui/page/button-link.tsx";
import classes from "./hero.module.css";

export function Hero() {
  const { t } = useTranslation("home");
  return (
    <header className={classes.hero}>
      <Cave />
      <div className={classes.words}>
        <p className={classes.welcome}>{t("hero.welcome")}</p>
        <h1 className={classes.title}>{t("hero.title")}</h1>
        <p className={classes.lead}>{t("hero.lead")}</p>
        <div className={classes.ways}>
          <ButtonLink to={paths.weeklyProblem}>{t("hero.weekly")}</ButtonLink>
          <ButtonLink to={paths.math} quiet>
            {t("hero.math")}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
