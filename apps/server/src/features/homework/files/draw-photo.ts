import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { drawAnew, type Taken } from "../../../files/pictures/draw-anew.ts";

const { HOMEWORK_PICTURE_MAX_MEGAPIXELS, HOMEWORK_PICTURE_EDGE_MAX: EDGE } = homeworkLimits;
/** The shortest code for each picture would need all of it in memory a second time, 60 MB, for a file that is a fifteenth smaller. */
const jpeg = { quality: 86, optimiseCoding: false };

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
    return (type === "image/png" ? fitting.png() : fitting.jpeg(jpeg)).toFile(drawn);
  });
  return drawn;
}
