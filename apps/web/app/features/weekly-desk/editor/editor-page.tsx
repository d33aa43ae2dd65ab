import type { Path } from "@dripstone/contract/paths";
import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { useGoingOn } from "../../../ui/office/use-going-on.ts";
import { useDeskProblemQuery } from "../api.ts";
import { Retry } from "../retry.tsx";
import { Editor } from "./editor.tsx";

/** The editor of a problem, or of one that is to be begun (null). */
export function EditorPage({ id }: { id: string | null }) {
  const { key, openedAs, goOn } = useGoingOn(id);
  if (openedAs === null) return <Editor key={key} opened={null} onAddress={goOn} />;
  return <Opened key={key} id={openedAs} onAddress={goOn} />;
}

function Opened({ id, onAddress }: { id: string; onAddress: (id: string, to: Path) => void }) {
  const { t } = useTranslation();
  // Only the list shows the title in the page's language; here both are written, whatever the page speaks meanwhile.
  const [language] = useState(useLocale());
  const { data, error, isFetching, refetch } = useDeskProblemQuery(
    { params: { id }, query: { language } },
    // Not the reply of an earlier visit: somebody else may have written since.
    { refetchOnMountOrArgChange: true },
  );
  // What is asked for later, while it is being written, is the editor's own matter.
  const [opened, setOpened] = useState<DeskProblem | null>(null);
  if (!opened && data && !isFetching) setOpened(data);
  if (opened) return <Editor opened={opened} onAddress={onAddress} />;
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  if (error && !isFetching) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={48} mb="md" />
      <Skeleton height={320} />
    </div>
  );
}
