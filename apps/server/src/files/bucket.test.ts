import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import { openClass } from "../features/homework/testing/school-class.ts";
import { type TestApp, testApp } from "../testing/app.ts";
import { blankPicture } from "../testing/blank-picture.ts";
import { openBucket } from "./files.ts";

let t: TestApp;
let bucket: S3rver;
let folder: string;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bucket-"));
  const buckets = [{ name: "school", configs: [] }];
  bucket = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder, configureBuckets: buckets });
  const { port } = await bucket.run();
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/school`;
  t = await testApp({ files: await openBucket(address) });
});
afterAll(async () => {
  await t.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

describe("with files in a bucket", () => {
  it("a picture is kept there and served, and goes when its owner takes another", async () => {
    const { token } = await t.signUp();
    const upload = async () =>
      (await t.call("POST /auth/avatar", { token, upload: { bytes: blankPicture(100, 100) } })).data.avatar;
    const [first, second] = [await upload(), await upload()];
    const served = (id: string) => t.app.inject(`/files/avatars/${id}-96.webp`);
    expect([(await served(first)).statusCode, (await served(second)).statusCode]).toEqual([404, 200]);
    const kept = await t.deps.files.getBytes(`avatars/${second}/96.webp`);
    expect((await served(second)).rawPayload.length).toBe(kept.length);
  });

  it("a file is in its owner's copy of their data", async () => {
    const student = await t.signUp();
    await openClass(t, { students: [student] });
    const { token, password } = student;
    const upload = { bytes: Buffer.from("滴水".repeat(50_000)), name: "work.txt" };
    const { id } = (await t.call("POST /homework/files", { token, upload })).data;
    const url = "/api/auth/export";
    const headers = { authorization: `Bearer ${token}` };
    const reply = await t.app.inject({ method: "POST", url, headers, payload: { password } });
    const files = unzipSync(new Uint8Array(reply.rawPayload));
    expect(strFromU8(files[`homework/files/${id}-file`] ?? new Uint8Array())).toBe("滴水".repeat(50_000));
  });

  it("a text is kept as it becomes, which is longer than it came, and is tidied away when nothing holds it", async () => {
    const student = await t.signUp({ rememberMe: true });
    await openClass(t, { students: [student] });
    const { token } = student;
    const gbk = Buffer.concat(Array.from({ length: 50_000 }, () => Buffer.from([0xb5, 0xce, 0xcb, 0xae])));
    const { data } = await t.call("POST /homework/files", { token, upload: { bytes: gbk, name: "work.txt" } });
    expect(data.bytes).toBe(300_000);
    expect(await t.deps.files.get(`homework/${data.id}/file`)).toBe("滴水".repeat(50_000));
    await t.deps.files.put("homework/stray/file", "x");
    t.clock.set(new Date());
    t.clock.advance({ days: 2 });
    await tidyUp(t.deps);
    expect(await t.deps.files.exists(`homework/${data.id}/file`)).toBe(false);
    expect(await t.deps.files.exists("homework/stray/file")).toBe(false);
  });
});

it("gives up a bucket that takes connections and never answers, keeps no row, and lets everybody else go on meanwhile", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const patience = { connectMs: 1_000, replyMs: 2_000 };
  const hung = await testApp({ files: await openBucket(`http://key:secret@127.0.0.1:${port}/school`, patience) });
  const [mei, other] = [await hung.signUp(), await hung.signUp()];
  await openClass(hung, { students: [mei, other] });
  const { token, user } = mei;
  const upload = (who: { token: string }, words: string, name: string) =>
    hung.call("POST /homework/files", { token: who.token, upload: { bytes: Buffer.from(words), name } });
  let waiting = 3;
  const waits = Array.from({ length: waiting }, () =>
    upload({ token }, "12", "work.txt").finally(() => (waiting -= 1)),
  );
  expect((await upload(other, "no PDF", "work.pdf")).error.code).toBe("HOMEWORK_FILE_MISNAMED");
  expect(waiting).toBe(3);
  const replies = await Promise.all(waits);
  expect(replies.map(({ error }) => error.code)).toEqual(Array.from(replies, () => "SERVICE_UNAVAILABLE"));
  expect(await hung.db.selectFrom("storedFiles").where("ownerId", "=", user.id).select("id").execute()).toEqual([]);
  const id = randomUUID();
  await hung.db
    .insertInto("storedFiles")
    .values({
      ...{ id, ownerId: user.id, purpose: "avatar", place: `avatars/${id}`, type: "image/webp", bytes: 1 },
      ...{ hash: Buffer.alloc(32), createdAt: new Date() },
    })
    .execute();
  expect((await hung.app.inject(`/files/avatars/own-${id.replaceAll("-", "")}-96.webp`)).statusCode).toBe(503);
  await hung.close();
  silent.closeAllConnections();
  silent.close();
}, 60_000);

it("says that it is not available when the bucket does not answer, and keeps no row", async () => {
  const unreachable = await testApp({ files: await openBucket("http://key:secret@127.0.0.1:9/school") });
  const student = await unreachable.signUp();
  await openClass(unreachable, { students: [student] });
  const { token, user } = student;
  const upload = { bytes: Buffer.from("12"), name: "work.txt" };
  expect((await unreachable.call("POST /homework/files", { token, upload })).error.code).toBe("SERVICE_UNAVAILABLE");
  expect(await unreachable.db.selectFrom("storedFiles").where("ownerId", "=", user.id).select("id").execute()).toEqual(
    [],
  );
  await unreachable.close();
}, 60_000);
