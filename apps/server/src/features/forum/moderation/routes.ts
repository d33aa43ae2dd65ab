import type { forumModerationEndpoints } from "@dripstone/contract/forum/moderation-endpoints";
import type { Deps } from "../../../deps.ts";
import { letSeePictures } from "../../../files/pictures/viewer.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { readsOwn } from "../../../http/own-reads.ts";
import { readAllVersions } from "../thread/read-history.ts";
import { arrangePost, movePost } from "./arrange-post.ts";
import { decide } from "./decide.ts";
import { listQueue } from "./list-queue.ts";
import { queueSize } from "./queue-size.ts";
import { listSilences, readSilenceOf, silence } from "./silence.ts";
import { withholdVersion } from "./withhold-version.ts";

export function forumModerationRoutes(
  deps: Pick<Deps, "db" | "clock" | "mail" | "siteUrl" | "givenAway">,
): Handlers<typeof forumModerationEndpoints> {
  return {
    "GET /forum/queue": async (call) => {
      await letSeePictures(deps, call);
      return listQueue(deps, call.user, call.query);
    },

    "GET /forum/queue/size": readsOwn("GET /forum/queue/size", {
      values: () => ({}),
      own: () => queueSize,
      present: ({ found }) => ({ waiting: found }),
    }),

    "PUT /forum/posts/{id}/state": (call) => decide(deps, call, { target: { postId: call.params.id }, ...call.body }),

    "PUT /forum/replies/{id}/state": (call) =>
      decide(deps, call, { target: { replyId: call.params.id }, ...call.body }),

    "PUT /forum/posts/{id}/locked": (call) => arrangePost(deps, call, { ...call.params, ...call.body }),

    "PUT /forum/posts/{id}/pinned": (call) => arrangePost(deps, call, { ...call.params, ...call.body }),

    "PUT /forum/posts/{id}/category": (call) => movePost(deps, call, { ...call.params, ...call.body }),

    "GET /forum/posts/{id}/versions": ({ params }) => readAllVersions(deps.db, { postId: params.id }),

    "GET /forum/replies/{id}/versions": ({ params }) => readAllVersions(deps.db, { replyId: params.id }),

    "PUT /forum/versions/{id}/withheld": (call) => withholdVersion(deps, call, { ...call.params, ...call.body }),

    "GET /forum/silences": ({ user }) => listSilences(deps, user),

    "GET /forum/people/{id}/silence": ({ params }) => readSilenceOf(deps, params),

    "PUT /forum/people/{id}/silence": (call) => silence(deps, call, { ...call.params, ...call.body }),
  };
}
