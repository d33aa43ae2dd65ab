import { readFile, stat, writeFile } from "node:fs/promises";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import sharp from "sharp";
import { drawAnew, type Taken } from "../../../files/pictures/draw-anew.ts";
import { bareOf } from "../../../files/pictures/essentials/bare.ts";

const { HOMEWORK_PICTURE_MAX_MEGAPIXELS, HOMEWORK_PICTURE_EDGE_MAX: EDGE } = homeworkLimits;
/** The shortest code for each picture would need all of it in memory a second time, 60 MB, for a file that is a fifteenth smaller. */
const jpeg = { quality: 86, optimiseCoding: false };

type PhotoType = "image/png" | "image/jpeg";

/**
 * Draws a picture anew into a file beside it, upright, and no larger than one can read from it; in its own format. One that would become longer by
 * that, as it is packed well already, stays bit by bit as it was drawn, without all else that its file held.
 */
export async function drawPhoto(path: string, type: PhotoType): Promise<string> {
  const drawn = `${path}.drawn`;
  const taken: Taken = {
    types: [type],
    otherwise: "HOMEWORK_FILE_TYPE_UNKNOWN",
    megapixels: HOMEWORK_PICTURE_MAX_MEGAPIXELS,
    tooMany: "HOMEWORK_PICTURE_TOO_MANY_PIXELS",
  };
  await drawAnew(path, taken, (upright) => {
    const fitting = upright.resize(EDGE, EDGE, { fit: "inside", withoutEnlargement: true }).toColorspace("srgb");
    return (type === "image/png" ? fitting.png() : fitting.jpeg(jpeg)).toFile(drawn);
  });
  const { size } = await stat(drawn);
  if ((await stat(path)).size > size) return drawn;
  const bare = await bareIfFitting(path, type);
  if (bare && bare.length < size) await writeFile(drawn, bare);
  return drawn;
}

/** It could be drawn, so that it is sound; whether it is as large as one may be is to be seen. */
async function bareIfFitting(path: string, type: PhotoType): Promise<Buffer | null> {
  const { width, height, orientation = 1, space } = await sharp(path, { limitInputPixels: false }).metadata();
  const isFitting = Math.max(width, height) <= EDGE && (space === "srgb" || space === "b-w");
  return isFitting ? bareOf(type, await readFile(path), orientation) : null;
}
