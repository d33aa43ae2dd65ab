import { passwordProof } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import classes from "../profile/forms.module.css";
import { HiddenUsername } from "./hidden-username.tsx";
import { PasswordField } from "./password-field.tsx";

type PasswordProofFormProps = {
  email: string;
  /** What the button says. */
  action: string;
  /** For what cannot be undone by the next click. */
  grave?: boolean;
  /** Returns the error of the call, if there is one. */
  onSend: (password: string) => Promise<unknown>;
  onCancel: () => void;
  state: { isLoading: boolean; error?: unknown };
};

/** Asks for the password once more, before something that a browser left open must not be enough for. */
export function PasswordProofForm({ email, action, grave = false, onSend, onCancel, state }: PasswordProofFormProps) {
  const { t } = useTranslation("accounts");
  const fields = useFields({ password: "" }, (values) => payloadIssues(passwordProof, values));
  const send = async () => {
    await fields.send(async ({ password }) => ({ error: await onSend(password) }));
  };
  return (
    <Form ref={fields.form} busy={state.isLoading} onSend={send} className={classes.form}>
      <HiddenUsername email={email} />
      <PasswordField
        {...fields.text("password")}
        label={t("changePassword.current")}
        autoComplete="current-password"
        data-autofocus
      />
      <FailureBox error={state.error} />
      <Group gap="sm">
        <Button type="submit" loading={state.isLoading} color={grave ? "red" : undefined}>
          {action}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t("profile.cancel")}
        </Button>
      </Group>
    </Form>
  );
}
