import { EXIF_MAX_BYTES, PROFILE_MAX_BYTES } from "./bounds.ts";

/** `RIFF`, the length of what follows, `WEBP`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;

/** Longer ones of these names are left out; whatever else is no part of the image always is. */
const longest: Record<string, number> = {
  ...{ "VP8 ": Infinity, VP8L: Infinity, VP8X: Infinity, ALPH: Infinity, ANIM: Infinity, ANMF: Infinity },
  ...{ ICCP: PROFILE_MAX_BYTES, EXIF: EXIF_MAX_BYTES },
};

/** The bits by which the head says that there is a color profile, a description, or one in XMP. */
const flags: Record<string, number> = { ICCP: 0x20, EXIF: 0x08, "XMP ": 0x04 };

/** What it takes to draw a WebP: its image, its colors, and which way is up. */
export function essentialsOfWebp(file: Buffer): Buffer {
  const kept = new Map<string, Buffer[]>();
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES <= file.length; ) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD_BYTES + length + (length % 2);
    const isSecond = name !== "ANMF" && kept.has(name);
    if (!isSecond && length <= (longest[name] ?? -1))
      kept.set(name, [...(kept.get(name) ?? []), file.subarray(at, end)]);
    at = end;
  }
  const body = Buffer.concat([...kept.values()].flat());
  if (body.toString("latin1", 0, 4) === "VP8X") {
    const gone = Object.entries(flags).filter(([name]) => !kept.has(name));
    body[CHUNK_HEAD_BYTES] = gone.reduce((head, [, flag]) => head & ~flag, body[CHUNK_HEAD_BYTES] ?? 0);
  }
  const head = Buffer.from(file.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
