import { paths } from "@dripstone/contract/paths";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/client.ts";
import { LoginButton } from "../../../session/login-button.tsx";
import { errorCleared, login } from "../../../session/session.ts";
import { useAppDispatch, useAppSelector, useAppStore } from "../../../session/store.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { StepTitle } from "../entrance/step-title.tsx";
import { useWelcome } from "../login/use-welcome.ts";
import classes from "../parts.module.css";

/** What was just proven: an address, and the password of its account. */
export type Credentials = { email: string; password: string };

/** The address is confirmed, and its owner is logged in; where that does not work, the login button stands. */
export function Verified({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation("accounts");
  const entry = useEntry(credentials);
  const waitsForParent = useAppSelector((state) => state.auth.user?.parentConsent === "waiting");
  return (
    <section className={classes.step}>
      <StepTitle>{t("verified.title")}</StepTitle>
      <p role="status">{t(`verified.${entry}`)}</p>
      {entry === "in" && waitsForParent && (
        <Callout tone="warm">
          <p>{t("verified.parentAsked")}</p>
          <p>{t("verified.parentOpens")}</p>
        </Callout>
      )}
      {entry === "in" && <ButtonLink to={paths.weeklyProblem}>{t("verified.start")}</ButtonLink>}
      {entry === "out" && <LoginButton />}
    </section>
  );
}

/** Logs in, once, and welcomes. */
function useEntry(credentials: Credentials): "entering" | "in" | "out" {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const welcome = useWelcome();
  const [entry, setEntry] = useState<"entering" | "in" | "out">("entering");
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const somebodyWasHere = store.getState().auth.token !== null;
    dispatch(login({ ...credentials, rememberMe: false })).then((result) => {
      const isIn = login.fulfilled.match(result);
      // What was fetched for somebody else is not for whoever is here now.
      if (isIn && somebodyWasHere) dispatch(api.util.resetApiState());
      if (!isIn) dispatch(errorCleared());
      setEntry(isIn ? "in" : "out");
      if (isIn) welcome(result.payload.user);
    });
  }, [credentials, dispatch, store, welcome]);
  return entry;
}
