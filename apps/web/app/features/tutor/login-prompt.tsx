import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./login-prompt.module.css";

/** What a visitor sees in place of the tutor's chat. */
export function LoginPrompt({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation("tutor");
  return (
    <section className={classes.prompt} aria-labelledby="tutor-login">
      <h2 id="tutor-login" className={classes.title}>
        {t("login.title")}
      </h2>
      <p>{t("login.text")}</p>
      <Button onClick={onLogin} size="md">
        {t("login.button")}
      </Button>
      <p className={classes.register}>
        {t("login.new")} <Link to="/register">{t("login.register")}</Link>
      </p>
    </section>
  );
}
