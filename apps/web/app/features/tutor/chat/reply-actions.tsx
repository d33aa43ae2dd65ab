import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatMessage } from "@dripstone/contract/tutor/payloads";
import { Button, CopyButton, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useRateReplyMutation } from "../api.ts";
import classes from "./said.module.css";

type ReplyActionsProps = { message: ChatMessage; onAgain: (() => void) | null };

/** What can be done with one of the tutor's replies: copy it, say whether it helped, and have it written anew. */
export function ReplyActions({ message: { id, content, feedback }, onAgain }: ReplyActionsProps) {
  const { t } = useTranslation("chat");
  const [rate, { error, isSuccess, originalArgs }] = useRateReplyMutation();
  const [comment, setComment] = useState("");
  const [commented, setCommented] = useState(false);
  const said = originalArgs?.body.feedback ?? feedback;
  const say = (helped: "helpful" | "not-helpful") => void rate({ body: { messageId: id, feedback: helped, comment } });
  const sendComment = (event: FormEvent) => {
    event.preventDefault();
    setCommented(true);
    say("not-helpful");
  };
  return (
    <>
      <div className={classes.actions}>
        {content !== "" && (
          <CopyButton value={content}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="subtle" onClick={copy}>
                {t(copied ? "copied" : "copy")}
              </Button>
            )}
          </CopyButton>
        )}
        {onAgain && (
          <Button size="compact-sm" variant="subtle" onClick={onAgain}>
            {t("again")}
          </Button>
        )}
        <fieldset className={classes.rating}>
          <legend className={classes.legend}>{t("helped.label")}</legend>
          {(["helpful", "not-helpful"] as const).map((answer) => (
            <Button
              key={answer}
              size="compact-sm"
              variant={said === answer ? "light" : "subtle"}
              aria-pressed={said === answer}
              onClick={() => say(answer)}
            >
              {t(`helped.${answer}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div role="status">{isSuccess && <p className={classes.thanks}>{t("helped.thanks")}</p>}</div>
      {isSuccess && said === "not-helpful" && !commented && (
        <form onSubmit={sendComment} className={classes.comment}>
          <Textarea
            label={t("helped.comment")}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
            maxLength={tutorLimits.CHAT_COMMENT_MAX}
            autosize
          />
          <Button type="submit" size="compact-sm" disabled={comment.trim() === ""}>
            {t("helped.send")}
          </Button>
        </form>
      )}
      <FailureBox error={error} />
    </>
  );
}
