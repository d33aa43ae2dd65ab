import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/**
 * Writes the icons that no browser takes as a drawing: favicon.ico, and pictures of the logo for home screens. The logo is drawn on paper, as a
 * home screen has any color.
 */
const folder = new URL("../apps/web/public/", import.meta.url);
const PAPER = "#f6f8f4";
const logo = (await readFile(new URL("favicon.svg", folder), "utf8")).replace(/@media[^}]*\{.*\}\}/, "");

/** The logo in the middle of a square, so large of it. */
async function icon(size: number, part: number): Promise<Buffer> {
  const inside = Math.round(size * part);
  const drawn = await sharp(Buffer.from(logo), { density: (72 * inside) / 48 })
    .resize(inside, inside)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A favicon.ico of pictures in PNG, as every browser of the last fifteen years reads it. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [nth, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * nth;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const write = (name: string, bytes: Buffer) => writeFile(new URL(name, folder), bytes);

await write("icons/icon-192.png", await icon(192, 0.8));
await write("icons/icon-512.png", await icon(512, 0.8));
// Whatever shape a home screen cuts, a circle of four fifths of it stays.
await write("icons/maskable-512.png", await icon(512, 0.56));
await write("icons/apple-touch-icon.png", await icon(180, 0.76));
const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size, 0.94) })));
await write("favicon.ico", icoOf(sizes));
