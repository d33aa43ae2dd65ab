import type { DeskPost } from "@dripstone/contract/blog/desk/payloads";
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/failure.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { NotFoundPage } from "../../../../ui/notice/not-found-page.tsx";
import { useDeskPostQuery } from "../api.ts";
import { Editor } from "./editor.tsx";

/** A post that was begun in this page has just come with the reply. */
const STALE_SECONDS = 2;

/** The editor of a post, or of one that is to be begun (null). */
export function EditorPage({ id }: { id: string | null }) {
  return id === null ? <Editor opened={null} /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation();
  // Only the list shows the title in the page's language; here both are written, whatever the page speaks meanwhile.
  const [language] = useState(useLocale());
  const { data, error, isFetching, refetch } = useDeskPostQuery(
    { params: { id }, query: { language } },
    { refetchOnMountOrArgChange: STALE_SECONDS },
  );
  // What is asked for later, while it is being written, is the editor's own matter.
  const [opened, setOpened] = useState<DeskPost | null>(null);
  if (!opened && data && !isFetching) setOpened(data);
  if (opened) return <Editor opened={opened} />;
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  if (error && !isFetching) {
    return (
      <FailureBox error={error}>
        <Button onClick={() => void refetch()}>{t("list.retry")}</Button>
      </FailureBox>
    );
  }
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={48} mb="md" />
      <Skeleton height={320} />
    </div>
  );
}
