import { readdir } from "node:fs/promises";
import { fileLimits } from "@dripstone/contract/files/limits";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteDueAccounts } from "../../features/accounts/deletion/delete-due-accounts.ts";
import { blankPicture } from "../../testing/blank-picture.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";

const { POSTED_PICTURES_MAX, POSTED_PICTURES_MAX_MB, POSTED_PICTURE_MAX_MB } = fileLimits;
const MEGABYTE = 1024 * 1024;
const t = useTestApp();
let writer: SignedUp;

beforeEach(async () => {
  writer = await t.signUp();
});

const upload = (bytes: Buffer, { by = writer, ...file }: { by?: SignedUp; name?: string; type?: string } = {}) =>
  t.call("POST /pictures", { token: by.token, upload: { bytes, ...file } });
const outcome = (reply: Awaited<ReturnType<typeof upload>>) =>
  reply.status < 300 ? `${reply.status}` : `${reply.status} ${reply.error.code}`;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#17685a" } });
const small = () => plain(30, 20).png().toBuffer();
const stored = () => readdir(`${t.folder}/pictures`).catch((): string[] => []);
const idsOf = async ({ user }: SignedUp) =>
  (await t.db.selectFrom("storedFiles").select("id").where("ownerId", "=", user.id).execute()).map(({ id }) => id);
/** Fills somebody's room with what is kept already. */
async function fill({ user }: SignedUp, files: number, bytes: number) {
  const row = { ownerId: user.id, purpose: "picture", type: "image/webp", bytes, hash: Buffer.alloc(32) };
  for (let number = 0; number < files; number++) {
    const id = crypto.randomUUID();
    await t.db
      .insertInto("storedFiles")
      .values({ ...row, id, place: `pictures/${id}`, createdAt: t.clock.now() })
      .execute();
  }
}

describe("a picture for a writing", () => {
  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "may be %s, whatever it is called, and is kept as WebP",
    async (format) => {
      const bytes = await plain(64, 48).toFormat(format).toBuffer();
      const reply = await upload(bytes, { name: `../../${"x".repeat(3000)}.html`, type: "text/html" });
      expect(reply.status).toBe(201);
      const { id, address, width, height } = reply.data;
      expect([address, width, height]).toEqual([`/files/pictures/${id}.webp`, 64, 48]);
      const picture = await t.app.inject(address);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=60",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: "webp", width: 64, height: 48 });
      expect((await t.app.inject({ method: "HEAD", url: address })).statusCode).toBe(200);
    },
  );

  it("has no more than 1600 pixels an edge, upright, and nothing of where and by whom it was taken", async () => {
    const photo = await plain(3000, 1500)
      .composite([
        { input: { create: { width: 3000, height: 750, channels: 3, background: "#c2401f" } }, top: 0, left: 0 },
      ])
      .withExif({
        IFD0: { Copyright: "Secret-Owner" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 57/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "83/1 0/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { address, width, height } = (await upload(photo)).data;
    expect([width, height]).toEqual([800, 1600]);
    const { rawPayload } = await t.app.inject(address);
    const { exif, icc, xmp, iptc, orientation, ...size } = await sharp(rawPayload).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([size.width, size.height]).toEqual([800, 1600]);
    expect(rawPayload.includes("Secret-Owner")).toBe(false);
    // Turned by 90 degrees, the red upper half is on the right.
    const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[(800 * 800 + x) * 3] ?? 0;
    expect([redAt(790) > 150, redAt(10) > 150]).toEqual([true, false]);
  });

  it("is the first frame of a moving one, and keeps what is transparent", async () => {
    const frame = (background: string) => ({ create: { width: 20, height: 20, channels: 4 as const, background } });
    const frames = await Promise.all(["#ff0000", "#0000ff"].map((it) => sharp(frame(it)).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2);
    const { address } = (await upload(moving)).data;
    const still = (await t.app.inject(address)).rawPayload;
    expect((await sharp(still, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = await sharp(still).raw().toBuffer();
    expect([red > 200, blue < 50]).toEqual([true, true]);
    const clear = await sharp(frame("#00000000")).png().toBuffer();
    const shown = (await t.app.inject((await upload(clear)).data.address)).rawPayload;
    expect((await sharp(shown).metadata()).hasAlpha).toBe(true);
  });

  it("is nobody's but a member's: not a visitor's, nor a child's without a parent's yes", async () => {
    const child = await t.signUp({ birthMonth: "2015-06-01" });
    expect(outcome(await upload(await small(), { by: child }))).toBe("403 PARENT_CONSENT_NEEDED");
    const visitor = await t.call("POST /pictures", { upload: { bytes: await small() } });
    expect(visitor.error.code).toBe("NOT_SIGNED_IN");
    expect(await idsOf(child)).toEqual([]);
  });

  it("is not there while it is withheld, and there again afterwards", async () => {
    const { id, address } = (await upload(await small())).data;
    const withhold = (withheldAt: Date | null) =>
      t.db.updateTable("storedFiles").set({ withheldAt }).where("id", "=", id).execute();
    await withhold(t.clock.now());
    const withheld = await t.app.inject(address);
    expect([withheld.statusCode, withheld.headers["cache-control"]]).toEqual([404, "no-store"]);
    await withhold(null);
    expect((await t.app.inject(address)).statusCode).toBe(200);
  });

  it.each(["x", "..%2f..%2fpackage.json", `${crypto.randomUUID()}.webp`, `${crypto.randomUUID()}.png`, "%00.webp"])(
    "has an address that leads nowhere else: %s",
    async (name) => {
      expect((await t.app.inject(`/files/pictures/${name}`)).statusCode).toBe(404);
    },
  );

  it("is not found at the address of a picture of another kind", async () => {
    const avatar = (await t.call("POST /auth/avatar", { token: writer.token, upload: { bytes: await small() } })).data
      .avatar;
    const [avatarId = ""] = await idsOf(writer);
    const { id } = (await upload(await small())).data;
    expect((await t.app.inject(`/files/avatars/${avatar}-96.webp`)).statusCode).toBe(200);
    expect((await t.app.inject(`/files/pictures/${avatarId}.webp`)).statusCode).toBe(404);
    expect((await t.app.inject(`/files/avatars/own-${id.replaceAll("-", "")}-96.webp`)).statusCode).toBe(404);
  });
});

describe("what is no picture for a writing", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ["nothing", "", "400 FILE_EMPTY"],
    ["text", "just text", "415 POSTED_PICTURE_TYPE_UNKNOWN"],
    ["HTML", "<!doctype html><script>alert(1)</script>", "415 POSTED_PICTURE_TYPE_UNKNOWN"],
    ["SVG", svg, "415 POSTED_PICTURE_TYPE_UNKNOWN"],
    ["SVG with a head", `<?xml version="1.0"?>${svg}`, "415 POSTED_PICTURE_TYPE_UNKNOWN"],
    ["a PDF", "%PDF-1.7\n%âãÏÓ\n", "415 POSTED_PICTURE_TYPE_UNKNOWN"],
    ["a TIFF", "II*\u0000\b\u0000\u0000\u0000", "415 POSTED_PICTURE_TYPE_UNKNOWN"],
    ["the first bytes of a PNG", "\u0089PNG\r\n\u001a\n\u0000\u0000", "400 PICTURE_UNREADABLE"],
    ["the first bytes of a JPEG", "\u00ff\u00d8\u00ff", "400 PICTURE_UNREADABLE"],
    ["the first bytes of a GIF", "GIF89a\u0001\u0000\u0001\u0000", "400 PICTURE_UNREADABLE"],
  ])("is refused: %s", async (_, text, told) => {
    const before = await stored();
    expect(outcome(await upload(Buffer.from(text, "latin1"), { name: "a.png", type: "image/png" }))).toBe(told);
    expect(await stored()).toEqual(before);
    expect(await idsOf(writer)).toEqual([]);
  });

  it.each(["png", "gif", "jpeg"] as const)(
    "is gone from a %s that holds a second file behind the first",
    async (format) => {
      const polyglot = Buffer.concat([
        await plain(50, 50).toFormat(format).toBuffer(),
        Buffer.from(svg),
        Buffer.from("PK\u0003\u0004"),
      ]);
      const { rawPayload } = await t.app.inject((await upload(polyglot)).data.address);
      expect([rawPayload.includes("<script>"), rawPayload.includes("PK\u0003\u0004")]).toEqual([false, false]);
    },
  );

  it("is refused: a picture that breaks off in the middle", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const whole = await sharp({ create: { width: 600, height: 600, channels: 3, noise, background: "#000" } })
      .png()
      .toBuffer();
    expect(outcome(await upload(whole.subarray(0, whole.length / 3)))).toBe("400 PICTURE_UNREADABLE");
  });

  it("is refused: 200 megapixels in a small file, at once", async () => {
    const bomb = blankPicture(20_000, 10_000);
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const memory = process.memoryUsage.rss();
    expect(outcome(await upload(bomb))).toBe("413 PICTURE_TOO_MANY_PIXELS");
    expect(process.memoryUsage.rss() - memory).toBeLessThan(100_000_000);
    expect(outcome(await upload(blankPicture(5000, 5001)))).toBe("413 PICTURE_TOO_MANY_PIXELS");
    expect(outcome(await upload(blankPicture(5000, 5000)))).toBe("201");
  });

  it("is refused: more than 10 MB, to the byte", async () => {
    const picture = await small();
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect(outcome(await upload(padded(POSTED_PICTURE_MAX_MB * MEGABYTE + 1)))).toBe("413 POSTED_PICTURE_TOO_LARGE");
    expect(outcome(await upload(padded(POSTED_PICTURE_MAX_MB * MEGABYTE)))).toBe("201");
  });
});

describe("the room that one person has for pictures", () => {
  it("is not passed in number by 20 that come at once, and what did not fit leaves nothing", async () => {
    await fill(writer, POSTED_PICTURES_MAX - 7, 1000);
    const [before, bytes] = [await stored(), await small()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload(bytes)));
    const counts = Object.groupBy(replies.map(outcome), (it) => it);
    expect([counts["201"]?.length, counts["409 POSTED_PICTURES_FULL"]?.length]).toEqual([7, 13]);
    expect(await idsOf(writer)).toHaveLength(POSTED_PICTURES_MAX);
    expect((await stored()).length - before.length).toBe(7);
    expect(outcome(await upload(bytes, { by: await t.signUp() }))).toBe("201");
  });

  it("is not passed in bytes", async () => {
    const bytes = await small();
    const { id } = (await upload(bytes)).data;
    const one = await t.db.selectFrom("storedFiles").select("bytes").where("id", "=", id).executeTakeFirstOrThrow();
    await fill(writer, 1, POSTED_PICTURES_MAX_MB * MEGABYTE - 2 * (one.bytes ?? 0));
    expect(outcome(await upload(bytes))).toBe("201");
    expect(outcome(await upload(bytes))).toBe("409 POSTED_PICTURES_FULL");
  });
});

it("goes into one's own export, and with the account, row and bytes", async () => {
  const other = await t.signUp();
  const [mine, theirs] = [(await upload(await small())).data, (await upload(await small(), { by: other })).data];
  const { password, token, user } = writer;
  const reply = await t.app.inject({
    method: "POST",
    url: "/api/auth/export",
    headers: { authorization: `Bearer ${token}` },
    payload: { password },
  });
  const exported = unzipSync(new Uint8Array(reply.rawPayload));
  expect((await sharp(exported[`pictures/${mine.id}.webp`]).metadata()).width).toBe(30);
  expect(strFromU8(exported["account/files.json"] ?? new Uint8Array())).toContain(mine.id);
  expect(JSON.stringify(Object.keys(exported))).not.toContain(theirs.id);
  await t.db.updateTable("users").set({ deletionDueAt: t.clock.now() }).where("id", "=", user.id).execute();
  await deleteDueAccounts(t.deps);
  expect(await idsOf(writer)).toEqual([]);
  expect(await stored()).not.toContain(mine.id);
  expect((await t.app.inject(mine.address)).statusCode).toBe(404);
  expect((await t.app.inject(theirs.address)).statusCode).toBe(200);
});
