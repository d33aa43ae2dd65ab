import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { ActionIcon, Button, Textarea } from "@mantine/core";
import { IconSquareRoot2 } from "@tabler/icons-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../../ui/drafts/use-draft.ts";
import { filesIn } from "../../../ui/editor/use-pictures.ts";
import { isComposing } from "../../../ui/form/composing.ts";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { MarkdownPreview } from "../../../ui/markdown/markdown-preview.tsx";
import { CHAT_DRAFT, isChatDraft } from "./chat-draft.ts";
import classes from "./composer.module.css";
import { FormulaDialog } from "./formula-dialog.tsx";
import { insertFormula } from "./insert-formula.ts";
import { PictureButton } from "./picture-button.tsx";
import { PictureField } from "./picture-field.tsx";
import { usePicture } from "./use-picture.ts";

/** A message that is written anew, with the picture that it is about. */
export type Editing = { id: string; text: string; picture: string | null };

type ComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** A message that is said anew. */
  editing: Editing | null;
  busy: boolean;
  /** Whether who answers can look at pictures. */
  seesPictures: boolean;
  onSend: (text: string, picture: string | null) => Promise<boolean>;
  onStop: () => void;
  onCancelEdit: () => void;
};

/** Where one writes to the tutor. Enter sends, unless an input method is composing; Shift and Enter begin a new line. */
export function Composer({ field, editing, busy, seesPictures, onSend, onStop, onCancelEdit }: ComposerProps) {
  const { t } = useTranslation("chat");
  const lengthText = useLengthText();
  const [draft, keep] = useDraft(CHAT_DRAFT, isChatDraft);
  const [edited, setEdited] = useState("");
  const { state: picture, id: pictureId, add, put } = usePicture();
  useEffect(() => {
    if (!editing) return;
    setEdited(editing.text);
    put(editing.picture);
    field.current?.focus();
    return () => put(null);
  }, [editing, field, put]);
  const text = editing ? edited : (draft?.text ?? "");
  const change = (to: string) => (editing ? setEdited(to) : keep(() => (to ? { text: to } : null)));
  const tooLong = lengthText(text, tutorLimits.CHAT_MESSAGE_MAX);

  const [isFormulaOpen, openFormula] = useState(false);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function insert(latex: string): void {
    const { selectionStart: from = text.length, selectionEnd: to = from } = field.current ?? {};
    const inserted = insertFormula(text, { from, to }, latex);
    caret.current = inserted.caret;
    change(inserted.text);
    openFormula(false);
  }

  const isReady = (text.trim() !== "" || pictureId !== null) && picture.is !== "arriving" && tooLong === undefined;

  async function send(): Promise<void> {
    if (busy || !isReady) return;
    change("");
    put(null);
    if (await onSend(text.trim() === "" ? t("picture.ask") : text, pictureId)) return;
    change(text);
    put(pictureId);
  }

  function onPaste(event: ClipboardEvent): void {
    const [file] = seesPictures ? filesIn(event.clipboardData) : [];
    if (!file) return;
    event.preventDefault();
    void add(file);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && editing) onCancelEdit();
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send();
  }

  return (
    <>
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
        <PictureField state={picture} onRemove={() => put(null)} />
        <div className={classes.row}>
          <Textarea
            ref={field}
            aria-label={t("field.label")}
            placeholder={t("field.placeholder")}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            error={tooLong}
            autosize
            minRows={1}
            maxRows={8}
            enterKeyHint="send"
            className={classes.field}
          />
          {seesPictures && <PictureButton size={FIELD_HEIGHT} onChoose={(file) => void add(file)} />}
          <ActionIcon
            variant="default"
            size={FIELD_HEIGHT}
            aria-label={t("formula.open")}
            title={t("formula.open")}
            aria-haspopup="dialog"
            onClick={() => {
              // The dialog gives the focus back to it: one goes on writing there.
              field.current?.focus();
              openFormula(true);
            }}
          >
            <IconSquareRoot2 size={20} aria-hidden />
          </ActionIcon>
          {busy ? (
            <Button type="button" variant="default" onClick={onStop}>
              {t("stop")}
            </Button>
          ) : (
            <Button type="submit" disabled={!isReady}>
              {t("send")}
            </Button>
          )}
        </div>
        <MarkdownPreview text={text} label={t("field.preview")} />
      </form>
      <FormulaDialog opened={isFormulaOpen} onClose={() => openFormula(false)} onInsert={insert} />
    </>
  );
}

/** As high as a line of the field. */
const FIELD_HEIGHT = 42;
