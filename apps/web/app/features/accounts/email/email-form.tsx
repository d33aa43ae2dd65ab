import { accountLimits } from "@dripstone/contract/accounts/limits";
import { changeEmailPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, Group, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
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

  const send = async () => {
    const reply = await fields.send((body) => changeEmail({ body }));
    if (!reply || reply.error) return;
    say(t("changeEmail.sent", { address: fields.values.email.trim() }));
    onDone();
  };

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      <TextInput
        {...fields.text("email")}
        label={t("changeEmail.new")}
        description={t("changeEmail.explain")}
        type="email"
        autoComplete="email"
        maxLength={accountLimits.EMAIL_MAX}
      />
      <PasswordField {...fields.text("password")} label={t("changePassword.current")} autoComplete="current-password" />
      <FailureBox error={error} />
      <Group gap="sm">
        <Button type="submit" loading={isLoading}>
          {t("changeEmail.send")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t("profile.cancel")}
        </Button>
      </Group>
    </Form>
  );
}
