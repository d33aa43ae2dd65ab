import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, setReply, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

const t = useTestApp();
let [mei, yu, teacher, other, admin] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
  other = await t.signUp({ name: "Mr. Chen", role: "teacher", rememberMe: true });
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

const mine = async ({ token }: SignedUp, id: string) =>
  (await t.call("GET /forum/posts/{id}/mine", { token, params: { id } })).data;
/** The first letters of what somebody may do: edit, delete, flag, moderate, silence. */
const lettersOf = (rights: Record<string, boolean>) =>
  ["edit", "delete", "flag", "moderate", "silence"].map((name) => (rights[name] ? name[0] : "-")).join("");

/** What the server does when it is tried on a reply, in the same letters. */
async function tried({ token }: SignedUp, writer: SignedUp): Promise<string> {
  const postId = await writePost(t, yu);
  const id = await writeReply(t, writer, postId);
  const params = { id };
  const seen = { state: "visible", version: 2 };
  const deeds = [
    t.call("PUT /forum/replies/{id}", {
      token,
      params,
      body: { content: "Changed by somebody.", version: 1, reason: "So." },
    }),
    t.call("POST /forum/replies/{id}/flags", { token, params, body: { reason: "other" } }),
  ];
  const [edit, flag] = await Promise.all(deeds);
  const version = edit?.status === 200 ? 2 : 1;
  const hide = { state: "hidden", reason: "So.", seen: { ...seen, version } };
  const moderate = await t.call("PUT /forum/replies/{id}/state", { token, params, body: hide });
  const person = { token, params: { id: writer.user.id } };
  const silence = await t.call("PUT /forum/people/{id}/silence", { ...person, body: { days: 1, reason: "So." } });
  if (silence.status === 200) await t.call("PUT /forum/people/{id}/silence", { ...person, body: { days: 0 } });
  const remove = await t.call("DELETE /forum/replies/{id}", { token, params });
  const done = { edit, delete: remove, flag, moderate, silence };
  return lettersOf(Object.fromEntries(Object.entries(done).map(([name, reply]) => [name, reply?.status === 200])));
}

describe("what somebody may do in a thread is told with it", () => {
  it("as it is when they try, with replies of whomever", async () => {
    const id = await writePost(t, mei);
    for (const [who, told] of [
      [yu, { own: "ed---", student: "--f--", teacher: "--f--", admin: "--f--" }],
      [teacher, { own: "ed-m-", student: "edfms", teacher: "edfm-", admin: "--f--" }],
      [admin, { own: "ed-m-", student: "edfms", teacher: "edfms", admin: "edfms" }],
    ] as const) {
      const { mayWithReplies } = await mine(who, id);
      expect(Object.fromEntries(Object.entries(mayWithReplies).map(([of, rights]) => [of, lettersOf(rights)]))).toEqual(
        told,
      );
      const writers = { own: who, student: mei, teacher: other, admin };
      for (const [of, writer] of Object.entries(writers)) {
        if (writer === who && of !== "own") continue;
        expect(await tried(who, writer), `${who.user.name} with ${of}`).toBe(told[of as keyof typeof told]);
      }
    }
  });

  it("with its post, by who wrote that", async () => {
    const [ofMei, ofAdmin] = [await writePost(t, mei), await writePost(t, admin)];
    for (const [who, id, told] of [
      [mei, ofMei, "ed---"],
      [yu, ofMei, "--f--"],
      [teacher, ofMei, "edfms"],
      [teacher, ofAdmin, "--f--"],
      [admin, ofAdmin, "ed-m-"],
    ] as const) {
      const { may, own } = await mine(who, id);
      expect([lettersOf(may), own]).toEqual([told, told.startsWith("ed-")]);
    }
  });

  it("and nothing can be changed by whoever is silenced, only taken away", async () => {
    const loud = await signUpKnown(t);
    const id = await writePost(t, loud);
    const body = { days: 1, reason: "Please pause." };
    await t.call("PUT /forum/people/{id}/silence", { token: teacher.token, params: { id: loud.user.id }, body });
    const { may, mayWithReplies } = await mine(loud, id);
    expect([lettersOf(may), lettersOf(mayWithReplies.own)]).toEqual(["-d---", "-d---"]);
  });
});

it("tells a moderator after which reply one was written that not everybody sees, and its author that it is theirs", async () => {
  const id = await writePost(t, mei);
  const ids: string[] = [];
  for (const writer of [yu, mei, yu, yu]) {
    ids.push(await writeReply(t, writer, id));
    t.clock.advance({ seconds: 1 });
  }
  await setReply(t, ids[0] ?? "", { state: "held" });
  await setReply(t, ids[2] ?? "", { state: "hidden", stateReason: "Unkind" });
  await setReply(t, ids[3] ?? "", { state: "hidden", stateReason: "Unkind" });
  const places = async (who: SignedUp) => (await mine(who, id)).unseen.replies.map((reply) => [reply.id, reply.after]);
  const told = [
    [ids[0], null],
    [ids[2], ids[1]],
    [ids[3], ids[1]],
  ];
  expect(await places(teacher)).toEqual(told);
  expect(await places(yu)).toEqual(told);
  expect(await places(mei)).toEqual([]);
  expect([...(await mine(yu, id)).replies].sort()).toEqual([ids[0], ids[2], ids[3]].sort());
});
