import { forumLimits } from "@dripstone/contract/forum/limits";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure, mayArrive } from "../../../../api/failure.ts";
import { useAppDispatch } from "../../../../session/store.ts";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { forumApi, useWriteReplyMutation } from "../../api.ts";
import { isGone } from "../../editing/is-gone.ts";
import { lengthIssue } from "../../editing/length-issue.ts";
import type { ReplyDraft } from "./use-reply-draft.ts";

const { REPLY_MIN, REPLY_MAX } = forumLimits;

/** Sends a reply, unless nobody may any more (`isClosed`); what is wrong with it, and whether it waits for a teacher. */
export function useSendReply(
  post: string,
  { texts, now, change, forget }: ReplyDraft,
  isClosed: boolean,
  onSent: (reply: string) => void,
) {
  const { t } = useTranslation("forum-writing");
  const dispatch = useAppDispatch();
  const say = useToast();
  const issueText = useIssueText();
  const [write, { isLoading, error, reset }] = useWriteReplyMutation();
  const form = useRef<HTMLFormElement>(null);
  const [vain, setVain] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const { content, quoted, key } = texts;
  const found = lengthIssue(content, { min: REPLY_MIN, max: REPLY_MAX });
  // It was closed while somebody wrote, and they have heard of it by sending.
  const isLost = isGone(error);
  const isRefused = (isClosed || isLost) && error !== undefined;
  const refused = error ? asFailure(error).fields?.content : undefined;

  useEffect(() => {
    if (vain > 0 || refused || isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [vain, refused, isRefused]);

  async function send(): Promise<void> {
    if (isClosed || isLost) return;
    if (found) return setVain((before) => before + 1);
    if (isLoading) return;
    const body = { content, ...(quoted && { quoted }) };
    const reply = await write({ params: { id: post }, body, idempotencyKey: key });
    if (reply.error) {
      // It may say why: the thread was locked, or is gone.
      const failed = asFailure(reply.error);
      if (!failed.fields && !mayArrive(failed)) dispatch(forumApi.util.invalidateTags(["Forum"]));
      return;
    }
    const more = writtenSince(content, now().content);
    if (more === "") void forget();
    else change({ content: more, quoted: "" });
    setVain(0);
    setHeld(reply.data.state === "held");
    if (reply.data.state === "visible") {
      say(t("reply.sent"));
      // From here, the page leads on to the reply, if it is shown there.
      form.current?.focus({ preventScroll: true });
      onSent(reply.data.id);
    }
  }
  return {
    form,
    send,
    sending: isLoading,
    issue: issueText((vain > 0 ? found : undefined) ?? refused),
    failure: refused ? undefined : error,
    isHeld,
    /** There is no such post any more. */
    isLost,
    /** Something was changed. */
    change() {
      setHeld(false);
      if (error) reset();
    },
  };
}

/** What somebody has gone on to write while their reply was on its way. */
const writtenSince = (sent: string, content: string): string =>
  content.startsWith(sent) ? content.slice(sent.length).trimStart() : content;
