import { useTranslation } from "react-i18next";
import { LetterAfloat } from "../../ui/illustrations/letter-afloat.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginButton } from "./login-button.tsx";
import classes from "./parts.module.css";
import type { Registered } from "./register-form.tsx";
import { StepTitle } from "./step-title.tsx";
import type { Credentials } from "./verified.tsx";

type MailboxStepProps = { registered: Registered; onVerified: (credentials: Credentials) => void };

/** After registering: where the mail went, and the field for its code. */
export function MailboxStep({ registered: { email, password }, onVerified }: MailboxStepProps) {
  const { t } = useTranslation("accounts");
  return (
    <section className={classes.step}>
      <LetterAfloat />
      <p className={classes.success}>{t("register.succeeded")}</p>
      <StepTitle>{t("mailbox.title")}</StepTitle>
      <p>{t("mailbox.sent", { address: email })}</p>
      <CodeForm email={email} password={password} justSent onVerified={onVerified} />
      <p className={classes.hint}>{t("mailbox.link")}</p>
      <LoginButton variant="default" />
    </section>
  );
}
