import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/client.ts";
import { LoginButton } from "../../../session/login-button.tsx";
import { errorCleared, login } from "../../../session/session.ts";
import { useAppDispatch, useAppStore } from "../../../session/store.ts";
import { Entrance } from "../entrance/entrance.tsx";
import { useWelcome } from "../login/use-welcome.ts";
import { Welcome } from "./welcome.tsx";

/** What was just proven: an address, and the password of its account. */
export type Credentials = { email: string; password: string };

/** The address is confirmed, and its owner is logged in; where that does not work, the login button stands. */
export function Verified({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation("accounts");
  const entry = useEntry(credentials);
  if (entry === "in") return <Welcome />;
  return (
    <Entrance
      key={entry}
      takesFocus
      title={t(entry === "out" ? "register.succeeded" : "verified.title")}
      lead={t(`verified.${entry}`)}
    >
      {entry === "out" && <LoginButton />}
    </Entrance>
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
