import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import { Callout } from "../../../ui/callout/callout.tsx";
import { LetterAfloat } from "../../../ui/illustrations/letter-afloat.tsx";
import { StepTitle } from "../entrance/step-title.tsx";
import classes from "../parts.module.css";
import { CodeForm } from "../verification/code-form.tsx";
import type { Credentials } from "../verification/verified.tsx";

/** Where the code was mailed to. */
export type Mailed = {
  email: string;
  /** As long as the page knows it: not after it was loaded again. */
  password?: string;
};

type MailboxStepProps = {
  mailed: Mailed;
  onVerified: (credentials: Credentials) => void;
  /** The address was a slip. */
  onOther: () => void;
};

/** After registering: where the mail went, and the field for its code. */
export function MailboxStep({ mailed: { email, password }, onVerified, onOther }: MailboxStepProps) {
  const { t } = useTranslation("accounts");
  const justRegistered = password !== undefined;
  return (
    <section className={classes.step}>
      <LetterAfloat />
      <Callout tone="good">
        <p>
          <strong>{t("register.succeeded")}</strong>
        </p>
      </Callout>
      <StepTitle takesFocus={justRegistered}>{t("mailbox.title")}</StepTitle>
      <p>{t("mailbox.sent", { address: email })}</p>
      <CodeForm email={email} password={password} justSent={justRegistered} onVerified={onVerified} />
      <p className={classes.hint}>{t("mailbox.link")}</p>
      <LoginButton variant="default" />
      <Button variant="transparent" px={0} td="underline" onClick={onOther}>
        {t("forgot.other")}
      </Button>
    </section>
  );
}
