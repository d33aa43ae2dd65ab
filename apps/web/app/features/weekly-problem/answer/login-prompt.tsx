import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { loginOpened } from "../../../session/login-dialog.ts";
import { useAppDispatch } from "../../../session/store.ts";
import classes from "../outcome/outcome.module.css";

/** What a visitor meets at the end of his answer. */
export function LoginPrompt() {
  const { t } = useTranslation("weekly-problem");
  const dispatch = useAppDispatch();
  const prompt = useRef<HTMLDivElement>(null);
  useEffect(() => prompt.current?.focus(), []);
  return (
    <section ref={prompt} tabIndex={-1} className={classes.outcome} data-tone="calm" aria-label={t("login.title")}>
      <h3 className={classes.title}>{t("login.title")}</h3>
      <p>{t("login.text")}</p>
      <div className={classes.ways}>
        <Button onClick={() => dispatch(loginOpened())}>{t("login.login")}</Button>
        <Button component={Link} to="/register" variant="default">
          {t("login.register")}
        </Button>
      </div>
    </section>
  );
}
