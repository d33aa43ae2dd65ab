import { changePasswordPayload, type User } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import type { Owner } from "@dripstone/passwords";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { type Issues, useFields } from "../../../ui/form/use-fields.ts";
import { useChangePasswordMutation } from "../api.ts";
import classes from "../profile/forms.module.css";
import { HiddenUsername } from "./hidden-username.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { type PasswordJudge, usePasswordJudge } from "./password-judge.ts";

type PasswordFormProps = { user: User; onChanged: () => void; onCancel: () => void };

/** The current password, and the new one twice. */
export function PasswordForm({ user, onChanged, onCancel }: PasswordFormProps) {
  const { t } = useTranslation("accounts");
  const [changePassword, { isLoading, error }] = useChangePasswordMutation();
  const judge = usePasswordJudge();
  const owner = { name: user.name, email: user.email };
  const fields = useFields(empty, (draft) => issuesOf(draft, judge, owner));

  const send = async () => {
    const reply = await fields.send(({ currentPassword, newPassword }) =>
      changePassword({ body: { currentPassword, newPassword } }),
    );
    if (reply && !reply.error) onChanged();
  };

  return (
    <Form ref={fields.form} busy={isLoading} onSend={send} className={classes.form}>
      {user.pendingEmail && (
        <p className={classes.quiet}>{t("changePassword.dropsPending", { address: user.pendingEmail })}</p>
      )}
      <HiddenUsername email={user.email} />
      <PasswordField
        {...fields.text("currentPassword")}
        label={t("changePassword.current")}
        autoComplete="current-password"
      />
      <NewPasswordFields
        password={fields.text("newPassword")}
        confirmation={fields.text("confirmation")}
        owner={owner}
        label={t("changePassword.new")}
      />
      <FailureBox error={error} />
      <Group gap="sm">
        <Button type="submit" loading={isLoading}>
          {t("changePassword.send")}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t("profile.cancel")}
        </Button>
      </Group>
    </Form>
  );
}

const empty = { currentPassword: "", newPassword: "", confirmation: "" };

function issuesOf(draft: typeof empty, judge: PasswordJudge, owner: Owner): Issues<typeof empty> {
  const { confirmation, ...payload } = draft;
  const issues: Issues<typeof empty> = payloadIssues(changePasswordPayload, payload);
  const objection = judge.objectionTo(draft.newPassword, owner);
  if (objection && !issues.newPassword) issues.newPassword = objection;
  if (confirmation !== draft.newPassword) issues.confirmation = { code: "PASSWORDS_DIFFER" };
  return issues;
}
