import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { Skeleton } from "@mantine/core";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Avatar } from "../../../../ui/brand/avatar.tsx";
import { fetchPart } from "../../../../ui/late/fetch-part.ts";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { settled } from "../../../../ui/leaving/use-leaving.ts";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { useNameOf } from "../../../../ui/people/use-name-of.ts";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { anchorOf, wayBack } from "../places.ts";
import type { ReplyDraft } from "../replying/use-reply-draft.ts";
import { isOwn } from "../rights.ts";
import type { Thread } from "../use-thread.ts";
import classes from "./writing.module.css";
import { WritingFoot } from "./writing-foot.tsx";
import { WritingHead } from "./writing-head.tsx";

/** Only whoever was editing needs it. */
const LostEdit = latePart(() => import("../../editing/lost-edit.tsx"));
const EditReply = latePart(() => import("./edit-reply.tsx"));

type WritingProps = {
  thread: Thread;
  /** The thread's post, or one of its replies. */
  writing: Thread["post"] | ForumReply;
  /** Others do not see it: it can be changed and deleted, and that is all. */
  unseen?: boolean;
  /** The page was opened to show it. */
  wanted?: boolean;
  onQuote: ReplyDraft["quote"];
  /** Somebody has begun to change a reply of their own. */
  onEdited?: (reply: string) => void;
};

/** A post or a reply: who wrote it, what it says, and what can be done with it. */
export function Writing({ thread, writing, unseen = false, wanted = false, onQuote, onEdited }: WritingProps) {
  const { t } = useTranslation(["forum", "common"]);
  const say = useToast();
  const nameOf = useNameOf();
  const { state: cameFor } = useLocation();
  const [isOpen, setEdited] = useState(() => wayBack(cameFor, writing.id) !== undefined);
  const navigate = useNavigate();
  const words = useRef<HTMLDivElement>(null);
  const { id, author, html, lang, deleted, deletedBy } = writing;
  const reply = "quoted" in writing ? writing : undefined;
  const isEdited = isOpen && thread.mine !== undefined;
  const kind = reply ? "reply" : "post";
  const gone = kind === "post" && thread.post.replies === 0 ? "lonePost" : kind;
  const isOwnEdited = isEdited && isOwn(thread, reply);
  const tellEdited = useEffectEvent(() => reply && onEdited?.(id));
  useEffect(() => {
    if (isOwnEdited) tellEdited();
  }, [isOwnEdited]);
  const done = () => {
    const back = wayBack(cameFor, id);
    if (back === undefined) setEdited(false);
    else void navigate(back, { replace: true, state: settled });
  };
  const quote = async () => {
    const shown = words.current;
    const setIn = onQuote();
    const selection = window.getSelection();
    // Before it is asked for what reads it: something else may be selected then.
    const selected = selection && !selection.isCollapsed ? selection.getRangeAt(0).cloneRange() : null;
    try {
      const { quoteOf } = await fetchPart(() => import("./quote-of.ts"));
      if (shown) setIn({ reply: reply?.id ?? null, name: author && nameOf(author), text: quoteOf(shown, selected) });
    } catch {
      say(t("common:error.offline"));
    }
  };
  return (
    <article
      id={reply ? anchorOf(id) : undefined}
      aria-label={deleted ? t(`deleted.name.${kind}`) : t(`writing.${kind}`, { name: nameOf(author) })}
      className={classes.writing}
      data-deleted={deleted ? "" : undefined}
      data-accepted={reply?.accepted ? "" : undefined}
      data-wanted={wanted ? "" : undefined}
      tabIndex={-1}
    >
      {!deleted && (
        <div className={classes.picture}>
          <Avatar id={author?.avatar ?? ""} size={36} />
        </div>
      )}
      <WritingHead thread={thread} writing={writing} />
      <div className={classes.words}>
        {deleted ? (
          <>
            <p className={classes.gone}>{t(`deleted.${gone}.${deletedBy ?? "author"}`)}</p>
            {isOpen && reply && (
              <Suspense>
                <LostEdit of={id} kind="reply" takesFocus />
              </Suspense>
            )}
          </>
        ) : isEdited && reply ? (
          <Suspense fallback={<Skeleton height={160} />}>
            <EditReply reply={reply.id} own={isOwn(thread, reply)} onDone={done} />
          </Suspense>
        ) : (
          <div ref={words} lang={languageTags[lang]} dir="auto">
            <MarkdownText html={html} />
          </div>
        )}
      </div>
      {!deleted && !isEdited && (
        <WritingFoot thread={thread} writing={writing} unseen={unseen} onQuote={quote} onEdit={() => setEdited(true)} />
      )}
    </article>
  );
}
