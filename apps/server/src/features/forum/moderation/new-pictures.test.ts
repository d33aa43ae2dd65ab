import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { blankPicture } from "../../../testing/blank-picture.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost } from "../testing/forum.ts";

const t = useTestApp();
let [child, teacher] = [] as unknown as [SignedUp, SignedUp];
const GALLERY = "student-robot";

beforeAll(() => addCategory(t, { slug: "math" }));

beforeEach(async () => {
  child = await t.signUp({ rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});

const upload = async ({ token } = child) =>
  (await t.call("POST /auth/avatar", { token, upload: { bytes: blankPicture(40, 40) } })).data.avatar;
/** What others see of who has written a post that everybody may read. */
const shownBeside = async (id: string) =>
  (await t.call("GET /forum/posts/{id}", { params: { id } })).data.author?.avatar;
const inQueue = async (id: string) =>
  (
    await t.call("GET /forum/queue", { token: teacher.token, query: { language: "en", sort: "newest" } })
  ).data.items.find((item) => item.id === id)?.author?.avatar;
const approve = (id: string, state = "held") =>
  t.call("PUT /forum/posts/{id}/state", {
    token: teacher.token,
    params: { id },
    body: { state: "visible", seen: { state, version: 1 } },
  });

describe("a picture that a new account has uploaded", () => {
  it("is seen by its owner and in the queue, and by others once a teacher has decided beside it", async () => {
    const avatar = await upload();
    expect((await t.call("GET /auth/profile", { token: child.token })).data.avatar).toBe(avatar);
    t.clock.advance({ minutes: 1 });
    const id = await writePost(t, child);
    expect(await inQueue(id)).toBe(avatar);
    expect((await approve(id)).status).toBe(200);
    expect(await shownBeside(id)).toBe(avatar);
  });

  it("is not seen by others when it came after the words that a teacher has looked at", async () => {
    const id = await writePost(t, child);
    t.clock.advance({ minutes: 1 });
    const avatar = await upload();
    expect((await approve(id)).status).toBe(200);
    expect(await shownBeside(id)).toBe(GALLERY);
    expect(await inQueue(await writePost(t, child))).toBe(avatar);
  });

  it("is hidden anew when it is another, and one of the gallery never is", async () => {
    await upload();
    t.clock.advance({ minutes: 1 });
    const id = await writePost(t, child);
    await approve(id);
    await upload();
    expect(await shownBeside(id)).toBe(GALLERY);
    await t.call("PUT /auth/profile", { token: child.token, body: { avatar: "owl" } });
    expect(await shownBeside(id)).toBe("owl");
  });

  it("is seen by all once the account is a week old, and not a minute before", async () => {
    const id = await writePost(t, child);
    await approve(id);
    t.clock.advance({ minutes: 1 });
    const avatar = await upload();
    t.clock.advance({ minutes: 7 * 24 * 60 - 2 });
    await tidyUp(t.deps);
    expect(await shownBeside(id)).toBe(GALLERY);
    t.clock.advance({ minutes: 1 });
    await tidyUp(t.deps);
    expect(await shownBeside(id)).toBe(avatar);
  });

  it("is seen at once of somebody who has been here for long, and of a teacher", async () => {
    const known = await signUpKnown(t);
    const avatar = await upload(known);
    expect(await shownBeside(await writePost(t, known))).toBe(avatar);
    const own = await upload(teacher);
    expect(await shownBeside(await writePost(t, teacher))).toBe(own);
  });
});
