import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { PassThrough, type Readable } from "node:stream";
import { strFromU8, unzipSync } from "fflate";
import { errors } from "flydrive";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp({ trustProxy: "127.0.0.1" });

const MEGABYTE = 1024 * 1024;

/** What is told of somebody goes out before their files; a busy machine takes its time. */
const PATIENT = { timeout: 15_000 };

let site: string;

beforeAll(async () => {
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  site = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/api`;
});

/** Files that somebody means to hand in, as they lie in the storage. */
async function plant({ user }: SignedUp, count: number, bytes: number): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const place = `homework/${id}`;
    const content = randomBytes(bytes);
    const hash = createHash("sha256").update(content).digest();
    const row = { id, ownerId: user.id, purpose: "homework", place, type: "application/pdf" };
    await t.db
      .insertInto("storedFiles")
      .values({ ...row, bytes, hash, createdAt: t.clock.now() })
      .execute();
    await t.deps.files.put(`${place}/file`, content);
    hashes.set(`homework/files/${id}-file`, hash.toString("hex"));
  }
  return hashes;
}

/** Over the network; a call's address is a new one, so that no limit is hit by chance. */
function ask({ token, password }: SignedUp) {
  addresses += 1;
  return fetch(`${site}/auth/export`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-forwarded-for": `10.0.0.${addresses}`,
    },
    body: JSON.stringify({ password }),
  });
}

let addresses = 0;

/** Every file that is opened from now on, until the test ends. */
function watchOpened(): Readable[] {
  const opened: Readable[] = [];
  const { files } = t.deps;
  const open = files.getStream.bind(files);
  const spy = vi.spyOn(files, "getStream").mockImplementation(async (key) => {
    const stream = await open(key);
    opened.push(stream);
    return stream;
  });
  onTestFinished(() => spy.mockRestore());
  return opened;
}

const codeOf = async (reply: Response) => `${reply.status} ${((await reply.json()) as { code?: string }).code}`;

const filesIn = (zip: ArrayBuffer) => unzipSync(new Uint8Array(zip));

const hashesIn = (zip: ArrayBuffer) =>
  new Map(
    Object.entries(filesIn(zip))
      .filter(([name]) => name.startsWith("homework/files/"))
      .map(([name, bytes]) => [name, createHash("sha256").update(bytes).digest("hex")]),
  );

describe("a copy of one's data with many files", () => {
  it("is read from the storage as fast as it is fetched, and no further", async () => {
    const student = await t.signUp();
    const hashes = await plant(student, 12, 5 * MEGABYTE);
    const opened = watchOpened();
    const slow = await ask(student);
    expect(slow.status).toBe(200);
    await expect.poll(() => opened.length, PATIENT).toBeGreaterThan(0);
    // Others are served while this one waits for its reader.
    for (let call = 0; call < 20; call += 1) expect((await fetch(`${site}/health`)).status).toBe(200);
    expect(opened.length).toBeLessThan(5);
    expect(hashesIn(await slow.arrayBuffer())).toEqual(hashes);
    expect(opened).toHaveLength(12);
  });

  it("stops when its reader leaves, and can be asked for anew then, and not before", async () => {
    const student = await t.signUp();
    const hashes = await plant(student, 8, 5 * MEGABYTE);
    const opened = watchOpened();
    const slow = await ask(student);
    await expect.poll(() => opened.length, PATIENT).toBeGreaterThan(0);
    expect(await codeOf(await ask(student))).toBe("429 EXPORT_UNDERWAY");
    const other = await t.signUp();
    expect((await ask(other)).status).toBe(200);
    await slow.body?.cancel();
    await expect.poll(() => opened.every(({ closed }) => closed)).toBe(true);
    expect(opened.length).toBeLessThan(8);
    await vi.waitFor(async () => expect((await ask(student)).status).toBe(200));
    expect(hashes.size).toBe(8);
  });

  it("breaks off when the session has ended meanwhile", async () => {
    const student = await t.signUp();
    await plant(student, 8, 5 * MEGABYTE);
    const opened = watchOpened();
    const slow = await ask(student);
    await expect.poll(() => opened.length, PATIENT).toBeGreaterThan(0);
    await t.call("DELETE /auth/sessions", { token: student.token });
    await expect(slow.arrayBuffer()).rejects.toThrow();
    expect(opened.length).toBeLessThan(8);
  });
});

describe("a copy of one's data with many rows", () => {
  const sessionId = "chat_1790000000000_abcdef";
  const said = (number: number) => `${number} ${randomBytes(3_000).toString("hex")}`;

  /** A conversation with so many messages, each of which says its number. */
  async function converse({ user }: SignedUp, count: number): Promise<void> {
    const at = t.clock.now();
    const mine = { userId: user.id, at };
    await t.db
      .insertInto("chatSessions")
      .values({ ...mine, id: sessionId, name: "Kites", context: "{}", begunAt: at })
      .execute();
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ ...mine, sessionId, number: index + 1, role: "user" as const, content: said(index + 1) },
      ...{ parts: "[]", sources: "[]", state: "done" as const },
    }));
    for (let from = 0; from < count; from += 500)
      await t.db
        .insertInto("chatMessages")
        .values(rows.slice(from, from + 500))
        .execute();
  }

  it("reads them as fast as it is fetched, and has all of them, each once and in order", async () => {
    const student = await t.signUp();
    await converse(student, 3_000);
    const reads = vi.spyOn(t.db, "selectFrom");
    onTestFinished(() => reads.mockRestore());
    const pagesRead = () => reads.mock.calls.filter(([table]) => table === "chatMessages").length;
    const slow = await ask(student);
    await expect.poll(pagesRead, PATIENT).toBeGreaterThan(0);
    for (let call = 0; call < 20; call += 1) expect((await fetch(`${site}/health`)).status).toBe(200);
    expect(pagesRead()).toBeLessThan(20);
    const files = filesIn(await slow.arrayBuffer());
    const messages = JSON.parse(strFromU8(files["tutor/messages.json"] ?? new Uint8Array())) as { content: string }[];
    expect(messages.map(({ content }) => content.split(" ")[0])).toEqual(
      Array.from({ length: 3_000 }, (_, index) => `${index + 1}`),
    );
    expect(pagesRead()).toBe(31);
    expect(strFromU8(files["tutor/flags.json"] ?? new Uint8Array())).toBe("[\n]\n");
  });

  it("breaks off when the session has ended before they are read", async () => {
    const student = await t.signUp();
    await plant(student, 1, 100);
    await converse(student, 3_000);
    const slow = await ask(student);
    await t.call("DELETE /auth/sessions", { token: student.token });
    await expect(slow.arrayBuffer()).rejects.toThrow();
  });

  it("can be asked for anew when it was made ready and could not be sent", async () => {
    const student = await t.signUp();
    const failing = vi.spyOn(t.deps.changes, "areDropped").mockRejectedValue(new Error("The line is cut"));
    expect((await ask(student)).status).toBe(500);
    failing.mockRestore();
    await vi.waitFor(async () => expect((await ask(student)).status).toBe(200));
  });
});

describe("a storage that fails", () => {
  it("has lost a file: the others are there, and its owner is told which is not", async () => {
    const student = await t.signUp();
    const [lost = "", ...there] = (await plant(student, 3, 100)).keys();
    await t.deps.files.delete(`homework/${lost.slice("homework/files/".length, -"-file".length)}/file`);
    const files = filesIn(await (await ask(student)).arrayBuffer());
    expect(Object.keys(files)).toEqual(expect.arrayContaining(there));
    expect(Object.keys(files)).not.toContain(lost);
    expect(JSON.parse(strFromU8(files["account/files-not-found.json"] ?? new Uint8Array()))).toEqual([lost]);
  });

  it("does not answer: that is said before anything is sent, and may be tried again at once", async () => {
    const student = await t.signUp();
    await plant(student, 1, 100);
    const silent = vi.spyOn(t.deps.files, "exists");
    silent.mockRejectedValueOnce(new errors.E_CANNOT_CHECK_FILE_EXISTENCE(["homework"]));
    expect(await codeOf(await ask(student))).toBe("503 SERVICE_UNAVAILABLE");
    silent.mockRestore();
    expect((await ask(student)).status).toBe(200);
  });

  it("breaks in the middle: no zip comes that looks whole", async () => {
    const student = await t.signUp();
    await plant(student, 3, 100);
    const open = t.deps.files.getStream.bind(t.deps.files);
    const breaking = vi.spyOn(t.deps.files, "getStream");
    breaking.mockImplementationOnce(open).mockRejectedValueOnce(new errors.E_CANNOT_READ_FILE(["homework"]));
    await expect(ask(student).then((reply) => reply.arrayBuffer())).rejects.toThrow();
    expect(breaking).toHaveBeenCalledTimes(2);
    breaking.mockRestore();
    expect(hashesIn(await (await ask(student)).arrayBuffer()).size).toBe(3);
  });
});

it("is made for so many at once and no more, and for the next when one of them is done", async () => {
  const students = await Promise.all(Array.from({ length: 21 }, () => t.signUp()));
  for (const student of students) await plant(student, 1, 100);
  const stuck: PassThrough[] = [];
  const hanging = vi.spyOn(t.deps.files, "getStream").mockImplementation(async () => {
    const stream = new PassThrough();
    stuck.push(stream);
    return stream;
  });
  const last = students.pop();
  if (!last) throw new Error("Nobody has signed up");
  const replies = await Promise.all(students.map(ask));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await codeOf(await ask(last))).toBe("503 EXPORTS_BUSY");
  await expect.poll(() => stuck.length, PATIENT).toBe(20);
  for (const stream of stuck) stream.end("done");
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  hanging.mockRestore();
  expect((await ask(last)).status).toBe(200);
});
