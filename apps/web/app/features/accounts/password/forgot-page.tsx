import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Entrance } from "../entrance/entrance.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { LinkMailed } from "./link-mailed.tsx";

/** The way to a new password begins with a mail; the answer is the same for every address. */
export function ForgotPage() {
  const { t } = useTranslation("accounts");
  const [email, setEmail] = useState(useKnownEmail());
  const [sent, setSent] = useState(false);
  const [triesOther, setTriesOther] = useState(false);
  if (sent) {
    return (
      <LinkMailed
        email={email}
        onOther={() => {
          setTriesOther(true);
          setSent(false);
        }}
      />
    );
  }
  return (
    <Entrance title={t("forgot.title")} lead={t("forgot.lead")}>
      <ForgotForm
        email={email}
        takesFocus={triesOther}
        onSent={(to) => {
          setEmail(to);
          setSent(true);
        }}
      />
    </Entrance>
  );
}

/** The address that was typed where somebody came from, such as the login dialog. */
function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  const email = typeof state === "object" && state !== null && "email" in state ? state.email : "";
  return typeof email === "string" ? email : "";
}
