import type { forumEndpoints } from "@dripstone/contract/forum/endpoints";
import { keptValues } from "../../changes/kept-values.ts";
import type { Deps } from "../../deps.ts";
import { requireParent } from "../../family/children-of.ts";
import { letSeePictures } from "../../files/pictures/viewer.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readForumHome } from "./categories/read-forum-home.ts";
import { keptTitles } from "./posts/kept-titles.ts";
import { listOwnPosts, listPosts, staysTrueUntil } from "./posts/list-posts.ts";
import { listPublicOf } from "./posts/list-public-of.ts";
import { presentPost } from "./posts/present.ts";
import { readPublicPost } from "./posts/read-post.ts";
import { listOwnReplies } from "./replies/list-own-replies.ts";
import { listReplies } from "./replies/list-replies.ts";
import { readStanding } from "./review/read-standing.ts";
import { readThreadOfMine } from "./thread/read-thread-of-mine.ts";

/** How many views of the list have their number of posts kept in memory. */
const TOTALS = 500;

export function forumRoutes(
  deps: Pick<Deps, "db" | "clock" | "changes" | "wordIndex">,
): Handlers<typeof forumEndpoints> {
  const { db, clock, wordIndex } = deps;
  const titlesOf = keptTitles(deps);
  const totals = keptValues<number>(deps, { tags: ["forum"], most: TOTALS });
  return {
    "GET /forum/categories": ({ query: { language } }) => readForumHome(db, language),

    "GET /forum/posts": ({ query, freshUntil }) => {
      const now = clock();
      freshUntil(staysTrueUntil(query, now));
      return listPosts({ db, wordIndex, totals, titlesOf }, query, now);
    },

    "GET /forum/posts/mine": ({ user, query }) => listOwnPosts(db, user.id, query, clock()),

    "GET /forum/replies/mine": ({ user, query }) => listOwnReplies(db, user.id, query),

    "GET /children/{id}/writings": async ({ user, params: { id } }) => {
      await requireParent(db, user.id, id, clock());
      return listPublicOf(db, id);
    },

    "GET /forum/standing": (call) => readStanding({ db, clock }, call),

    "GET /forum/posts/{id}": async ({ params: { id }, query: { language } }) =>
      presentPost(await readPublicPost(db, id), language),

    "GET /forum/posts/{id}/replies": ({ params: { id }, query }) => listReplies(db, id, query),

    "GET /forum/posts/{id}/mine": async (call) => {
      const mine = await readThreadOfMine({ db, clock }, call.user, { ...call.params, ...call.query });
      if (mine.unseen.post || mine.unseen.replies.length > 0) await letSeePictures(deps, call);
      return mine;
    },
  };
}
