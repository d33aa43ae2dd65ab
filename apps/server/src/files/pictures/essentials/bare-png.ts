const SIGNATURE_BYTES = 8;
/** Length, name and checksum around what a chunk holds. */
const FRAME_BYTES = 12;
const UPRIGHT = 1;
const essential = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);
/** Colors by a profile, more than one picture, and whatever else one must understand to draw it. */
const isBeyondUs = (name: string) => name === "iCCP" || name === "acTL" || /^[A-Z]/.test(name);

/** The image of a PNG with its colors; null where that is not all that it takes to draw it. */
export function barePng(file: Buffer, orientation: number): Buffer | null {
  if (orientation > UPRIGHT) return null;
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length; ) {
    const name = file.toString("latin1", at + 4, at + 8);
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    if (essential.has(name)) kept.push(file.subarray(at, end));
    else if (isBeyondUs(name)) return null;
    if (name === "IEND") return end <= file.length ? Buffer.concat(kept) : null;
    at = end;
  }
  return null;
}
