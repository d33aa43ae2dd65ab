import type { forumThreadEndpoints } from "@dripstone/contract/forum/thread-endpoints";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { networkOf } from "../../../http/limits.ts";
import { flag } from "../flags/flag.ts";
import { flagAsVisitor } from "../flags/flag-as-visitor.ts";
import { castVote } from "../votes/cast-vote.ts";
import { acceptReply } from "./accept-reply.ts";
import { countView } from "./count-view.ts";
import { peopleToMention } from "./people-to-mention.ts";
import { readPostHistory, readReplyHistory } from "./read-history.ts";
import { readMarks } from "./read-marks.ts";
import { standing } from "./standing.ts";

export function forumThreadRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof forumThreadEndpoints> {
  const { db } = deps;
  return {
    "PUT /forum/posts/{id}/vote": (call) => castVote(deps, call, { postId: call.params.id, ...call.body }),

    "PUT /forum/replies/{id}/vote": (call) => castVote(deps, call, { replyId: call.params.id, ...call.body }),

    "PUT /forum/posts/{id}/accepted": (call) => acceptReply(deps, call, { ...call.params, ...call.body }),

    "DELETE /forum/posts/{id}/accepted": (call) => acceptReply(deps, call, { ...call.params, reply: null }),

    "POST /forum/posts/{id}/views": async ({ params: { id }, request }) => {
      if ((await standing(db, id))?.state !== "visible") throw new ApiError("NOT_FOUND");
      // Not by what the browser says that it is: whoever likes says something else each time.
      await countView(deps, { postId: id, reader: networkOf(request.ip) });
      return {};
    },

    "GET /forum/posts/marks": ({ user, query: { ids } }) => readMarks(deps, user.id, ids),

    "GET /forum/posts/{id}/people": ({ user, params, query }) => peopleToMention(db, user, { ...params, ...query }),

    "GET /forum/posts/{id}/history": ({ params: { id } }) => readPostHistory(db, id),

    "GET /forum/posts/{id}/replies/{reply}/history": ({ params }) => readReplyHistory(db, params),

    "POST /forum/posts/{id}/flags": (call) => flag(deps, call, { postId: call.params.id, ...call.body }),

    "POST /forum/replies/{id}/flags": (call) => flag(deps, call, { replyId: call.params.id, ...call.body }),

    "POST /forum/posts/{id}/reports": ({ params, body }) => flagAsVisitor(deps, { postId: params.id, ...body }),

    "POST /forum/replies/{id}/reports": ({ params, body }) => flagAsVisitor(deps, { replyId: params.id, ...body }),
  };
}
