import type { Site } from "../site.ts";

/** Adds categories of the forum, which a new site has none of. */
export async function addCategories(site: Site): Promise<void> {
  const texts = (en: string, ch: string) => JSON.stringify({ en, ch });
  await site.db
    .insertInto("forumCategories")
    .values([
      {
        slug: "math-help",
        name: texts("Math Help", "数学求助"),
        description: texts("Stuck? Show how far you got.", "卡住了？写出你做到哪一步。"),
        rules: texts("- Show your **own work** first.", "- 先写出**自己的过程**。"),
        ...{ color: "indigo", icon: "math", sortOrder: 0 },
      },
      {
        slug: "programming",
        name: texts("Programming", "编程"),
        description: texts("Python and C++.", "Python 和 C++。"),
        ...{ color: "teal", icon: "code", sortOrder: 1 },
      },
    ])
    .execute();
}

type Post = { title: string; content: string; category: string };

/** Writes a post as somebody, and tells its id. */
export async function writePost(site: Site, token: string, body: Post): Promise<string> {
  return write(site, token, "/forum/posts", body);
}

/** Replies to a post as somebody, and tells the reply's id. */
export async function writeReply(site: Site, token: string, post: string, content: string): Promise<string> {
  return write(site, token, `/forum/posts/${post}/replies`, { content });
}

async function write(site: Site, token: string, path: string, body: object): Promise<string> {
  const reply = await fetch(`${site.url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (reply.status !== 201) throw new Error(`${path} was refused: ${await reply.text()}`);
  const { data } = (await reply.json()) as { data: { id: string } };
  return data.id;
}
