import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LoginButton } from "../../../session/login-button.tsx";
import { LetterAfloat } from "../../../ui/illustrations/letter-afloat.tsx";
import { Entrance } from "../entrance/entrance.tsx";
import classes from "../parts.module.css";
import { CodeForm } from "../verification/code-form.tsx";
import { ResendButton } from "../verification/resend-button.tsx";
import type { Credentials } from "../verification/verified.tsx";

/** Where the letter went, and whose mailbox that is. */
export type Mailed = {
  email: string;
  isParents: boolean;
  /** As long as the page knows it: not after it was loaded again. */
  password?: string;
};

type MailboxStepProps = {
  mailed: Mailed;
  onVerified: (credentials: Credentials) => void;
  /** The address was a slip. */
  onOther: () => void;
};

/** After registering: where the mail went, and the field for its code; where it went to a parent, what to ask the parent for. */
export function MailboxStep({ mailed: { email, isParents, password }, onVerified, onOther }: MailboxStepProps) {
  const { t } = useTranslation("accounts");
  const justRegistered = password !== undefined;
  return (
    <Entrance
      withReasons
      takesFocus={justRegistered}
      title={t(isParents ? "mailbox.parentsTitle" : "mailbox.title")}
      lead={t(isParents ? "mailbox.parentsSent" : "mailbox.sent", { address: email })}
    >
      <section className={classes.step}>
        <LetterAfloat />
        {isParents ? (
          <>
            <p>{t("mailbox.parentsNext")}</p>
            <ResendButton email={email} justSent={justRegistered} />
          </>
        ) : (
          <CodeForm email={email} password={password} justSent={justRegistered} onVerified={onVerified} />
        )}
        <p className={classes.hint}>{t(isParents ? "mailbox.parentsAgreed" : "mailbox.link")}</p>
        <LoginButton variant="default" />
        <Button variant="transparent" px={0} td="underline" onClick={onOther}>
          {t("forgot.other")}
        </Button>
      </section>
    </Entrance>
  );
}
