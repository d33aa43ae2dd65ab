import { inflateSync } from "node:zlib";
import { EXIF_MAX_BYTES, PROFILE_MAX_BYTES } from "./bounds.ts";

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around what a chunk holds. */
const FRAME_BYTES = 12;

const drawn = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);

/** What it takes to draw a PNG: its first image, its colors, and which way is up. Throws where its end is missing: a small one would be drawn without. */
export function essentialsOfPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const end = at + FRAME_BYTES + length;
    if (end > file.length) break;
    if (isKept(name, file.subarray(at + 8, end - 4), seen)) kept.push(file.subarray(at, end));
    if (name === "IEND") return Buffer.concat(kept);
    seen.add(name);
    at = end;
  }
  throw new RangeError("a PNG without its end");
}

function isKept(name: string, held: Buffer, seen: ReadonlySet<string>): boolean {
  // What may stand there once is taken once; the image alone comes in pieces.
  if (name !== "IDAT" && seen.has(name)) return false;
  if (name === "eXIf") return held.length <= EXIF_MAX_BYTES;
  if (name === "iCCP") return unpacksWithinBounds(held);
  return drawn.has(name);
}

/** A color profile has a name, a zero, the number of its packing, and what is packed. */
function unpacksWithinBounds(profile: Buffer): boolean {
  try {
    inflateSync(profile.subarray(profile.indexOf(0) + 2), { maxOutputLength: PROFILE_MAX_BYTES });
    return true;
  } catch {
    return false;
  }
}
