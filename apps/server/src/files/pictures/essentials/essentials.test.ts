import { deflateSync, inflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pngChunk } from "../../../testing/blank-picture.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { essentialsOf } from "./essentials.ts";

const t = useTestApp();
let writer: SignedUp;

beforeAll(async () => {
  writer = await t.signUp();
});

const MEGABYTE = 1024 * 1024;
/** Left half red, right half blue, lying on its side. */
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#0000ff" } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: "#ff0000" } }, top: 0, left: 0 }])
    .withMetadata({ orientation: 6 });
const upload = (bytes: Buffer) => t.call("POST /pictures", { token: writer.token, upload: { bytes } });

/** The picture with chunks behind its head. */
function png(bare: Buffer, ...chunks: Buffer[]): Buffer {
  const headEnds = 8 + 25;
  return Buffer.concat([bare.subarray(0, headEnds), ...chunks, bare.subarray(headEnds)]);
}

/** How many bytes come out of everything that is packed in a PNG. */
function unpackedIn(file: Buffer): number {
  let sum = 0;
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const name = file.toString("latin1", at + 4, at + 8);
    const held = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    if (["zTXt", "iCCP"].includes(name)) sum += inflateSync(held.subarray(held.indexOf(0) + 2)).length;
    if (name === "iTXt") sum += inflateSync(held.subarray(held.indexOf(0) + 5)).length;
  }
  return sum;
}

const packed = deflateSync(Buffer.alloc(30 * MEGABYTE, "a"));
const comment = pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), packed]));
const international = pngChunk("iTXt", Buffer.concat([Buffer.from("Comment\0\x01\0\0\0"), packed]));
const profile = pngChunk("iCCP", Buffer.concat([Buffer.from("ICC\0\0"), packed]));

describe("what is packed beside a picture", () => {
  it.each([
    ["ten comments", Array(10).fill(comment)],
    ["ten comments in another writing", Array(10).fill(international)],
    ["a color profile", [profile]],
    [
      "a thousand small comments",
      Array(1000).fill(pngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(7_000))]))),
    ],
  ])("is not unpacked: %s", async (_, chunks) => {
    const file = png(await picture().png().toBuffer(), ...chunks);
    expect(unpackedIn(file)).toBeGreaterThan(6_000_000);
    expect(unpackedIn(essentialsOf("image/png", file))).toBeLessThan(MEGABYTE);
    expect((await upload(file)).data).toMatchObject({ width: 20, height: 40 });
  });

  it("takes no more time than the picture alone", async () => {
    const bare = await picture().png().toBuffer();
    const bomb = png(bare, ...Array(10).fill(comment));
    const took = async (file: Buffer) => {
      const start = performance.now();
      expect((await upload(file)).status).toBe(201);
      return performance.now() - start;
    };
    await took(bare);
    const plain = Math.min(await took(bare), await took(bare), await took(bare));
    expect(Math.min(await took(bomb), await took(bomb), await took(bomb))).toBeLessThan(10 * plain + 100);
  });

  it("is gone from a JPEG, and its colors and its upper edge are not", async () => {
    const bare = await picture().withIccProfile("p3").jpeg().toBuffer();
    const extra = (marker: number) =>
      Buffer.concat([Buffer.from([0xff, marker, 0xff, 0xff]), Buffer.alloc(65_533, "a")]);
    const file = Buffer.concat([
      bare.subarray(0, 2),
      ...Array(70).fill(extra(0xe5)),
      ...Array(70).fill(extra(0xfe)),
      bare.subarray(2),
    ]);
    const kept = essentialsOf("image/jpeg", file);
    expect(kept.length).toBeLessThan(bare.length + 100);
    expect(await sharp(kept).metadata()).toMatchObject({ orientation: 6, icc: expect.any(Buffer) });
    expect((await upload(file)).data).toMatchObject({ width: 20, height: 40 });
  });

  it("is gone from a WebP, and its colors and its upper edge are not", async () => {
    const bare = await picture()
      .withIccProfile("p3")
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")
      .webp()
      .toBuffer();
    const extra = Buffer.concat([Buffer.from("JUNK"), Buffer.alloc(4), Buffer.alloc(5 * MEGABYTE)]);
    extra.writeUInt32LE(5 * MEGABYTE, 4);
    const kept = essentialsOf("image/webp", Buffer.concat([bare, extra]));
    expect(kept.length).toBeLessThan(bare.length);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ orientation: 6, icc: expect.any(Buffer) });
    expect(metadata.xmp).toBeUndefined();
    expect((await upload(Buffer.concat([bare, extra]))).data).toMatchObject({ width: 20, height: 40 });
  });
});

describe("a picture that came only in part", async () => {
  const drawn = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: "#17685a" } }).composite([
      { input: { create: { width: size / 2, height: size / 2, channels: 3, background: "#c2401f" } }, top: 0, left: 0 },
    ]);

  it.each([
    ["png", 20],
    ["png", 300],
    ["jpeg", 20],
    ["jpeg", 300],
    ["webp", 20],
    ["webp", 300],
    ["gif", 20],
    ["gif", 300],
  ] as const)("is refused: %s of %i pixels", async (format, size) => {
    const whole = await drawn(size).toFormat(format).toBuffer();
    expect((await upload(whole)).data).toMatchObject({ width: size, height: size });
    const half = Math.floor(whole.length / 2);
    // What is missing of others than a PNG at their very end are no pixels.
    const lengths = [
      60,
      half,
      Math.floor(0.9 * whole.length),
      ...(format === "png" ? [whole.length - 12, whole.length - 1] : []),
    ];
    for (const length of lengths)
      expect((await upload(whole.subarray(0, length))).error.code).toBe("PICTURE_UNREADABLE");
  });

  it("is refused as the first sixty bytes of a small PNG of one color", async () => {
    const whole = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#17685a" } })
      .png()
      .toBuffer();
    for (let length = 41; length < whole.length; length += 1)
      expect(() => essentialsOf("image/png", whole.subarray(0, length))).toThrow(RangeError);
    expect((await upload(whole.subarray(0, 60))).error.code).toBe("PICTURE_UNREADABLE");
  });
});

describe("a JPEG in steps", () => {
  it("is taken, unless it has more of them than anybody sees", async () => {
    const bare = await picture().jpeg({ progressive: true }).toBuffer();
    expect((await upload(bare)).status).toBe(201);
    const scan = bare.subarray(bare.indexOf(Buffer.from([0xff, 0xda])), -2);
    const bomb = Buffer.concat([bare.subarray(0, -2), ...Array(200).fill(scan), bare.subarray(-2)]);
    expect((await upload(bomb)).error.code).toBe("PICTURE_UNREADABLE");
  });
});

it.each(["png", "jpeg", "webp"] as const)("leaves a %s as it looks", async (format) => {
  const bare = await sharp({ create: { width: 60, height: 40, channels: 4, background: "#17685a80" } })
    .toFormat(format, { quality: 90 })
    .toBuffer();
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  expect(await pixels(essentialsOf(`image/${format}`, bare))).toEqual(await pixels(bare));
});
