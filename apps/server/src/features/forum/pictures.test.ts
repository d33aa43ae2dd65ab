import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let mei: SignedUp;

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t);
});

async function uploaded(): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  return (await t.call("POST /pictures", { token: mei.token, upload: { bytes } })).data.address;
}
const written = (address: string) => `Look at this figure, please: ![a kite](${address})`;
const shown = async (addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await t.app.inject(address)).statusCode === 200));

it("keeps the pictures that stand in posts, replies and what stood there before, and no others", async () => {
  const pictures = await Promise.all(Array.from({ length: 5 }, uploaded));
  const [inPost = "", inReply = "", before = "", withheld = ""] = pictures;
  const postId = await writePost(t, mei, { content: written(inPost) });
  await writeReply(t, mei, postId, { content: written(inReply) });
  const edit = { postId, editorId: mei.user.id, at: t.clock.now() };
  await t.db
    .insertInto("forumEdits")
    .values([
      { ...edit, content: written(before) },
      { ...edit, content: written(withheld), withheld: true },
    ])
    .execute();
  t.clock.advance({ days: 3 });
  await tidyUp(t.deps);
  expect(await shown(pictures)).toEqual([true, true, true, false, false]);
  await t.db.deleteFrom("forumPosts").where("id", "=", postId).execute();
  await tidyUp(t.deps);
  expect(await shown(pictures)).toEqual(pictures.map(() => false));
});

it("keeps drafts of posts, replies and edits", async () => {
  for (const kind of ["forum-post", "forum-reply", "forum-edit"]) {
    const body = { kind, body: { content: "Drops" }, version: 0 };
    const { status } = await t.call("PUT /drafts/{id}", {
      token: mei.token,
      params: { id: crypto.randomUUID() },
      body,
    });
    expect(status, kind).toBe(200);
  }
});
