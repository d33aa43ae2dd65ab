import { usePostHistoryQuery, useReplyHistoryQuery } from "../../api.ts";
import { usePostVersionsQuery, useReplyVersionsQuery } from "../../moderation/api.ts";

/** What a post, or one of its replies, said before; `all` asks for what moderators have withheld, too. */
export function useVersions(post: string, reply: string | undefined, all: boolean) {
  const ofPost = usePostHistoryQuery({ params: { id: post } }, { skip: all || reply !== undefined });
  const ofReply = useReplyHistoryQuery(
    { params: { id: post, reply: reply ?? "" } },
    { skip: all || reply === undefined },
  );
  const allOfPost = usePostVersionsQuery({ params: { id: post } }, { skip: !all || reply !== undefined });
  const allOfReply = useReplyVersionsQuery({ params: { id: reply ?? "" } }, { skip: !all || reply === undefined });
  if (reply === undefined) return all ? allOfPost : ofPost;
  return all ? allOfReply : ofReply;
}
