import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAppDispatch } from "../../../session/store.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { chatNow } from "../api.ts";
import classes from "./conversation-head.module.css";
import { useTranscript } from "./use-transcript.ts";
import { useWholeChat } from "./use-whole-chat.ts";

type ConversationHeadProps = { sessionId: string; earlier: number };

/** What of a conversation is not shown, and the way to have all of it: here, or as a file. */
export function ConversationHead({ sessionId, earlier }: ConversationHeadProps) {
  const { t } = useTranslation("chat");
  const dispatch = useAppDispatch();
  const { read, error, isReading } = useWholeChat(sessionId);
  const transcriptOf = useTranscript();

  async function show(): Promise<void> {
    const whole = await read();
    if (whole) dispatch(chatNow(sessionId, whole));
  }

  async function download(): Promise<void> {
    const whole = await read();
    if (!whole) return;
    const { name, markdown } = transcriptOf(whole);
    saveFile(URL.createObjectURL(new Blob([markdown], { type: "text/markdown;charset=utf-8" })), name);
  }

  return (
    <>
      <div className={classes.head}>
        {earlier > 0 && (
          <p className={classes.earlier}>
            {t("earlier.text", { count: earlier })}{" "}
            <Button size="compact-sm" variant="subtle" loading={isReading} onClick={() => void show()}>
              {t("earlier.show")}
            </Button>
          </p>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isReading}
          onClick={() => void download()}
          className={classes.download}
        >
          {t("download.label")}
        </Button>
      </div>
      <FailureBox error={error} />
    </>
  );
}
