import type { Site } from "../site.ts";

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
