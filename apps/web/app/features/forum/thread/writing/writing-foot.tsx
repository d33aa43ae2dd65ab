import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { Button } from "@mantine/core";
import { IconCheck, IconQuote, IconShare } from "@tabler/icons-react";
import { type MouseEvent, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ForVisitors } from "../../../../session/for-visitors.tsx";
import { useFailureText } from "../../../../ui/failure/failure-text.ts";
import { followFocus } from "../../../../ui/focus/give-focus.ts";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { useAcceptReplyMutation, useUnacceptReplyMutation } from "../../api.ts";
import { anchorOf, placeOf, REPLY_BOX } from "../places.ts";
import { isOwn, rightsTo, stateOf } from "../rights.ts";
import { useShare } from "../use-share.ts";
import type { Thread } from "../use-thread.ts";
import { ReportButton } from "./report-button.tsx";
import { VoteButtons } from "./vote-buttons.tsx";
import classes from "./writing-foot.module.css";

/** A visitor has nothing in it. */
const WritingMenu = latePart(() => import("./writing-menu.tsx"));
/** Only moderators have it. */
const ModerationMenu = latePart(() => import("../moderating/moderation-menu.tsx"));

type WritingFootProps = {
  thread: Thread;
  writing: Thread["post"] | ForumReply;
  unseen: boolean;
  onQuote: () => void;
  onEdit: () => void;
};

/** What can be done with a post or a reply: to vote, quote, share, and accept it as the answer; the rest in a menu. */
export function WritingFoot({ thread, writing, unseen, onQuote, onEdit }: WritingFootProps) {
  const { t } = useTranslation("forum");
  const say = useToast();
  const failureText = useFailureText();
  const share = useShare();
  const [accept] = useAcceptReplyMutation();
  const [unaccept] = useUnacceptReplyMutation();
  const { post, mine, signedIn } = thread;
  const reply = "quoted" in writing ? writing : undefined;
  const own = isOwn(thread, reply);
  const { moderate, silence } = rightsTo(thread, reply);
  const isPublic = !unseen && !("state" in post && post.state !== "visible");
  const isOpen = mine ? mine.may.reply : !post.locked && !post.deleted && stateOf(post) === "visible";
  const settle = async ({ currentTarget: button }: MouseEvent) => {
    if (!reply) return;
    // It moves to the top, or back to where it was written.
    if (button.matches(":focus")) {
      followFocus(button, () => document.querySelector(`#${CSS.escape(anchorOf(reply.id))} [data-answer]`));
    }
    const params = { id: post.id };
    const { error } = reply.accepted ? await unaccept({ params }) : await accept({ params, body: { reply: reply.id } });
    if (error) say(failureText(error));
  };
  const small = { size: "compact-sm", variant: "subtle", color: "gray", "data-scripted": "" } as const;
  return (
    <footer className={classes.foot}>
      {isPublic && (
        <>
          <VoteButtons thread={thread} reply={reply?.id} votes={writing.votes} own={own} />
          {isOpen && (
            <Button
              {...small}
              leftSection={<IconQuote size={16} />}
              classNames={{ section: classes.icon ?? "" }}
              // A visitor is told there what it takes to reply.
              {...(signedIn ? { onClick: onQuote } : { component: "a", href: `#${REPLY_BOX}` })}
            >
              {t("writing.quote")}
            </Button>
          )}
          <Button
            {...small}
            leftSection={<IconShare size={16} />}
            classNames={{ section: classes.icon ?? "" }}
            onClick={() => share(placeOf(post.id, reply?.id), post.title)}
          >
            {t("writing.share")}
          </Button>
          <ForVisitors>
            <ReportButton post={post.id} reply={reply?.id} />
          </ForVisitors>
          {reply && mine?.may.accept && (
            <Button
              size="compact-sm"
              {...(post.accepted ? { variant: "subtle", color: "gray" } : { variant: "light" })}
              leftSection={<IconCheck size={16} />}
              onClick={settle}
              data-answer=""
            >
              {t(reply.accepted ? "writing.unaccept" : "writing.accept")}
            </Button>
          )}
        </>
      )}
      {mine && (
        <Suspense>
          <WritingMenu thread={thread} reply={reply} isPublic={isPublic} onEdit={onEdit} />
        </Suspense>
      )}
      {(moderate || silence) && (
        <Suspense>
          <ModerationMenu thread={thread} reply={reply} onEdit={onEdit} />
        </Suspense>
      )}
    </footer>
  );
}
