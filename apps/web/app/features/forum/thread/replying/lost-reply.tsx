import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { latePart } from "../../../../ui/late/late-part.tsx";
import { REPLY_BOX } from "../places.ts";
import { goToReplyBox, useReplyDraft } from "./use-reply-draft.ts";

/** Only whoever was writing needs it. */
const ReplyForm = latePart(() => import("./reply-form.tsx"));

type LostReplyProps = {
  post: string;
  /** Whether the post was there when this page was opened: whoever wrote below it goes on with their words. */
  wasThere: boolean;
};

/** What somebody was writing below a post that is not there any more: why it cannot be sent, and their words to take along. */
export function LostReply({ post, wasThere }: LostReplyProps) {
  const { t } = useTranslation("forum-writing");
  const draft = useReplyDraft(post);
  const isWriting = draft.texts.content.trim() !== "";
  if (!isWriting) return null;
  return (
    <div id={REPLY_BOX}>
      <Suspense>
        <ReplyForm post={post} mayReply={false} draft={draft} why={t("noReply.gone")} />
        {wasThere && <GoThere />}
      </Suspense>
    </div>
  );
}

/** Once the form is there. */
function GoThere() {
  useEffect(goToReplyBox, []);
  return null;
}
