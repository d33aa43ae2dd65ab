import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { useTranslation } from "react-i18next";
import { useToast } from "../../../../ui/toast/toast.tsx";
import {
  useDecideOnPostMutation,
  useDecideOnReplyMutation,
  useLockPostMutation,
  usePinPostMutation,
} from "../../moderation/api.ts";
import { stateOf } from "../rights.ts";
import type { Thread } from "../use-thread.ts";

/** What a moderator does with a post or with one of its replies, as it is seen there; each deed is told when it is done. */
export function useDeeds({ post }: Thread, reply: ForumReply | undefined) {
  const { t } = useTranslation("moderation");
  const say = useToast();
  const [decideOnPost, ofPost] = useDecideOnPostMutation();
  const [decideOnReply, ofReply] = useDecideOnReplyMutation();
  const [lock, locking] = useLockPostMutation();
  const [pin, pinning] = usePinPostMutation();
  const writing = reply ?? post;
  const params = { id: post.id };

  async function decide(state: "visible" | "hidden", reason = ""): Promise<boolean> {
    const body = { state, reason, seen: { state: stateOf(writing), version: writing.version } };
    const decided = reply ? decideOnReply({ params: { id: reply.id }, body }) : decideOnPost({ params, body });
    return told(decided, t(`deeds.${state}.${reply ? "reply" : "post"}`));
  }

  async function told(deed: PromiseLike<{ error?: unknown }>, text: string): Promise<boolean> {
    const { error } = await deed;
    if (!error) say(text);
    return !error;
  }
  return {
    show: () => decide("visible"),
    hide: (reason: string) => decide("hidden", reason),
    lock: (locked: boolean) => told(lock({ params, body: { locked } }), t(locked ? "deeds.locked" : "deeds.unlocked")),
    pin: (pinned: boolean) => told(pin({ params, body: { pinned } }), t(pinned ? "deeds.pinned" : "deeds.unpinned")),
    busy: ofPost.isLoading || ofReply.isLoading || locking.isLoading || pinning.isLoading,
    /** Why the last deed was not done. */
    refusal: ofPost.error ?? ofReply.error ?? locking.error ?? pinning.error,
  };
}
