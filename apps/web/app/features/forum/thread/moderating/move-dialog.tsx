import type { ForumPost } from "@dripstone/contract/forum/payloads";
import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../../api/failure.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Form } from "../../../../ui/form/form.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useForumHomeQuery } from "../../api.ts";
import { useMovePostMutation } from "../../moderation/api.ts";

type MoveDialogProps = { opened: boolean; post: Pick<ForumPost, "id" | "category">; onClose: () => void };

/** Moves a post, with its replies, to another category; its author is told. */
export function MoveDialog({ opened, post, onClose }: MoveDialogProps) {
  const { t } = useTranslation(["moderation", "forum-writing", "fields"]);
  const say = useToast();
  const issueText = useIssueText();
  const home = useForumHomeQuery({ query: { language: useLocale() } }, { skip: !opened });
  const [category, setCategory] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [move, { isLoading, error }] = useMovePostMutation();
  const refused = error ? asFailure(error).fields?.category : undefined;
  const others = (home.data?.categories ?? []).filter(({ slug }) => slug !== post.category.slug);
  const send = async () => {
    const chosen = others.find(({ slug }) => slug === category);
    if (!chosen) return setMissing(true);
    const { error: failed } = await move({ params: { id: post.id }, body: { category } });
    if (failed) return;
    say(t("moderation:move.done", { category: chosen.name }));
    setCategory("");
    setMissing(false);
    onClose();
  };
  return (
    <Dialog opened={opened} title={t("moderation:move.title")} onClose={onClose}>
      <Form busy={isLoading} onSend={send}>
        <NativeSelect
          label={t("moderation:move.to")}
          description={t("moderation:move.hint")}
          data-autofocus
          value={category}
          error={issueText(refused) ?? (isMissing && category === "" ? t("fields:FIELD_REQUIRED") : undefined)}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        >
          <option value="">{t("forum-writing:compose.choose")}</option>
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <FailureBox error={home.error ?? (refused ? undefined : error)} />
        <Group>
          <Button type="submit" loading={isLoading}>
            {t("moderation:move.send")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t("moderation:cancel")}
          </Button>
        </Group>
      </Form>
    </Dialog>
  );
}
