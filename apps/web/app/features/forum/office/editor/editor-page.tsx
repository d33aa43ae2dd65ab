import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { NotFoundPage } from "../../../../ui/notice/not-found-page.tsx";
import { useOfficeCategoriesQuery } from "../api.ts";
import { Editor } from "./editor.tsx";

/** Where a category is changed, or added (null). */
export function EditorPage({ id }: { id: string | null }) {
  return id === null ? <Editor opened={null} /> : <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useOfficeCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  // What is asked for later, while it is being written, is the editor's own matter.
  const [opened, setOpened] = useState<OfficeCategory | null>(null);
  const found = isFetching ? undefined : data?.find((category) => category.id === id);
  if (!opened && found) setOpened(found);
  if (opened) return <Editor opened={opened} />;
  if (error && !isFetching) {
    return (
      <FailureBox error={error}>
        <Button onClick={() => void refetch()}>{t("list.retry")}</Button>
      </FailureBox>
    );
  }
  if (data && !isFetching) return <NotFoundPage />;
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={48} mb="md" />
      <Skeleton height={320} />
    </div>
  );
}
