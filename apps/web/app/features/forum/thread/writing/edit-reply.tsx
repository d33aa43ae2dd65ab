import { Button, Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useReplySourceQuery } from "../../api.ts";

const ReplyEditor = lazy(() => import("./reply-editor.tsx"));

type EditReplyProps = { reply: string; own: boolean; onDone: () => void };

/** A reply in its place while it is changed. */
export function EditReply({ reply, own, onDone }: EditReplyProps) {
  const { t } = useTranslation(["forum", "common"]);
  const {
    currentData: source,
    error,
    refetch,
  } = useReplySourceQuery({ params: { id: reply } }, { refetchOnMountOrArgChange: true });
  if (source) {
    return (
      <Suspense fallback={<Skeleton height={160} />}>
        <ReplyEditor reply={reply} source={source} own={own} onDone={onDone} />
      </Suspense>
    );
  }
  if (!error) return <Skeleton height={160} />;
  return (
    <FailureBox error={error}>
      <div>
        <Button onClick={() => refetch()}>{t("common:list.retry")}</Button>{" "}
        <Button variant="default" onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </FailureBox>
  );
}
