import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { drawAnew, type Taken } from "../../../files/pictures/draw-anew.ts";

const { HOMEWORK_PICTURE_MAX_MEGAPIXELS, HOMEWORK_PICTURE_EDGE_MAX: EDGE } = homeworkLimits;
const JPEG_QUALITY = 86;

/** Draws a picture anew into a file beside it, upright, and no larger than one can read from it; in its own format. */
export async function drawPhoto(path: string, type: "image/png" | "image/jpeg"): Promise<string> {
  const drawn = `${path}.drawn`;
  const taken: Taken = {
    types: [type],
    otherwise: "HOMEWORK_FILE_TYPE_UNKNOWN",
    megapixels: HOMEWORK_PICTURE_MAX_MEGAPIXELS,
    tooMany: "HOMEWORK_PICTURE_TOO_MANY_PIXELS",
  };
  await drawAnew(path, taken, (upright) => {
    const fitting = upright.resize(EDGE, EDGE, { fit: "inside", withoutEnlargement: true }).toColorspace("srgb");
    return (type === "image/png" ? fitting.png() : fitting.jpeg({ quality: JPEG_QUALITY })).toFile(drawn);
  });
  return drawn;
}
