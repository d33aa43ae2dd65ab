import { accountLimits } from "@dripstone/contract/accounts/limits";
import { addressPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
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
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) focusAndSelect(input.current);
  }, [takesFocus]);
  const send = async () => {
    const reply = await fields.send((body) => mailLink({ body }));
    if (reply && !reply.error) onSent(fields.values.email.trim());
  };
  return (
    <Form ref={fields.form} busy={isLoading} onSend={send}>
      <p className={classes.ask}>{t("forgot.text")}</p>
      <TextInput
        {...fields.text("email")}
        ref={input}
        disabled={isLoading}
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
