import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import { isComposing } from "../../../ui/form/composing.ts";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { MarkdownPreview } from "../../../ui/markdown/markdown-preview.tsx";
import { CHAT_DRAFT, isChatDraft } from "./chat-draft.ts";
import classes from "./composer.module.css";

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** A message that is said anew. */
  editing: { id: string; text: string } | null;
  busy: boolean;
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
  onCancelEdit: () => void;
};

/** Where one writes to the tutor. Enter sends, unless an input method is composing; Shift and Enter begin a new line. */
export function Composer({ field, editing, busy, onSend, onStop, onCancelEdit }: ComposerProps) {
  const { t } = useTranslation("chat");
  const lengthText = useLengthText();
  const [draft, keep] = useDraft(CHAT_DRAFT, isChatDraft);
  const [edited, setEdited] = useState("");
  useEffect(() => {
    if (!editing) return;
    setEdited(editing.text);
    field.current?.focus();
  }, [editing, field]);
  const text = editing ? edited : (draft?.text ?? "");
  const change = (to: string) => (editing ? setEdited(to) : keep(() => (to ? { text: to } : null)));
  const tooLong = lengthText(text, tutorLimits.CHAT_MESSAGE_MAX);

  async function send(): Promise<void> {
    if (busy || text.trim() === "" || tooLong) return;
    change("");
    if (!(await onSend(text))) change(text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && editing) onCancelEdit();
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {editing && (
        <p className={classes.editing}>
          {t("edit.now")}{" "}
          <Button size="compact-sm" variant="subtle" onClick={onCancelEdit}>
            {t("edit.cancel")}
          </Button>
        </p>
      )}
      <div className={classes.row}>
        <Textarea
          ref={field}
          aria-label={t("field.label")}
          placeholder={t("field.placeholder")}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          error={tooLong}
          autosize
          minRows={1}
          maxRows={8}
          enterKeyHint="send"
          className={classes.field}
        />
        {busy ? (
          <Button type="button" variant="default" onClick={onStop}>
            {t("stop")}
          </Button>
        ) : (
          <Button type="submit" disabled={text.trim() === "" || tooLong !== undefined}>
            {t("send")}
          </Button>
        )}
      </div>
      <MarkdownPreview text={text} label={t("field.preview")} />
    </form>
  );
}
