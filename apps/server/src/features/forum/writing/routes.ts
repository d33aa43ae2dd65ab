import type { forumWritingEndpoints } from "@dripstone/contract/forum/writing-endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { writePost } from "./write-post.ts";
import { writeReply } from "./write-reply.ts";

export function forumWritingRoutes(deps: Pick<Deps, "db" | "clock">): Handlers<typeof forumWritingEndpoints> {
  return {
    "POST /forum/posts": (call) => writePost(deps, call, call.body),

    "POST /forum/posts/{id}/replies": (call) => writeReply(deps, call, { ...call.params, ...call.body }),
  };
}
