import { Button, Group, Textarea } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CopyWords } from "./copy-words.tsx";
import { useEditDraft } from "./use-edit-draft.ts";

type LostEditProps = {
  /** The post or the reply that was being changed. */
  of: string;
  kind: "post" | "reply";
  /** Whether it takes the place of an editor in which somebody was writing. */
  takesFocus?: boolean;
};

const nothing = { title: "", content: "", version: 0 };

/** What somebody was changing of a post or a reply that is not there any more: why it cannot be saved, and their words to take along. */
export default function LostEdit({ of, kind, takesFocus = false }: LostEditProps) {
  const { t } = useTranslation("forum-writing");
  const { draft, forget } = useEditDraft(of, nothing);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = [draft.title, draft.content].filter((part) => part.trim() !== "").join("\n\n");
  const isAny = words !== "";
  useEffect(() => {
    if (isAny && takesFocus) field.current?.focus();
  }, [isAny, takesFocus]);
  if (!isAny) return null;
  return (
    <div>
      <Textarea ref={field} label={t("conflict.mine")} error={t(`edit.gone.${kind}`)} value={words} readOnly rows={8} />
      <Group mt="sm">
        <CopyWords words={words} />
        <Button variant="subtle" onClick={() => void forget()}>
          {t("edit.discard")}
        </Button>
      </Group>
    </div>
  );
}
