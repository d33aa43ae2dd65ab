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
  // Whoever the office has asked in has had no password before.
  const [first, setFirst] = useState(false);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const finish = () => {
    setDone(true);
    // Every session has ended, that of this browser as well.
    if (store.getState().auth.token) dispatch(fetchUser());
  };
  if (done) return <Done first={first} />;
  const words = first ? "accounts:reset.first" : "accounts:reset";
  return (
    <Entrance title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      {link === undefined && <Waiting label={t("common:loading")} />}
      {link && <ResetStep link={link} first={first} onLooked={setFirst} onDone={finish} />}
      {link === null && <Missing />}
    </Entrance>
  );
}

function Done({ first }: { first: boolean }) {
  const { t } = useTranslation("accounts");
  const words = first ? "reset.first" : "reset";
  return (
    <Entrance takesFocus title={t(`${words}.doneTitle`)} lead={t(`${words}.done`)}>
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
