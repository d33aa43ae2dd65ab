import { PROFILE_MAX_BYTES } from "./bounds.ts";

const SOI_BYTES = 2;
const [START_OF_SCAN, APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
/** A picture that sharpens step by step has some ten; each is as long a work as the whole picture. */
const SCANS_MAX = 100;

/** What it takes to draw a JPEG: its image, its colors, and which way is up. */
export function essentialsOfJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, SOI_BYTES)];
  let left = { exif: 1, profile: PROFILE_MAX_BYTES };
  let at = SOI_BYTES;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === START_OF_SCAN) break;
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = file.subarray(at, end);
    const { isKept, ...rest } = judge(marker, segment, left);
    if (isKept) kept.push(segment);
    left = rest;
    at = end;
  }
  const image = file.subarray(at);
  if (scansIn(image) > SCANS_MAX) throw new RangeError("too many scans");
  return Buffer.concat([...kept, image]);
}

type Left = { exif: number; profile: number };

function judge(marker: number, segment: Buffer, left: Left): Left & { isKept: boolean } {
  const holds = (name: string) => segment.toString("latin1", 4, 4 + name.length) === name;
  if (marker === APP1 && holds("Exif\0")) return { ...left, isKept: left.exif > 0, exif: left.exif - 1 };
  if (marker === APP2 && holds("ICC_PROFILE\0")) {
    const profile = left.profile - segment.length;
    return { ...left, isKept: profile >= 0, profile };
  }
  const isExtra = (marker >= APP0 && marker <= APP15) || marker === COMMENT;
  // How the colors are meant: of the cameras, and of Adobe's programs.
  return { ...left, isKept: !isExtra || marker === APP0 || marker === APP14 };
}

function scansIn(image: Buffer): number {
  let scans = 0;
  const mark = Buffer.from([0xff, START_OF_SCAN]);
  for (let at = image.indexOf(mark); at >= 0 && scans <= SCANS_MAX; at = image.indexOf(mark, at + 2)) scans += 1;
  return scans;
}
