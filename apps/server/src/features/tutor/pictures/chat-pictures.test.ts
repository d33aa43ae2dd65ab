import { readdir } from "node:fs/promises";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { type Answer, serveModel } from "@dripstone/tutor/model/testing";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blankPicture } from "../../../testing/blank-picture.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import type { TutorProvider } from "../../../tutor-providers.ts";

const kinds = ["openai-compatible", "anthropic", "google"] as const;
const answers: Answer[] = [{ pieces: ["I read: what is 3 times 4? What could you draw?"] }];
const providers = kinds.map((kind): TutorProvider => ({ name: kind, kind, address: "", key: "key-of-the-school" }));
const servers = new Map<string, Awaited<ReturnType<typeof serveModel>>>();
const open = {
  id: "ropes",
  texts: { en: "What is the greatest common divisor of 84 and 36?", ch: "84 和 36 的最大公因数" },
};
const t = useTestApp({ tutorProviders: providers, openProblems: async () => [open] });
let [admin, student] = [{} as SignedUp, {} as SignedUp];

beforeAll(async () => {
  for (const provider of providers) {
    const server = await serveModel(provider.kind, answers);
    servers.set(provider.kind, server);
    provider.address = server.provider.address ?? "";
  }
  admin = await t.signUp({ role: "admin" });
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});
beforeEach(async () => {
  answers.splice(0, answers.length, { pieces: ["I read: what is 3 times 4? What could you draw?"] });
  for (const server of servers.values()) server.calls.length = 0;
  student = await t.signUp();
});

/** Lets a model of a provider answer, that sees pictures or not. */
async function letAnswer(provider: string, seesPictures = true) {
  const { token } = admin;
  const body = {
    ...{ provider, model: "some-model", label: "Owl", priceIn: 1_000_000, priceOut: 1_000_000, temperature: 0 },
    ...{ seesPictures, active: true },
  };
  const { data } = await t.call("POST /chatbot/models", { token, body });
  await t.call("PUT /chatbot/modes", { token, body: { tutoring: data.id, "quick-help": null } });
}

const sessionId = "chat_1790000000000_abcdef";
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#17685a" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Secret Name" }, IFD3: { GPSLatitude: "40/1 26/1 46/1", GPSLatitudeRef: "N" } })
    .toBuffer();
const upload = (bytes: Buffer, { token } = student) => t.call("POST /chatbot/pictures", { token, upload: { bytes } });
const keep = async (who = student) => (await upload(await photo(), who)).data.id;
const say = (body: object, { token } = student) =>
  t.call("POST /chatbot/message", { token, body: { message: "Help me with this problem.", sessionId, ...body } });
const see = (id: string, { token }: SignedUp) => t.call("GET /chatbot/pictures/{id}", { token, params: { id } });
const stored = () => readdir(`${t.folder}/chat-pictures`).catch((): string[] => []);

describe("a picture for the tutor", () => {
  it("is kept as a JPEG of bounded size, with nothing of where and by whom it was taken, and no place that everybody reaches", async () => {
    const large = await sharp({ create: { width: 3000, height: 1000, channels: 4, background: "#0000" } })
      .withExif({ IFD0: { Artist: "Secret Name" }, IFD3: { GPSLatitude: "40/1 26/1 46/1", GPSLatitudeRef: "N" } })
      .webp()
      .toBuffer();
    const reply = await upload(large);
    expect(reply.status).toBe(201);
    const { data } = await see(reply.data.id, student);
    const kept = Buffer.from(data.base64, "base64");
    const { format, width, exif } = await sharp(kept).metadata();
    expect([data.type, format, width, exif]).toEqual(["image/jpeg", "jpeg", 1280, undefined]);
    expect(kept.toString("latin1")).not.toContain("Secret");
    // What was clear is white, as paper is.
    expect([...(await sharp(kept).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
      255, 255, 255,
    ]);
    for (const path of ["chat-pictures", "pictures"])
      expect((await t.app.inject(`/files/${path}/${reply.data.id}.webp`)).statusCode).toBe(404);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["empty", () => Buffer.alloc(0), "FILE_EMPTY"],
    ["no picture", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "POSTED_PICTURE_TYPE_UNKNOWN"],
    ["cut off", async () => (await photo()).subarray(0, 300), "PICTURE_UNREADABLE"],
    ["huge when unpacked", () => blankPicture(9_000, 9_000), "PICTURE_TOO_MANY_PIXELS"],
    ["too large", () => Buffer.alloc(11 * 1024 * 1024), "CHAT_PICTURE_TOO_LARGE"],
  ])("that is %s is refused with a reason, and leaves nothing", async (_, bytes, code) => {
    const before = await stored();
    expect((await upload(await bytes())).error.code).toBe(code);
    expect(await stored()).toEqual(before);
  });

  it("is refused where somebody has as many as there may be, and to a child whose parent has not said yes", async () => {
    const row = { ownerId: student.user.id, purpose: "chat-picture", type: "image/jpeg", bytes: 1 };
    const rows = Array.from({ length: tutorLimits.CHAT_PICTURES_KEPT_MAX }, () => {
      const id = crypto.randomUUID();
      return { ...row, id, hash: Buffer.alloc(32), place: `chat-pictures/${id}`, createdAt: t.clock.now() };
    });
    await t.db.insertInto("storedFiles").values(rows).execute();
    expect((await upload(await photo())).error.code).toBe("CHAT_PICTURES_FULL");
    const child = await t.signUp({ birthMonth: "2015-06-01" });
    expect((await upload(await photo(), child)).error.code).toBe("PARENT_CONSENT_NEEDED");
  });
});

describe.each(kinds)("a model behind %s that sees", (kind) => {
  it("is shown the picture of a message, and of one shortly before, and not of one long ago", async () => {
    await letAnswer(kind);
    const picture = await keep();
    const { base64 } = (await see(picture, student)).data;
    const { data } = await say({ picture });
    expect(data.response).toContain("3 times 4");
    const calls = servers.get(kind)?.calls ?? [];
    expect(calls[0]?.body).toContain(base64);
    await say({ message: "And what comes next?" });
    expect(calls[1]?.body).toContain(base64);
    for (let more = 0; more < 4; more++) await say({ message: "And then?" });
    expect(calls.at(-1)?.body).not.toContain(base64);
    const session = await t.call("GET /chatbot/sessions/{sessionId}", { token: student.token, params: { sessionId } });
    expect(session.data.messages.slice(0, 3).map((message) => message.picture)).toEqual([picture, null, null]);
  });
});

describe("who sees no pictures", () => {
  it.each([
    ["Help me with this problem.", "can’t see pictures", ["note"]],
    ["请帮我看看这道题。", "看不到图片", ["note"]],
    ["What is 3/4 + 1/8?", "can’t see pictures", ["note", "question"]],
  ])("says so, and no model is asked blindly: %s", async (message, told, kindsTold) => {
    await letAnswer("openai-compatible", false);
    const { data } = await say({ message, picture: await keep() });
    expect(data.response).toContain(told);
    expect(data.message.parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kindsTold));
    expect(data.message.parts[0]?.kind).toBe("note");
    expect(servers.get("openai-compatible")?.calls).toEqual([]);
    expect((await t.call("GET /chatbot/abilities", { token: student.token })).data).toEqual({
      tutoring: { seesPictures: false },
      "quick-help": { seesPictures: false },
    });
  });

  it("answers for a model that fails, and says both", async () => {
    await letAnswer("openai-compatible");
    answers.splice(0, 1, { status: 500 });
    const { data } = await say({ picture: await keep() });
    expect(data.message.parts.map(({ kind }) => kind)).toEqual(["note", "note"]);
    expect((await t.call("GET /chatbot/abilities", { token: student.token })).data.tutoring).toEqual({
      seesPictures: true,
    });
  });
});

it("gives hints alone as soon as a model has read a closed problem in a picture", async () => {
  await letAnswer("openai-compatible");
  answers.splice(0, 1, {
    pieces: ["I read: What is the greatest common divisor of 84 and 36?", "\n\nThe answer is 12, as 84 = 7 · 12."],
  });
  const { data } = await say({ picture: await keep() });
  expect(data.response).not.toMatch(/\b12\b/);
  expect(data.message.parts.length).toBeGreaterThan(0);
});

it("tells a child in need where to turn to, and shows the picture to nobody but teachers", async () => {
  await letAnswer("openai-compatible");
  const { data } = await say({ message: "i want to kill myself", picture: await keep() });
  expect(data.message.parts.map(({ kind }) => kind)).toEqual(["care"]);
  expect(servers.get("openai-compatible")?.calls).toEqual([]);
});

describe("a picture in a conversation", () => {
  it("is its owner's, and a teacher's only where the conversation is one that teachers read", async () => {
    const [other, teacher] = [await t.signUp(), await t.signUp({ role: "teacher" })];
    const picture = await keep();
    await say({ picture });
    expect((await see(picture, student)).status).toBe(200);
    for (const nobody of [other, teacher, admin]) expect((await see(picture, nobody)).status).toBe(404);
    await say({ message: "my dad hits me every day" });
    expect((await see(picture, teacher)).data.type).toBe("image/jpeg");
    expect((await see(picture, other)).status).toBe(404);
    const rated = await t.signUp();
    const shown = await keep(rated);
    const { data } = await say({ picture: shown }, rated);
    const body = { messageId: data.messageId, feedback: "not-helpful" };
    await t.call("POST /chatbot/feedback", { token: rated.token, body });
    expect((await see(shown, teacher)).status).toBe(200);
  });

  it("stands in one message of its owner's; said anew, the message keeps it", async () => {
    const picture = await keep();
    await say({ picture });
    const twice = await say({ picture });
    expect([twice.status, twice.error.fields?.picture?.code]).toEqual([400, "FILE_GONE"]);
    const other = await t.signUp();
    for (const strange of [await keep(other), crypto.randomUUID()])
      expect((await say({ picture: strange })).error.fields?.picture?.code).toBe("FILE_GONE");
    const params = { sessionId };
    const { token } = student;
    const { data } = await t.call("GET /chatbot/sessions/{sessionId}", { token, params });
    const again = await say({ picture, replaces: data.messages[0]?.id });
    expect(again.status).toBe(200);
    const after = await t.call("GET /chatbot/sessions/{sessionId}", { token, params });
    expect(after.data.messages.map((message) => message.picture)).toEqual([picture, null]);
  });

  it("goes with the conversation, its bytes as well; what another one shows stays", async () => {
    const [gone, kept] = [await keep(), await keep()];
    await say({ picture: gone });
    await say({ picture: kept, sessionId: "chat_1790000000000_another" });
    const { token } = student;
    await t.call("DELETE /chatbot/sessions/{sessionId}", { token, params: { sessionId } });
    expect([(await see(gone, student)).status, (await see(kept, student)).status]).toEqual([404, 200]);
    const left = await stored();
    expect([left.includes(gone), left.includes(kept)]).toEqual([false, true]);
  });

  it("is in the copy of one's data", async () => {
    const picture = await keep();
    await say({ picture });
    const { rawPayload } = await t.app.inject({
      ...{ method: "POST", url: "/api/auth/export", payload: { password: student.password } },
      headers: { authorization: `Bearer ${student.token}` },
    });
    const files = unzipSync(new Uint8Array(rawPayload));
    const path = Object.keys(files).find((name) => name.endsWith(`tutor/pictures/${picture}.jpg`)) ?? "";
    expect(await sharp(files[path]).metadata()).toMatchObject({ format: "jpeg", width: 60 });
    expect(Object.entries(files).filter(([, bytes]) => strFromU8(bytes).includes("Secret Name"))).toEqual([]);
  });
});
