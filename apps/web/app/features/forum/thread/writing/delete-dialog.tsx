import { paths } from "@dripstone/contract/paths";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useDeletePostMutation, useDeleteReplyMutation } from "../../api.ts";

type DeleteDialogProps = { opened: boolean; post: string; reply: string | undefined; onClose: () => void };

/** Asks before words are gone for good. */
export function DeleteDialog({ opened, post, reply, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("forum-writing");
  const say = useToast();
  const navigate = useNavigate();
  const [deletePost, ofPost] = useDeletePostMutation();
  const [deleteReply, ofReply] = useDeleteReplyMutation();
  const { isLoading, error } = reply ? ofReply : ofPost;
  const kind = reply ? "reply" : "post";
  const remove = async () => {
    const { error: failed } = reply
      ? await deleteReply({ params: { id: reply } })
      : await deletePost({ params: { id: post } });
    if (failed) return;
    say(t(`delete.${kind}.done`));
    if (reply) onClose();
    else navigate(paths.forum);
  };
  return (
    <Dialog opened={opened} title={t(`delete.${kind}.title`)} onClose={onClose}>
      <p>{t(`delete.${kind}.text`)}</p>
      <FailureBox error={error} />
      <Group>
        <Button color="red" loading={isLoading} onClick={remove}>
          {t("delete.confirm")}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("cancel")}
        </Button>
      </Group>
    </Dialog>
  );
}
