import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../../apps/server/src/deps.ts";
import { identifyBySession } from "../../apps/server/src/features/accounts/sessions/identify.ts";
import type { openProduct } from "../../apps/server/src/product.ts";

type App = Awaited<ReturnType<typeof openProduct>>["app"];

/** A place in a list, as the forum's own lists are asked for it. */
type After = { Querystring: { after: string } };
const keysIn = ({ after }: After["Querystring"]): unknown[] => JSON.parse(Buffer.from(after, "base64url").toString());

/**
 * Routes that the product's are held against, in the same process: a constant of so many bytes; one row read or written; and what lists and threads show,
 * read by one query and sent as it comes, or a reply's row written, and nothing done beside it. Whoever writes is logged in.
 */
export async function addBareRoutes(app: App, { db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await sql`create table bare (id uuid primary key default uuidv7(), text text not null, at timestamptz not null default now())`.execute(
    db,
  );
  const identify = identifyBySession({ db, clock });
  const rowsOf = async (query: ReturnType<typeof sql<object>>) => (await query.execute(db)).rows;

  // As little to be read as text as a compressed page is, since whoever measures looks at what comes.
  const constants = new Map<number, Buffer>();
  app.get<{ Querystring: { bytes: string } }>("/constant", async ({ query: { bytes } }, reply) => {
    const length = Number(bytes);
    const constant = constants.get(length) ?? randomBytes(length);
    constants.set(length, constant);
    return reply.type("text/html").send(constant);
  });

  app.get("/bare", () => rowsOf(sql`select id, title from forum_posts limit 1`));

  app.post<{ Body: { content: string } }>("/bare", async ({ body, headers }) => {
    await identify(headers.authorization, "member");
    return rowsOf(sql`insert into bare (text) values (${body.content}) returning id`);
  });

  const person = sql`json_build_object('id', author.id, 'name', author.name, 'avatar', author.avatar, 'badge', nullif(author.role, 'student'))`;

  const listed = sql`
    post.id, post.title, post.excerpt, post.lang, post.replies, post.views, post.votes, post.pinned, post.locked, post.version,
    post.accepted_reply_id, post.created_at, post.edited_at, post.last_activity_at, category.slug, category.name, category.color, category.icon,
    ${person} as author
    from forum_posts as post join forum_categories as category on category.id = post.category_id left join users as author on author.id = post.author_id
    where post.state = 'visible'
  `;
  app.get<After>("/bare/posts", ({ query }) => {
    const [, at, id] = keysIn(query);
    return rowsOf(
      sql`select ${listed} and (post.last_activity_at at time zone 'utc', post.id) < (${at}::timestamp, ${id}::uuid)
      order by post.last_activity_at at time zone 'utc' desc, post.id desc limit 20`,
    );
  });
  app.get<After>("/bare/posts/top", ({ query }) => {
    const [, votes, at, id] = keysIn(query);
    return rowsOf(
      sql`select ${listed} and (post.votes, post.created_at at time zone 'utc', post.id) < (${votes}::integer, ${at}::timestamp, ${id}::uuid)
      order by post.votes desc, post.created_at at time zone 'utc' desc, post.id desc limit 10`,
    );
  });
  app.get<{ Params: { id: string } }>("/bare/posts/:id/replies", ({ params: { id } }) =>
    rowsOf(
      sql`select reply.id, reply.html, reply.lang, reply.state, reply.votes, reply.version, reply.created_at, reply.edited_at, reply.quoted_id,
        ${person} as author
      from forum_replies as reply left join users as author on author.id = reply.author_id
      where reply.post_id = ${id} and reply.state = 'visible' order by reply.created_at, reply.id limit 20`,
    ),
  );

  app.post<{ Params: { id: string }; Body: { content: string } }>(
    "/bare/posts/:id/replies",
    async ({ params: { id }, body: { content }, headers }) => {
      const caller = await identify(headers.authorization, "member");
      return rowsOf(
        sql`insert into forum_replies (post_id, author_id, content, html, html_version, lang, state, created_at)
        values (${id}, ${caller?.user.id}, ${content}, ${`<p>${content}</p>`}, 1, 'en', 'visible', ${clock()}) returning id`,
      );
    },
  );
}
