import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useEndExtensionMutation, useExtendHomeworkMutation } from "../api.ts";

type MoreTimeProps = {
  student: { user: string; name: string };
  class: string;
  week: number;
  /** What was given already, by the school's clock. */
  extension: { dueAt: string; reason: string } | null;
};

/** Gives one student more time for a week's homework, by the school's clock. */
export function MoreTime(props: MoreTimeProps) {
  const { t } = useTranslation("grading");
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpened(true)}>
        {t("more.open")}
      </Button>
      <Dialog
        opened={opened}
        title={t("more.title", { name: props.student.name, week: props.week })}
        onClose={() => setOpened(false)}
      >
        <MoreTimeForm {...props} onDone={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

type Values = { dueAt: string; reason: string };

function MoreTimeForm(props: MoreTimeProps & { onDone: () => void }) {
  const { student, class: id, week, extension, onDone } = props;
  const { t } = useTranslation(["grading", "common"]);
  const toast = useToast();
  const [extend, { error, isLoading }] = useExtendHomeworkMutation();
  const [end, ending] = useEndExtensionMutation();
  const params = { id, week: String(week), user: student.user };
  const fields = useFields<Values>(extension ?? { dueAt: "", reason: "" }, ({ dueAt }) =>
    dueAt === "" ? { dueAt: { code: "FIELD_REQUIRED" } } : {},
  );
  const send = async () => {
    const reply = await fields.send((body) => extend({ params, body }));
    if (!reply || reply.error) return;
    toast(t("grading:more.done", { name: student.name }));
    onDone();
  };
  const takeBack = async () => {
    if ((await end({ params })).error) return;
    toast(t("grading:more.ended", { name: student.name }));
    onDone();
  };
  return (
    <Form ref={fields.form} busy={isLoading} onSend={send}>
      <TextInput
        type="datetime-local"
        label={t("grading:more.until")}
        description={t("grading:more.byClock")}
        {...fields.text("dueAt")}
      />
      <TextInput label={t("grading:more.reason")} {...fields.text("reason")} />
      <FailureBox error={error ?? ending.error} />
      <Group>
        <Button type="submit" loading={isLoading}>
          {t("grading:more.give")}
        </Button>
        {extension && (
          <Button variant="default" loading={ending.isLoading} onClick={() => void takeBack()}>
            {t("grading:more.end")}
          </Button>
        )}
        <Button variant="subtle" onClick={onDone}>
          {t("grading:more.cancel")}
        </Button>
      </Group>
    </Form>
  );
}
