import { readFile } from "node:fs/promises";
import type { ErrorCode } from "@dripstone/contract/errors";
import { fileLimits } from "@dripstone/contract/files/limits";
import { fileTypeFromFile } from "file-type";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { ApiError } from "../../http/errors.ts";
import { beginsAsPicture } from "./begins-as-picture.ts";
import { essentialsOf } from "./essentials/essentials.ts";

const MEGAPIXEL = 1_000_000;
const USUAL_MEGAPIXELS = fileLimits.PICTURE_MAX_MEGAPIXELS;

/** A picture of 25 megapixels may need 100 MB while it is drawn; the others wait, and their files lie on disk. */
const inTurn = pLimit(1);
const SECONDS_MAX = 20;

// One thread is enough for each, and there is nothing to gain by caching.
sharp.concurrency(1);
sharp.cache(false);

export type Taken = {
  types: readonly string[];
  otherwise: ErrorCode;
  /** For more than usual, with the code that says so. One that comes in passes, and has to be drawn as a whole, never may have more. */
  megapixels?: number;
  tooMany?: ErrorCode;
};

/** What is taken where people show pictures to others, or to the tutor. */
export const shownPictures = {
  types: ["image/jpeg", "image/png", "image/webp", "image/gif"],
  otherwise: "POSTED_PICTURE_TYPE_UNKNOWN",
} as const satisfies Taken;

/**
 * Draws an uploaded picture anew, upright and only its first frame. That leaves out whatever else the file held, such as the place
 * where a photo was taken, or a second file behind the first. Its bytes tell what kind of file it is; its name is not believed.
 */
export async function drawAnew<Drawn>(
  path: string,
  { types, otherwise, ...bounds }: Taken,
  draw: (upright: Sharp) => Promise<Drawn>,
): Promise<Drawn> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type && (await beginsAsPicture(path))) throw new ApiError("PICTURE_UNREADABLE");
  if (!type || !types.includes(type.mime)) throw new ApiError(otherwise);
  try {
    return await inTurn(async () => {
      const file = await readFile(path);
      const picture = essentialsOf(type.mime, file);
      if (picture !== file) release(file);
      try {
        return await draw(await open(picture, bounds));
      } finally {
        release(picture);
      }
    });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("PICTURE_UNREADABLE", { cause });
  }
}

/** Gives the bytes back at once: the collector lets a dozen such pictures come together before it looks. Short ones share their memory with others. */
function release({ buffer, byteLength }: Buffer): void {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isAlone && byteLength > Buffer.poolSize) buffer.transfer(0);
}

async function open(
  picture: Buffer,
  { megapixels = USUAL_MEGAPIXELS, tooMany = "PICTURE_TOO_MANY_PIXELS" }: Pick<Taken, "megapixels" | "tooMany">,
): Promise<Sharp> {
  // Read from the file's head, so that a small file that would unpack to a huge picture is never unpacked.
  const { width, height, isProgressive } = await sharp(picture, { limitInputPixels: false }).metadata();
  const most = (isProgressive ? Math.min(megapixels, USUAL_MEGAPIXELS) : megapixels) * MEGAPIXEL;
  if (width * height > most) throw new ApiError(tooMany);
  return sharp(picture, { limitInputPixels: most, failOn: "error" }).timeout({ seconds: SECONDS_MAX }).autoOrient();
}
