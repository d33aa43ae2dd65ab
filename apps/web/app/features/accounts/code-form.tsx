import { accountLimits } from "@dripstone/contract/accounts/limits";
import { verificationCode } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../api/failure.ts";
import { keepEnterForComposing } from "../../ui/composing.ts";
import { useIssueText } from "../../ui/failure-text.ts";
import { useVerifyByCodeMutation } from "./api.ts";
import classes from "./code-form.module.css";
import { FailureBox } from "./failure-box.tsx";
import { focusAndSelect } from "./focus.ts";
import { ResendButton } from "./resend-button.tsx";
import { useFields } from "./use-fields.ts";

type CodeFormProps = {
  /** The address that waits for its confirmation. */
  email: string;
  /** The address is asked for, too, with the given one to start from. */
  asksForEmail?: boolean;
  /** A mail went out this moment. */
  justSent?: boolean;
  onVerified: () => void;
};

/** Confirms an address by the mailed code, or has a new one sent. */
export function CodeForm({ email, asksForEmail = false, justSent, onVerified }: CodeFormProps) {
  const { t } = useTranslation("accounts");
  const [verify, { isLoading, error }] = useVerifyByCodeMutation();
  const fields = useFields({ email, code: "" }, (values) => payloadIssues(verificationCode, payloadOf(values)));
  const issueText = useIssueText();

  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && !asFailure(error).fields) focusAndSelect(codeInput.current);
  }, [error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !fields.trySend()) return;
    const reply = await verify({ body: payloadOf(fields.values) });
    if (!reply.error) onVerified();
    else fields.refuse(asFailure(reply.error).fields ?? {});
  };

  const address = payloadIssues(verificationCode, payloadOf(fields.values)).email ? null : fields.values.email.trim();

  return (
    <form ref={fields.form} noValidate onSubmit={submit} onKeyDown={keepEnterForComposing} className={classes.form}>
      <fieldset disabled={isLoading} className={classes.fields}>
        {asksForEmail && (
          <TextInput
            {...fields.text("email")}
            error={issueText(fields.issueOf("email"))}
            label={t("fields.email")}
            type="email"
            autoComplete="username"
            maxLength={accountLimits.EMAIL_MAX}
          />
        )}
        <TextInput
          {...fields.text("code")}
          ref={codeInput}
          error={issueText(fields.issueOf("code"))}
          classNames={{ input: classes.code }}
          label={t("fields.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </fieldset>
      <FailureBox error={error} takesFocus={false} />
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
    </form>
  );
}

/** A code is read as people copy it: with spaces, or in the full-width digits of a Chinese keyboard. */
const payloadOf = ({ email, code }: { email: string; code: string }) => ({
  email,
  code: code.normalize("NFKC").replace(/\s/g, ""),
});
