import type { InboxMessage } from "@dripstone/contract/contact/inbox/payloads";
import { contactLimits } from "@dripstone/contract/contact/limits";
import { lengthOf } from "@dripstone/contract/length";
import { Button, Checkbox, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../ui/drafts/use-draft.ts";
import { FailureBox } from "../../ui/failure/failure-box.tsx";
import { Fields } from "../../ui/form/fields.tsx";
import { Form } from "../../ui/form/form.tsx";
import { sentByKey } from "../../ui/form/send-by-key.ts";
import { useToldIssues } from "../../ui/form/use-told-issues.ts";
import { useToast } from "../../ui/toast/toast.tsx";
import { useAnswerMessageMutation } from "./api.ts";

type Answer = { text: string };

const isAnswer = (value: unknown): value is Answer => typeof (value as Answer | null)?.text === "string";

/** Answers a message by mail. What is written stays in the tab until it has gone out, also where a colleague has been quicker. */
export function AnswerForm({ message: { id, version, email } }: { message: InboxMessage }) {
  const { t } = useTranslation("contact-inbox");
  const say = useToast();
  const [draft, keep] = useDraft<Answer>(`contact-answer:${id}`, isAnswer);
  const [close, setClose] = useState(true);
  const [send, { isLoading, error }] = useAnswerMessageMutation();
  const text = draft?.text ?? "";
  const max = contactLimits.CONTACT_ANSWER_MAX;
  const length = lengthOf(text);
  const issue =
    length === 0
      ? { code: "FIELD_REQUIRED" as const }
      : length > max
        ? { code: "FIELD_TOO_LONG" as const, max }
        : undefined;
  const told = useToldIssues({ text: issue }, error);
  const answer = async () => {
    if (!told.isRight()) return;
    const reply = await send({ params: { id }, body: { version, text, close } });
    if (reply.error) return;
    keep(() => null);
    told.forget();
    say(t("answer.sent", { email }));
  };
  return (
    <Form ref={told.form} busy={isLoading} onSend={answer} aria-label={t("answer.label")}>
      <Fields disabled={isLoading}>
        <Textarea
          {...sentByKey}
          label={t("answer.text")}
          description={t("answer.hint", { email })}
          value={text}
          rows={7}
          error={told.errorOf("text")}
          onChange={({ currentTarget }) => keep(() => ({ text: currentTarget.value }))}
        />
        <Checkbox
          label={t("answer.close")}
          checked={close}
          onChange={({ currentTarget }) => setClose(currentTarget.checked)}
        />
      </Fields>
      <FailureBox error={error} />
      <Button type="submit" loading={isLoading}>
        {t("answer.send")}
      </Button>
    </Form>
  );
}
