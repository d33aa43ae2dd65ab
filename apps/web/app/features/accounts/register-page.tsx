import type { FieldIssue } from "@dripstone/contract/errors";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetBirth, useBirth } from "./birth.ts";
import { BirthStep } from "./birth-step.tsx";
import { Entrance } from "./entrance.tsx";
import { MailboxStep } from "./mailbox-step.tsx";
import { type Registered, RegisterForm } from "./register-form.tsx";
import type { Credentials } from "./verified.tsx";
import { Verified } from "./verified.tsx";

type Step =
  | { name: "form" }
  | { name: "mailbox"; registered: Registered }
  | { name: "verified"; credentials: Credentials };

/** From nothing to an account: the question for the age, the form, the mailed code, and in. */
export function RegisterPage() {
  const { t } = useTranslation("accounts");
  const [step, setStep] = useState<Step>({ name: "form" });
  const [birth, sayBirth] = useBirth();
  const [justAnswered, setJustAnswered] = useState(false);
  const [birthRefusal, setBirthRefusal] = useState<FieldIssue>();

  const toMailbox = (registered: Registered) => {
    // Whoever needs a parent is not asked again in this tab.
    if (!registered.asksParent) forgetBirth();
    setStep({ name: "mailbox", registered });
  };

  return (
    <Entrance title={t("register.title")} lead={t("register.lead")} withReasons>
      {step.name === "form" && !birth && (
        <BirthStep
          refusal={birthRefusal}
          onAnswer={(said) => {
            setJustAnswered(true);
            sayBirth(said);
          }}
        />
      )}
      {step.name === "form" && birth && (
        <RegisterForm
          birth={birth}
          takesFocus={justAnswered}
          onRegistered={toMailbox}
          onBirthRefused={(issue) => {
            setBirthRefusal(issue);
            sayBirth(null);
          }}
        />
      )}
      {step.name === "mailbox" && (
        <MailboxStep
          registered={step.registered}
          onVerified={(credentials) => setStep({ name: "verified", credentials })}
        />
      )}
      {step.name === "verified" && <Verified credentials={step.credentials} />}
    </Entrance>
  );
}
