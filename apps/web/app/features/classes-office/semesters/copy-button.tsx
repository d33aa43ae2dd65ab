import type { OfficeSemester } from "@dripstone/contract/classes/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { asFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useCopySemesterMutation } from "../api.ts";

const fresh = { en: "", ch: "", startsOn: "", endsOn: "" };

/** Takes the classes of a semester into a new one. */
export function CopyButton({ semester: { id } }: { semester: OfficeSemester }) {
  const { t } = useTranslation(["classes-office", "office"]);
  const locale = useLocale();
  const issueText = useIssueText();
  const say = useToast();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [values, setValues] = useState(fresh);
  const [copy, { isLoading, error, reset }] = useCopySemesterMutation();
  const fields = error && asFailure(error).fields;
  const send = async () => {
    const { en, ch, startsOn, endsOn } = values;
    const { data } = await copy({ params: { id }, body: { name: { en, ch }, startsOn, endsOn } });
    if (!data) return;
    say(t("semester.copied", { name: data.name[locale] }));
    await navigate(paths.adminClasses, { state: settled });
  };
  const field = (key: keyof typeof fresh, path: string, label: string, type = "text") => (
    <TextInput
      label={label}
      type={type}
      value={values[key]}
      error={issueText(fields?.[path])}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => {
        reset();
        setValues((before) => ({ ...before, [key]: value }));
      }}
    />
  );
  const nameIn = (language: "en" | "ch") =>
    t("office:labelIn", { what: t("field.name"), language: t(`office:language.${language}`) });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t("semester.copy")}
      </Button>
      <Dialog opened={opened} title={t("semester.copyTitle")} onClose={() => setOpened(false)}>
        <Form busy={isLoading} onSend={send}>
          <p>{t("semester.copyText")}</p>
          {field("en", "name.en", nameIn("en"))}
          {field("ch", "name.ch", nameIn("ch"))}
          {field("startsOn", "startsOn", t("field.startsOn"), "date")}
          {field("endsOn", "endsOn", t("field.endsOn"), "date")}
          <FailureBox error={fields ? undefined : error} />
          <Group>
            <Button type="submit" loading={isLoading}>
              {t("semester.copySend")}
            </Button>
            <Button variant="default" onClick={() => setOpened(false)}>
              {t("cancel")}
            </Button>
          </Group>
        </Form>
      </Dialog>
    </>
  );
}
