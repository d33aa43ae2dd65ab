import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useAddPlaceMutation } from "../api.ts";

const fresh = {
  ...{ account: "", studentName: "", parentName: "", parentEmail: "", parentPhone: "", note: "", reason: "" },
};

/** Adds a student by hand. */
export function AddDialog({ id, opened, onClose }: { id: string; opened: boolean; onClose: () => void }) {
  const { t } = useTranslation("classes-office");
  const issueText = useIssueText();
  const say = useToast();
  const [values, setValues] = useState(fresh);
  const [state, setState] = useState<"taken" | "waiting">("taken");
  const [add, { isLoading, error, reset }] = useAddPlaceMutation();
  const fields = error && asFailure(error).fields;
  const send = async () => {
    const { data } = await add({ params: { id }, body: { ...values, state } });
    if (!data) return;
    say(t("roster.added", { name: data.studentName }));
    setValues(fresh);
    onClose();
  };
  const field = (key: keyof typeof fresh, label: string, type = "text") => (
    <TextInput
      label={label}
      type={type}
      value={values[key]}
      error={issueText(fields?.[key])}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => {
        reset();
        setValues((before) => ({ ...before, [key]: value }));
      }}
    />
  );
  return (
    <Dialog opened={opened} title={t("roster.add")} onClose={onClose}>
      <Form busy={isLoading} onSend={send}>
        <p>{t("roster.addText")}</p>
        {field("account", t("roster.accountEmail"), "email")}
        {field("studentName", t("roster.student"))}
        {field("parentName", t("roster.parent"))}
        {field("parentEmail", t("roster.parentEmail"), "email")}
        {field("parentPhone", t("roster.parentPhone"), "tel")}
        {field("note", t("roster.note"))}
        <NativeSelect
          size="md"
          label={t("roster.place")}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value === "waiting" ? "waiting" : "taken")}
          data={[
            { value: "taken", label: t("roster.asTaken") },
            { value: "waiting", label: t("roster.asWaiting") },
          ]}
        />
        {field("reason", t("roster.reason"))}
        <FailureBox error={fields ? undefined : error} />
        <Group>
          <Button type="submit" loading={isLoading}>
            {t("roster.add")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}
