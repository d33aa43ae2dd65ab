import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useReplySourceQuery } from "../../api.ts";
import { isGone } from "../../editing/is-gone.ts";
import LostEdit from "../../editing/lost-edit.tsx";
import { ReplyEditor } from "./reply-editor.tsx";

type EditReplyProps = { reply: string; own: boolean; onDone: () => void };

/** A reply in its place while it is changed. */
export default function EditReply({ reply, own, onDone }: EditReplyProps) {
  const { t } = useTranslation(["forum-writing", "common"]);
  const {
    currentData: source,
    error,
    refetch,
  } = useReplySourceQuery({ params: { id: reply } }, { refetchOnMountOrArgChange: true });
  if (source) return <ReplyEditor reply={reply} source={source} own={own} onDone={onDone} />;
  if (!error) return <Skeleton height={160} />;
  return (
    <>
      {isGone(error) && <LostEdit of={reply} kind="reply" />}
      <FailureBox error={error}>
        <div>
          <Button onClick={() => refetch()}>{t("common:list.retry")}</Button>{" "}
          <Button variant="default" onClick={onDone}>
            {t("cancel")}
          </Button>
        </div>
      </FailureBox>
    </>
  );
}
