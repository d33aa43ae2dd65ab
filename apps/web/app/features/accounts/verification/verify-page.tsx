import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LedHome } from "../../../session/led-home.tsx";
import { entered } from "../../../session/session.ts";
import { useAppDispatch, useAppSelector } from "../../../session/store.ts";
import { Entrance } from "../entrance/entrance.tsx";
import { useWelcome } from "../login/use-welcome.ts";
import { useMailedLink } from "../mailed-link/use-mailed-link.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import classes from "../parts.module.css";
import { CodeForm } from "./code-form.tsx";
import { LinkStep, type Session } from "./link-step.tsx";
import { type Credentials, Verified } from "./verified.tsx";
import { Welcome } from "./welcome.tsx";

const partsOfLink = ["token", "email"] as const;

/** Where the mail's link leads; without a link, an address is confirmed by its code. */
export function VerifyPage() {
  const { t } = useTranslation(["accounts", "common"]);
  const [link, { email = "" }] = useMailedLink(partsOfLink);
  const [verified, setVerified] = useState<Credentials | null>(null);
  const [isIn, setIsIn] = useState(false);
  const hasSession = useAppSelector((state) => state.auth.token !== null);
  const dispatch = useAppDispatch();
  const welcome = useWelcome();
  const enter = (session: Session) => {
    dispatch(entered(session));
    setIsIn(true);
    welcome(session.user);
  };
  if (isIn) return <Welcome />;
  if (verified) return <Verified credentials={verified} />;
  // Whoever is logged in has nothing to verify, unless a link says so.
  if (link === null && hasSession) return <LedHome why="alreadyIn" />;
  return (
    <Entrance title={t("accounts:verify.title")} lead={t("accounts:verify.lead")}>
      {link === undefined && <Waiting label={t("common:loading")} />}
      {link && <LinkStep link={link} onVerified={setVerified} onEntered={enter} />}
      {link === null && (
        <section className={classes.step}>
          <p>{t("accounts:verify.byCode")}</p>
          <CodeForm asksForEmail email={email} onVerified={setVerified} />
        </section>
      )}
    </Entrance>
  );
}
