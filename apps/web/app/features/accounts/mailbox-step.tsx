import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LetterAfloat } from "../../ui/illustrations/letter-afloat.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginButton } from "./login-button.tsx";
import classes from "./parts.module.css";

type MailboxStepProps = { email: string; onVerified: () => void };

/** After registering: where the mail went, and the field for its code. */
export function MailboxStep({ email, onVerified }: MailboxStepProps) {
  const { t } = useTranslation("accounts");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.step}>
      <LetterAfloat />
      <p className={classes.success}>{t("register.succeeded")}</p>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {t("mailbox.title")}
      </h2>
      <p>{t("mailbox.sent", { address: email })}</p>
      <CodeForm email={email} justSent onVerified={onVerified} />
      <p className={classes.hint}>{t("mailbox.link")}</p>
      <LoginButton variant="default" />
    </section>
  );
}
