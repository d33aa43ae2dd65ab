import type { forumWritingEndpoints } from "@dripstone/contract/forum/writing-endpoints";
import type { Deps } from "../../../deps.ts";
import { letSeePictures } from "../../../files/pictures/viewer.ts";
import type { Handlers } from "../../../http/handlers.ts";
import type { Judging } from "../review/judge.ts";
import { replyStanding, standing } from "../thread/standing.ts";
import { deletePost } from "./delete-post.ts";
import { deleteReply } from "./delete-reply.ts";
import { editPost } from "./edit-post.ts";
import { editReply } from "./edit-reply.ts";
import { refuseEdit, refuseTooManyEdits } from "./refuse-edit.ts";
import { writePost } from "./write-post.ts";
import { writeReply } from "./write-reply.ts";

export function forumWritingRoutes(
  deps: Judging & Pick<Deps, "mail" | "changes">,
): Handlers<typeof forumWritingEndpoints> {
  const { db } = deps;
  return {
    "POST /forum/posts": (call) => writePost(deps, call, call.body),

    "GET /forum/posts/{id}/source": async (call) => {
      const post = refuseEdit(call.user, await standing(db, call.params.id));
      await refuseTooManyEdits(db, call.user, { postId: post.id });
      await letSeePictures(deps, call);
      return post;
    },

    "PUT /forum/posts/{id}": (call) => editPost(deps, call, { ...call.params, ...call.body }),

    "DELETE /forum/posts/{id}": (call) => deletePost(deps, call, call.params),

    "POST /forum/posts/{id}/replies": (call) => writeReply(deps, call, { ...call.params, ...call.body }),

    "GET /forum/replies/{id}/source": async (call) => {
      const reply = refuseEdit(call.user, await replyStanding(db, call.params.id));
      await refuseTooManyEdits(db, call.user, { replyId: reply.id });
      await letSeePictures(deps, call);
      return { ...reply, post: reply.postId };
    },

    "PUT /forum/replies/{id}": (call) => editReply(deps, call, { ...call.params, ...call.body }),

    "DELETE /forum/replies/{id}": (call) => deleteReply(deps, call, call.params),
  };
}
