import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { ActionIcon, Textarea } from "@mantine/core";
import { IconSend2 } from "@tabler/icons-react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "../../../ui/form/composing.ts";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import classes from "./quick-field.module.css";

type QuickFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  busy: boolean;
  onWrite: (text: string) => void;
  onSay: (text: string) => void;
};

/** Where one asks; it waits for the reply. */
export function QuickField({ field, text, busy, onWrite, onSay }: QuickFieldProps) {
  const { t } = useTranslation("chat");
  const tooLong = useLengthText()(text, tutorLimits.CHAT_MESSAGE_MAX);
  const isSendable = !busy && text.trim() !== "" && !tooLong;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (isSendable) onSay(text);
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSendable) onSay(text);
      }}
    >
      <Textarea
        ref={field}
        aria-label={t("field.label")}
        placeholder={t("bubble.placeholder")}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={tooLong}
        disabled={busy}
        autosize
        minRows={1}
        maxRows={4}
        enterKeyHint="send"
        className={classes.field}
      />
      <ActionIcon type="submit" size={42} radius="md" aria-label={t("send")} title={t("send")} disabled={!isSendable}>
        <IconSend2 aria-hidden size={20} />
      </ActionIcon>
    </form>
  );
}
