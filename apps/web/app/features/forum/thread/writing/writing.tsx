import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { languageTags } from "@dripstone/contract/locale";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../../ui/brand/avatar.tsx";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { anchorOf } from "../places.ts";
import type { Quote } from "../replying/use-reply-draft.ts";
import type { Thread } from "../use-thread.ts";
import { EditReply } from "./edit-reply.tsx";
import { quoteOf } from "./quote-of.ts";
import classes from "./writing.module.css";
import { WritingFoot } from "./writing-foot.tsx";
import { WritingHead } from "./writing-head.tsx";

type WritingProps = {
  thread: Thread;
  /** The thread's post, or one of its replies. */
  writing: Thread["post"] | ForumReply;
  /** Others do not see it: it can be changed and deleted, and that is all. */
  unseen?: boolean;
  /** The page was opened to show it. */
  wanted?: boolean;
  onQuote: (quote: Quote) => void;
};

/** A post or a reply: who wrote it, what it says, and what can be done with it. */
export function Writing({ thread, writing, unseen = false, wanted = false, onQuote }: WritingProps) {
  const { t } = useTranslation(["forum", "common"]);
  const [isEdited, setEdited] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const { id, author, html, lang, deleted } = writing;
  const reply = "quoted" in writing ? writing : undefined;
  const kind = reply ? "reply" : "post";
  const quote = () => {
    if (words.current) onQuote({ reply: reply?.id ?? null, name: author?.name ?? null, text: quoteOf(words.current) });
  };
  return (
    <article
      id={reply ? anchorOf(id) : undefined}
      aria-label={t(`writing.${kind}`, { name: author?.name ?? t("common:people.deleted") })}
      className={classes.writing}
      data-accepted={reply?.accepted ? "" : undefined}
      data-wanted={wanted ? "" : undefined}
      tabIndex={-1}
    >
      <div className={classes.picture}>
        <Avatar id={author?.avatar ?? ""} size={36} />
      </div>
      <WritingHead post={thread.post.id} writing={writing} />
      <div className={classes.words}>
        {deleted ? (
          <p className={classes.gone}>{t(`deleted.${kind}`)}</p>
        ) : isEdited && reply ? (
          <EditReply
            reply={reply.id}
            own={thread.mine?.replies.includes(reply.id) === true || unseen}
            onDone={() => setEdited(false)}
          />
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
