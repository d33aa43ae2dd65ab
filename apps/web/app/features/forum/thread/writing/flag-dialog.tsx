import { forumLimits } from "@dripstone/contract/forum/limits";
import type { FlagReason } from "@dripstone/contract/forum/writing-payloads";
import { Button, Group, Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../../api/failure.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Counter } from "../../../../ui/editor/counter.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Form } from "../../../../ui/form/form.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useFlag } from "./use-flag.ts";

type FlagDialogProps = {
  opened: boolean;
  post: string;
  reply: string | undefined;
  /** The report has arrived. */
  onSent: () => void;
  onClose: () => void;
};

// The contract's own list would bring Zod into the page.
const reasons = ["unkind", "contact", "answer", "spam", "other"] as const satisfies readonly FlagReason[];

/** Tells the teachers that something is wrong with a post or a reply. */
export default function FlagDialog({ opened, post, reply, onSent, onClose }: FlagDialogProps) {
  const { t } = useTranslation(["forum-writing", "errors"]);
  const say = useToast();
  const [reason, setReason] = useState<FlagReason | null>(null);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [email, setEmail] = useState("");
  const issueText = useIssueText();
  const { flag, isLoading, error, isVisitor } = useFlag({ post, reply });
  const issue = error ? asFailure(error).fields?.email : undefined;
  const send = async () => {
    if (!reason) return setMissing(true);
    if (!(await flag({ reason, note }, email.trim()))) return;
    say(t("forum-writing:flag.done"));
    setReason(null);
    setNote("");
    setEmail("");
    onSent();
    onClose();
  };
  return (
    <Dialog opened={opened} title={t(`forum-writing:flag.${reply ? "reply" : "post"}`)} onClose={onClose}>
      <Form busy={isLoading} onSend={send}>
        <Radio.Group
          label={t("forum-writing:flag.reason")}
          value={reason ?? ""}
          error={isMissing && !reason ? t("forum-writing:flag.missing") : undefined}
          errorProps={{ mt: "xs" }}
          onChange={(chosen) => setReason(reasons.find((it) => it === chosen) ?? null)}
        >
          <Stack gap="xs" mt="xs">
            {reasons.map((it) => (
              <Radio key={it} value={it} label={t(`forum-writing:flag.reasons.${it}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <div>
          <Textarea
            label={t("forum-writing:flag.note")}
            value={note}
            rows={3}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Counter text={note} min={0} max={forumLimits.FLAG_NOTE_MAX} />
        </div>
        {isVisitor && (
          <TextInput
            type="email"
            autoComplete="email"
            label={t("forum-writing:flag.email")}
            description={t("forum-writing:flag.emailHint")}
            value={email}
            error={issueText(issue)}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        )}
        <FailureBox error={issue ? undefined : error} />
        <Group>
          <Button type="submit" loading={isLoading}>
            {t("forum-writing:flag.send")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("forum-writing:cancel")}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}
