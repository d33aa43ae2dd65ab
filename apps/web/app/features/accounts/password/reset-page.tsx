import { paths } from "@dripstone/contract/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import { fetchUser } from "../../../session/session.ts";
import { useAppDispatch, useAppStore } from "../../../session/store.ts";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Entrance } from "../entrance/entrance.tsx";
import { useMailedLink } from "../mailed-link/use-mailed-link.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import classes from "../parts.module.css";
import { ResetStep } from "./reset-step.tsx";

const partsOfLink = ["token", "email"] as const;

/** Where the mail for a new password leads. */
export function ResetPage() {
  const { t } = useTranslation(["accounts", "common"]);
  const [link] = useMailedLink(partsOfLink);
  const [done, setDone] = useState(false);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const finish = () => {
    setDone(true);
    // Every session has ended, that of this browser as well.
    if (store.getState().auth.token) dispatch(fetchUser());
  };
  if (done) return <Done />;
  return (
    <Entrance title={t("accounts:reset.title")} lead={t("accounts:reset.lead")}>
      {link === undefined && <Waiting label={t("common:loading")} />}
      {link && <ResetStep link={link} onDone={finish} />}
      {link === null && <Missing />}
    </Entrance>
  );
}

function Done() {
  const { t } = useTranslation("accounts");
  return (
    <Entrance takesFocus title={t("reset.doneTitle")} lead={t("reset.done")}>
      <LoginButton />
    </Entrance>
  );
}

function Missing() {
  const { t } = useTranslation("accounts");
  return (
    <section className={classes.step}>
      <p>{t("reset.missing")}</p>
      <ButtonLink to={paths.forgotPassword}>{t("reset.again")}</ButtonLink>
    </section>
  );
}
