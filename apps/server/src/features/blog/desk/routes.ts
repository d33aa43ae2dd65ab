import type { blogDeskEndpoints } from "@dripstone/contract/blog/desk/endpoints";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { drawBody } from "../posts/html.ts";
import { minutesFor } from "../posts/minutes.ts";
import { beginPost } from "./begin-post.ts";
import { editPost } from "./edit-post.ts";
import { listDeskPosts } from "./list-posts.ts";
import { presentPost, presentTitle } from "./present.ts";
import { publishPost } from "./publish-post.ts";
import { type DeskPostRow, readDeskPost } from "./read-post.ts";
import { removePost } from "./remove-post.ts";
import { withdrawPost } from "./withdraw-post.ts";

type Asking = { user: Caller["user"]; query: { language: Locale } };

export function blogDeskRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof blogDeskEndpoints> {
  const within = (transaction: Database) => ({ db: transaction, clock });
  const present = (row: DeskPostRow, { user, query: { language } }: Asking) =>
    presentPost(row, { user, language, now: clock() });
  return {
    "GET /admin/blog-posts": async ({ query }) => {
      const { items, ...page } = await listDeskPosts(db, query, clock());
      return { ...page, items: items.map((row) => presentTitle(row, query.language)) };
    },

    "POST /admin/blog-posts": (call) =>
      call.once(async (transaction) => present(await beginPost(within(transaction), call, call.body.post), call)),

    "GET /admin/blog-posts/{id}": async (call) => present(await readDeskPost(db, call.params.id), call),

    "PUT /admin/blog-posts/{id}": (call) =>
      call.once(async (transaction) =>
        present(await editPost(within(transaction), call, { ...call.params, ...call.body }), call),
      ),

    "DELETE /admin/blog-posts/{id}": (call) =>
      call.once(async (transaction) => {
        await removePost(within(transaction), call, { ...call.params, ...call.body });
        return {};
      }),

    "POST /admin/blog-posts/{id}/publish": (call) =>
      call.once(async (transaction) =>
        present(await publishPost(within(transaction), call, { ...call.params, ...call.body }), call),
      ),

    "POST /admin/blog-posts/{id}/withdraw": (call) =>
      call.once(async (transaction) =>
        present(await withdrawPost(within(transaction), call, { ...call.params, ...call.body }), call),
      ),

    "POST /admin/blog-previews": async ({ body: { body } }) => ({ ...drawBody(body), minutes: minutesFor(body) }),
  };
}
