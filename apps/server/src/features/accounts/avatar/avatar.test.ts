import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import { blankPicture } from "../../../testing/blank-picture.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
let owner: SignedUp;

beforeEach(async () => {
  owner = await t.signUp();
});

type Name = { name?: string; type?: string };

const upload = (bytes: Buffer, { name, type }: Name = {}) =>
  t.call("POST /auth/avatar", {
    token: owner.token,
    upload: { bytes, ...(name !== undefined && { name }), ...(type !== undefined && { type }) },
  });
const outcome = (reply: Awaited<ReturnType<typeof upload>>) =>
  reply.status < 300 ? "200" : `${reply.status} ${reply.error.code}`;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#17685a" } });
const fetchPicture = (id: string, size: number) => t.app.inject(`/files/avatars/${id}-${size}.webp`);
/** The ids of all pictures that are kept. */
const stored = () => readdir(`${t.folder}/avatars`).catch((): string[] => []);

/** A photo as a phone makes it: lying on its side, with the place where it was taken. */
const photo = () =>
  plain(400, 300)
    .composite([
      { input: { create: { width: 400, height: 150, channels: 3, background: "#c2401f" } }, top: 0, left: 0 },
    ])
    .withExif({
      IFD0: { Copyright: "Secret-Owner" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 57/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "83/1 0/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("a picture of one's own", () => {
  it("is kept as square WebP in three sizes, upright, without the place where it was taken", async () => {
    const bytes = await photo();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { avatar } = (await upload(bytes, { type: "image/jpeg", name: "me.jpg" })).data;
    expect(avatar).toMatch(/^own-[0-9a-f]{32}$/);
    for (const size of [96, 224, 512]) {
      const picture = await fetchPicture(avatar, size);
      expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(picture.headers["x-content-type-options"]).toBe("nosniff");
      expect(picture.headers["content-security-policy"]).toContain("sandbox");
      const metadata = await sharp(picture.rawPayload).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual(["webp", size, size]);
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(picture.rawPayload.includes("Secret-Owner")).toBe(false);
      // Turned by 90 degrees, the upper half is on the right.
      const { data } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true });
      const rightMiddle = (size * Math.floor(size / 2) + size - 2) * 3;
      expect(data[rightMiddle]).toBeGreaterThan(150);
    }
    expect((await t.call("GET /auth/profile", { token: owner.token })).data.avatar).toBe(avatar);
  });

  it.each(["jpeg", "png", "webp"] as const)("may be %s, whatever its name says", async (format) => {
    const bytes = await plain(60, 40).toFormat(format).toBuffer();
    for (const name of ["../../etc/passwd", "%2e%2e%2fx", "CON", `${"x".repeat(4000)}.svg`, "a\u0000b.html"]) {
      const { avatar } = (await upload(bytes, { name, type: "text/html" })).data;
      expect(avatar).toMatch(/^own-[0-9a-f]{32}$/);
    }
  });

  it("replaces the one before, and leaves nothing of it", async () => {
    const bytes = await plain(30, 30).png().toBuffer();
    const first = (await upload(bytes)).data.avatar;
    const second = (await upload(bytes)).data.avatar;
    expect((await fetchPicture(first, 96)).statusCode).toBe(404);
    expect((await fetchPicture(second, 96)).statusCode).toBe(200);
    const body = { avatar: "owl" };
    expect((await t.call("PUT /auth/profile", { token: owner.token, body })).data.avatar).toBe("owl");
    expect((await fetchPicture(second, 96)).statusCode).toBe(404);
  });

  it("is one, when 20 come at once", async () => {
    const before = await stored();
    const bytes = await plain(30, 30).png().toBuffer();
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload(bytes)));
    expect(new Set(replies.map(outcome))).toEqual(new Set(["200"]));
    const { avatar } = (await t.call("GET /auth/profile", { token: owner.token })).data;
    expect((await stored()).filter((id) => !before.includes(id))).toEqual([avatar]);
  });

  it("that a process left behind in its last moment is swept away after an hour, and nobody's else is", async () => {
    const shown = (await upload(await plain(30, 30).png().toBuffer())).data.avatar;
    const lost = `own-${"0".repeat(32)}`;
    await t.deps.files.put(`avatars/${lost}/96.webp`, Buffer.from("lost"));
    t.clock.set(new Date());
    await tidyUp(t.deps);
    expect(await stored()).toContain(lost);
    t.clock.advance({ hours: 2 });
    await tidyUp(t.deps);
    expect(await stored()).not.toContain(lost);
    expect(await stored()).toContain(shown);
    t.clock.set("2026-03-04T17:00:00.000Z");
  });
});

describe("what is no picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ["nothing", ""],
    ["text", "just text"],
    ["HTML that is called a picture", "<!doctype html><script>alert(1)</script>"],
    ["SVG", svg],
    ["a PDF", "%PDF-1.7\n%âãÏÓ\n"],
    ["a GIF", "GIF89a\u0001\u0000\u0001\u0000"],
    ["magic bytes alone", "RIFF\u0000\u0000\u0000\u0000WEBPnothing"],
  ])("is refused: %s", async (_, text) => {
    const before = await stored();
    const reply = await upload(Buffer.from(text, "latin1"));
    expect(["415 PICTURE_TYPE_UNKNOWN", "400 PICTURE_UNREADABLE"]).toContain(outcome(reply));
    expect(await stored()).toEqual(before);
  });

  it("is refused: a picture that breaks off in the middle", async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
        background: "#000",
      },
    })
      .jpeg()
      .toBuffer();
    expect(outcome(await upload(whole.subarray(0, whole.length / 3)))).toBe("400 PICTURE_UNREADABLE");
  });

  it("is gone from a picture that holds a second file behind the first", async () => {
    const polyglot = Buffer.concat([await plain(50, 50).png().toBuffer(), Buffer.from(svg)]);
    const { avatar } = (await upload(polyglot)).data;
    for (const size of [96, 224, 512]) {
      expect((await fetchPicture(avatar, size)).rawPayload.includes("<script>")).toBe(false);
    }
  });

  it("is refused: 256 megapixels in a small file, at once", async () => {
    const bomb = blankPicture(16_000, 16_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const memory = process.memoryUsage.rss();
    expect(outcome(await upload(bomb))).toBe("413 PICTURE_TOO_MANY_PIXELS");
    expect(process.memoryUsage.rss() - memory).toBeLessThan(100_000_000);
  });

  it("is refused: one pixel over 25 megapixels, and not 25", async () => {
    expect(outcome(await upload(blankPicture(5000, 5001)))).toBe("413 PICTURE_TOO_MANY_PIXELS");
    expect(outcome(await upload(blankPicture(5000, 5000)))).toBe("200");
  });

  it("is refused: more than 5 MB, to the byte", async () => {
    const picture = await plain(20, 20).png().toBuffer();
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect(outcome(await upload(padded(5 * 1024 * 1024 + 1)))).toBe("413 PICTURE_TOO_LARGE");
    expect(outcome(await upload(padded(5 * 1024 * 1024)))).toBe("200");
  });

  it("is refused: another form than one file", async () => {
    const token = owner.token;
    const json = await t.call("POST /auth/avatar", { token, body: { file: "x" } });
    expect([json.status, json.error.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    const send = (payload: string) =>
      t.call("POST /auth/avatar", {
        token,
        body: payload,
        headers: { "content-type": "multipart/form-data; boundary=x" },
      });
    const part = (name: string, rest = "") =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\ny\r\n`;
    for (const payload of [
      "",
      "--x--\r\n",
      "no form at all",
      `${part("file")}--x--\r\n`,
      `${part("other", '; filename="a.png"')}--x--\r\n`,
      `${part("role")}${part("file", '; filename="a.png"')}--x--\r\n`,
      part("file", '; filename="a.png"').slice(0, -4),
      `${part("__proto__", '; filename="a.png"')}--x--\r\n`,
    ]) {
      const { status } = await send(payload);
      expect(status, payload).toBeGreaterThanOrEqual(400);
      expect(status, payload).toBeLessThan(500);
    }
  });
});

describe("the address of a picture", () => {
  it.each(["x", "own-1-96.webp", "..%2f..%2fpackage.json", "student-robot-96.webp", `own-${"a".repeat(32)}-97.webp`])(
    "leads nowhere else: %s",
    async (name) => {
      const reply = await t.app.inject(`/files/avatars/${name}`);
      expect(reply.statusCode).toBe(404);
    },
  );
});
