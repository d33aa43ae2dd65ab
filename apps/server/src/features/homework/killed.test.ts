import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { type SignedUp, signUp } from "../../testing/sign-up.ts";
import { openClass } from "./testing/school-class.ts";

let database: TestDatabase;
let folder: string;
let mei: SignedUp;
let classId: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "dripstone-killed-"));
  mei = await signUp(database.db, new Date());
  classId = (await openClass({ db: database.db, clock: { now: () => new Date() } }, { students: [mei] })).id;
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function serve() {
  const program = new URL("../../testing/serve.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, database.url, folder], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [port] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return {
    port: Number(port),
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const authorization = () => `Bearer ${mei.token}`;
const arriving = async () =>
  (await readdir(join(folder, "arriving"), { recursive: true, withFileTypes: true }).catch(() => [])).filter((it) =>
    it.isFile(),
  );
const rows = () => database.db.selectFrom("storedFiles").selectAll().execute();

async function upload(port: number, words: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File([words], "work.txt"));
  const headers = { authorization: authorization() };
  const reply = await fetch(`http://127.0.0.1:${port}/api/homework/files`, { method: "POST", headers, body });
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

async function handIn(port: number, file: string, content: string): Promise<{ status: number; text: string }> {
  const work = { studentName: "Mei", studentEmail: "mei@example.com", class: classId, week: 1, comments: "" };
  const reply = await fetch(`http://127.0.0.1:${port}/api/homework`, {
    method: "POST",
    headers: {
      ...{ authorization: authorization(), "content-type": "application/json" },
      "idempotency-key": `homework-${content}`,
    },
    body: JSON.stringify({ ...work, contentType: "markdown", content, files: [{ id: file, name: "work.txt" }] }),
  });
  return { status: reply.status, text: await reply.text() };
}

describe("a server that is killed", () => {
  it("in the middle of an upload leaves nothing of it behind, and what was there before can still be handed in", async () => {
    const server = await serve();
    const id = await upload(server.port, "12 drops");
    const socket = connect(server.port, "127.0.0.1").on("error", () => {});
    socket.write(
      `POST /api/homework/files HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`,
    );
    socket.write(Buffer.alloc(1_000_000, "x"));
    await vi.waitFor(async () => expect(await arriving()).toHaveLength(1), { timeout: 10_000 });
    await server.kill();
    socket.destroy();
    expect((await rows()).map((row) => row.id)).toEqual([id]);
    const next = await serve();
    expect(await arriving()).toEqual([]);
    expect((await handIn(next.port, id, "one")).status).toBe(201);
  }, 60_000);

  it("at any moment has kept whole what it has acknowledged, and half of nothing; who sends it again is told the same", async () => {
    const server = await serve();
    const acknowledged = new Map<string, string>();
    const sent = new Map<string, string>();
    const work = (async () => {
      for (let number = 1; ; number++) {
        const file = await upload(server.port, `work ${number}`);
        sent.set(`try-${number}`, file);
        const { status, text } = await handIn(server.port, file, `try-${number}`);
        if (status !== 201) return;
        acknowledged.set(`try-${number}`, text);
      }
    })().catch(() => {});
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(3), { timeout: 20_000, interval: 5 });
    await sleep(Math.random() * 50);
    await server.kill();
    await work;
    const handedIn = await database.db
      .selectFrom("homework")
      .innerJoin("homeworkFiles", "homeworkFiles.homeworkId", "homework.id")
      .innerJoin("storedFiles", "storedFiles.id", "homeworkFiles.fileId")
      .select(["homework.content", "storedFiles.place", "storedFiles.hash"])
      .execute();
    for (const content of acknowledged.keys()) expect(handedIn.map((it) => it.content)).toContain(content);
    for (const { place, hash } of handedIn) {
      const bytes = await readFile(join(folder, place, "file"));
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash?.toString("hex"));
    }
    const homework = await database.db.selectFrom("homework").select("id").execute();
    expect(homework).toHaveLength(handedIn.length);
    const next = await serve();
    for (const [content, text] of acknowledged) {
      expect((await handIn(next.port, sent.get(content) ?? "", content)).text).toBe(text);
    }
    expect(await database.db.selectFrom("homework").select("id").execute()).toHaveLength(homework.length);
  }, 60_000);
});
