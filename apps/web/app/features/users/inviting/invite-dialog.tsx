import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import { userKinds } from "@dripstone/contract/accounts/office/list";
import { type Locale, locales } from "@dripstone/contract/locale";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useInviteUserMutation } from "../api.ts";

type InviteDialogProps = { opened: boolean; onClose: () => void };

/** Asks one person in, by mail. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const { t } = useTranslation("users");
  return (
    <Dialog opened={opened} title={t("invite.title")} onClose={onClose}>
      <p>{t("invite.text", { days: userOfficeLimits.INVITATION_LINK_DAYS })}</p>
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["users", "common"]);
  const issueText = useIssueText();
  const say = useToast();
  const locale = useLocale();
  const fresh = { name: "", email: "", kind: "student", preferredLanguage: locale as string, birth: "" };
  const [values, setValues] = useState(fresh);
  const [invite, { isLoading, error, reset }] = useInviteUserMutation();
  const fields = error && asFailure(error).fields;
  const change = (name: keyof typeof fresh, value: string) => {
    reset();
    setValues((before) => ({ ...before, [name]: value }));
  };
  const send = async () => {
    const { birth, kind, ...rest } = values;
    const body = {
      ...rest,
      kind: kind as (typeof userKinds)[number],
      preferredLanguage: rest.preferredLanguage as Locale,
      ...(kind === "student" && birth !== "" && { birth }),
    };
    const { data } = await invite({ body });
    if (!data) return;
    say(t("invite.done", { name: data.name }));
    onClose();
  };
  return (
    <Form busy={isLoading} onSend={send}>
      <NativeSelect
        size="md"
        label={t("column.kind")}
        value={values.kind}
        error={issueText(fields?.kind)}
        onChange={({ currentTarget: { value } }) => change("kind", value)}
        data={userKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextInput
        label={t("column.name")}
        value={values.name}
        error={issueText(fields?.name)}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change("name", value)}
      />
      <TextInput
        type="email"
        label={t("column.email")}
        value={values.email}
        error={issueText(fields?.email)}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change("email", value)}
      />
      {values.kind === "student" && (
        <TextInput
          label={t("invite.birth")}
          description={t("invite.birthHelp")}
          value={values.birth}
          // Told with what else is wrong, not after that is right.
          error={issueText(fields && values.birth.trim() === "" ? { code: "BIRTH_MONTH_NEEDED" } : fields?.birth)}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change("birth", value)}
        />
      )}
      <NativeSelect
        size="md"
        label={t("invite.language")}
        value={values.preferredLanguage}
        onChange={({ currentTarget: { value } }) => change("preferredLanguage", value)}
        data={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <FailureBox error={fields ? undefined : error} />
      <Group>
        <Button type="submit" loading={isLoading}>
          {t("invite.send")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
      </Group>
    </Form>
  );
}
