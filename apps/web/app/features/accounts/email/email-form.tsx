import { accountLimits } from "@dripstone/contract/accounts/limits";
import { changeEmailPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useChangeEmailMutation } from "../api.ts";
import { PasswordField } from "../password/password-field.tsx";
import classes from "../profile/forms.module.css";

type EmailFormProps = {
  /** The address that waits already: its mail can be sent again from here. */
  pending: string | null;
  onDone: () => void;
};

/** Asks for another address, with the password: a browser left open must not be enough. */
export function EmailForm({ pending, onDone }: EmailFormProps) {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const [changeEmail, { isLoading, error }] = useChangeEmailMutation();
  const fields = useFields({ email: pending ?? "", password: "" }, (values) =>
    payloadIssues(changeEmailPayload, values),
  );
  const issueText = useIssueText();

  const send = async () => {
    if (!fields.trySend()) return;
    const reply = await changeEmail({ body: fields.values });
    if (reply.error) return fields.refuse(asFailure(reply.error).fields ?? {});
    say(t("changeEmail.sent", { address: fields.values.email.trim() }));
    onDone();
  };

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <TextInput
        {...fields.text("email")}
        error={issueText(fields.issueOf("email"))}
        label={t("changeEmail.new")}
        description={t("changeEmail.explain")}
        type="email"
        autoComplete="email"
        maxLength={accountLimits.EMAIL_MAX}
      />
      <PasswordField
        {...fields.text("password")}
        error={issueText(fields.issueOf("password"))}
        label={t("changePassword.current")}
        autoComplete="current-password"
      />
      <FailureBox error={error} />
      <div className={classes.actions}>
        <Button type="submit" loading={isLoading}>
          {t("changeEmail.send")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t("profile.cancel")}
        </Button>
      </div>
    </Form>
  );
}
