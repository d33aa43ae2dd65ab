import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Entrance } from "./entrance.tsx";
import { MailboxStep } from "./mailbox-step.tsx";
import { RegisterForm } from "./register-form.tsx";
import { Verified } from "./verified.tsx";

type Step = { name: "form" } | { name: "mailbox"; email: string } | { name: "verified" };

/** From nothing to an account: the form, then the mailed code, then the way to the login. */
export function RegisterPage() {
  const { t } = useTranslation("accounts");
  const [step, setStep] = useState<Step>({ name: "form" });
  return (
    <Entrance title={t("register.title")} lead={t("register.lead")} withReasons>
      {step.name === "form" && <RegisterForm onRegistered={(email) => setStep({ name: "mailbox", email })} />}
      {step.name === "mailbox" && <MailboxStep email={step.email} onVerified={() => setStep({ name: "verified" })} />}
      {step.name === "verified" && <Verified />}
    </Entrance>
  );
}
