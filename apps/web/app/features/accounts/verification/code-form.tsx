import { accountLimits } from "@dripstone/contract/accounts/limits";
import { verificationCode } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Fields } from "../../../ui/form/fields.tsx";
import { focusAndSelect } from "../../../ui/form/focus.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useVerifyByCodeMutation } from "../api.ts";
import classes from "./code-form.module.css";
import { OwnPasswordField } from "./own-password-field.tsx";
import { ResendButton } from "./resend-button.tsx";
import type { Credentials } from "./verified.tsx";

type CodeFormProps = {
  /** The address that waits for its confirmation. */
  email: string;
  /** The address is asked for, too, with the given one to start from. */
  asksForEmail?: boolean;
  /** The password with which it was registered, where the page still knows it; otherwise it is asked for. */
  password?: string;
  /** A mail went out this moment. */
  justSent?: boolean;
  onVerified: (credentials: Credentials) => void;
};

/** Confirms an address by the mailed code, or has a new one sent. */
export function CodeForm({ email, asksForEmail = false, password, justSent, onVerified }: CodeFormProps) {
  const { t } = useTranslation("accounts");
  const [verify, { isLoading, error }] = useVerifyByCodeMutation();
  const fields = useFields({ email, code: "", password: password ?? "" }, (values) =>
    payloadIssues(verificationCode, payloadOf(values)),
  );
  // Asked for also when the known one turns out not to be the account's.
  const [asksForPassword, setAsksForPassword] = useState(password === undefined);

  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && !asFailure(error).fields) focusAndSelect(codeInput.current);
  }, [error]);

  const send = async () => {
    const body = payloadOf(fields.values);
    const reply = await fields.send(() => verify({ body }));
    if (!reply) return;
    if (!reply.error) return onVerified({ email: body.email.trim(), password: body.password });
    if (asFailure(reply.error).fields?.password) setAsksForPassword(true);
  };

  const address = payloadIssues(verificationCode, payloadOf(fields.values)).email ? null : fields.values.email.trim();

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send}>
      <Fields disabled={isLoading}>
        {asksForEmail && (
          <TextInput
            {...fields.text("email")}
            label={t("fields.email")}
            type="email"
            autoComplete="username"
            maxLength={accountLimits.EMAIL_MAX}
          />
        )}
        <TextInput
          {...fields.text("code")}
          ref={codeInput}
          classNames={{ input: classes.code }}
          label={t("fields.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        {asksForPassword && <OwnPasswordField {...fields.text("password")} issue={fields.issueOf("password")} />}
      </Fields>
      {!asFailure(error).fields && <FailureBox error={error} takesFocus={false} />}
      <div className={classes.actions}>
        <Button type="submit" loading={isLoading}>
          {t("verify.send")}
        </Button>
        <ResendButton
          email={address}
          justSent={justSent}
          onMissingEmail={() => fields.refuse({ email: { code: "EMAIL_REQUIRED" } })}
        />
      </div>
    </Form>
  );
}

/** A code is read as people copy it: with spaces, or in the full-width digits of a Chinese keyboard. */
const payloadOf = ({ email, code, password }: { email: string; code: string; password: string }) => ({
  email,
  password,
  code: code.normalize("NFKC").replace(/\s/g, ""),
});
