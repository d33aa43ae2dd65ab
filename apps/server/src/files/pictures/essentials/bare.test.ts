import sharp from "sharp";
import { expect, it } from "vitest";
import { bareOf } from "./bare.ts";

const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const picture = () => sharp({ create: { width: 120, height: 80, channels: 3, background: "#000", noise } });
const pixels = (file: Buffer | null) =>
  sharp(file ?? Buffer.alloc(0))
    .raw()
    .toBuffer();

it.each([
  ["in one go", { quality: 60 }],
  ["in steps", { quality: 60, progressive: true }],
  ["with all its colors", { quality: 90, chromaSubsampling: "4:4:4" }],
])("leaves a JPEG as it looks that is packed %s, and tells which way is up", async (_, options) => {
  const file = await picture().withIccProfile("p3").withMetadata({ orientation: 3 }).jpeg(options).toBuffer();
  const bare = bareOf("image/jpeg", Buffer.concat([file, file]), 3);
  expect(await pixels(bare)).toEqual(await pixels(file));
  expect(bare?.length).toBeLessThan(file.length + 40);
  expect(await sharp(bare ?? file).metadata()).toMatchObject({ orientation: 3, icc: expect.any(Buffer) });
});

it("has nothing to say of a file that breaks off, or is made as no camera makes it", async () => {
  const file = await picture().jpeg().toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  // Packed arithmetically, as it says.
  const other = Buffer.concat([file.subarray(0, scan), Buffer.from([0xff, 0xcc, 0, 4, 0, 0]), file.subarray(scan)]);
  for (const broken of [file.subarray(0, -2), file.subarray(0, scan), other, Buffer.from("no picture")]) {
    expect(bareOf("image/jpeg", broken, 1)).toBeNull();
  }
  const png = await picture().png().toBuffer();
  expect(await pixels(bareOf("image/png", png, 1))).toEqual(await pixels(png));
  for (const broken of [png.subarray(0, -2), png.subarray(0, 60)]) expect(bareOf("image/png", broken, 1)).toBeNull();
  expect(bareOf("image/png", png, 6)).toBeNull();
  expect(bareOf("image/png", await picture().withIccProfile("p3").png().toBuffer(), 1)).toBeNull();
});
