import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LoginButton } from "./login-button.tsx";
import classes from "./parts.module.css";

/** The address is confirmed: on to the login. */
export function Verified() {
  const { t } = useTranslation("accounts");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.step}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {t("verified.title")}
      </h2>
      <p>{t("verified.text")}</p>
      <LoginButton />
    </section>
  );
}
