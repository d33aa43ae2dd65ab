import { PROFILE_MAX_BYTES } from "./bounds.ts";

const [SOI, EOI, START_OF_SCAN, APP1, APP2, APP14, COMMENT] = [0xd8, 0xd9, 0xda, 0xe1, 0xe2, 0xee, 0xfe];
/** How the image is packed: its tables, its size, and how often it begins anew. */
const essential = new Set([0xdb, 0xc4, 0xc0, 0xc1, 0xc2, 0xdd]);
const UPRIGHT = 1;

/** The image of a JPEG with its colors and which way is up; null where it holds what a camera does not write. */
export function bareJpeg(file: Buffer, orientation: number): Buffer | null {
  if (file.readUInt16BE(0) !== ((0xff << 8) | SOI)) return null;
  const kept: Buffer[] = [file.subarray(0, 2), ...(orientation > UPRIGHT ? [wayUp(orientation)] : [])];
  let profile = PROFILE_MAX_BYTES;
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = file.subarray(at, end);
    if (marker === START_OF_SCAN) {
      const next = endOfScan(file, end);
      if (next === null) return null;
      kept.push(file.subarray(at, next));
      if (file[next + 1] === EOI) return Buffer.concat([...kept, file.subarray(next, next + 2)]);
      at = next;
      continue;
    }
    if (marker === APP2 && isOf(segment, "ICC_PROFILE\0")) {
      profile -= segment.length;
      if (profile < 0) return null;
      kept.push(segment);
    } else if (essential.has(marker) || (marker === APP14 && isOf(segment, "Adobe"))) {
      kept.push(segment);
    } else if (!((marker & 0xf0) === 0xe0 || marker === COMMENT)) return null;
    at = end;
  }
  return null;
}

const isOf = (segment: Buffer, name: string) => segment.toString("latin1", 4, 4 + name.length) === name;

/** Where the next marker stands behind the packed image: within it, a byte of that kind is followed by a zero, or by where it begins anew. */
function endOfScan(file: Buffer, from: number): number | null {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isPacked = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPacked) return at;
  }
  return null;
}

/** A description that says nothing but which way is up. */
function wayUp(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  const held = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  head.writeUInt16BE(held.length + 2, 2);
  return Buffer.concat([head, held]);
}
