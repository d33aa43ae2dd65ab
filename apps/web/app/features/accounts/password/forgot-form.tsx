import { accountLimits } from "@dripstone/contract/accounts/limits";
import { addressPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { focusAndSelect } from "../../../ui/form/focus.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useForgotPasswordMutation } from "../api.ts";
import classes from "../parts.module.css";

type ForgotFormProps = {
  email: string;
  /** Another address is to be typed over the given one. */
  takesFocus: boolean;
  onSent: (email: string) => void;
};

/** Asks where the link for a new password shall go. */
export function ForgotForm({ email, takesFocus, onSent }: ForgotFormProps) {
  const { t } = useTranslation("accounts");
  const [mailLink, { isLoading, error }] = useForgotPasswordMutation();
  const fields = useFields({ email }, (values) => payloadIssues(addressPayload, values));
  const issueText = useIssueText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) focusAndSelect(input.current);
  }, [takesFocus]);
  const send = async () => {
    if (!fields.trySend()) return;
    const reply = await mailLink({ body: fields.values });
    if (!reply.error) onSent(fields.values.email.trim());
    else fields.refuse(asFailure(reply.error).fields ?? {});
  };
  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <p className={classes.ask}>{t("forgot.text")}</p>
      <TextInput
        {...fields.text("email")}
        ref={input}
        disabled={isLoading}
        error={issueText(fields.issueOf("email"))}
        label={t("fields.email")}
        type="email"
        autoComplete="username"
        maxLength={accountLimits.EMAIL_MAX}
      />
      <FailureBox error={error} />
      <Button type="submit" size="lg" loading={isLoading}>
        {t("forgot.send")}
      </Button>
    </Form>
  );
}
