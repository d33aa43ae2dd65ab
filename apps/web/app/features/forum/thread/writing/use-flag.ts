import type { FlagReason } from "@dripstone/contract/forum/writing-payloads";
import { useAppSelector } from "../../../../session/store.ts";
import {
  useFlagPostAsVisitorMutation,
  useFlagPostMutation,
  useFlagReplyAsVisitorMutation,
  useFlagReplyMutation,
} from "../../api.ts";

type Report = { reason: FlagReason; note: string };

/** Reports a post or a reply; visitors do so, too, and children who may not post yet. */
export function useFlag({ post, reply }: { post: string; reply: string | undefined }) {
  const isVisitor = useAppSelector(({ auth }) => auth.token === null);
  const consent = useAppSelector(({ auth }) => auth.user?.parentConsent);
  const asVisitor = isVisitor || consent === "waiting";
  const [flagPost, ofPost] = useFlagPostMutation();
  const [flagReply, ofReply] = useFlagReplyMutation();
  const [visitorFlagsPost, byVisitorOfPost] = useFlagPostAsVisitorMutation();
  const [visitorFlagsReply, byVisitorOfReply] = useFlagReplyAsVisitorMutation();
  const { isLoading, error } = asVisitor ? (reply ? byVisitorOfReply : byVisitorOfPost) : reply ? ofReply : ofPost;
  /** Answers whether it has arrived. */
  async function flag(body: Report, email: string): Promise<boolean> {
    const params = { id: reply ?? post };
    const visitors = { params, body: { ...body, ...(email !== "" && { email }) } };
    const { error: failed } = await (asVisitor
      ? (reply ? visitorFlagsReply : visitorFlagsPost)(visitors)
      : (reply ? flagReply : flagPost)({ params, body }));
    return !failed;
  }
  return { flag, isLoading, error, isVisitor };
}
