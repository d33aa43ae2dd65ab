import { fileLimits } from "@dripstone/contract/files/limits";
import { postedPicturePath } from "@dripstone/contract/files/picture-paths";
import type { PostedPicture } from "@dripstone/contract/files/pictures";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { ApiError } from "../../http/errors.ts";
import type { ArrivedFile } from "../arrivals.ts";
import { keepFile, partOfBytes } from "../keep-file.ts";
import { drawAnew, shownPictures } from "./draw-anew.ts";
import { PART, postedPictures } from "./purpose.ts";

const EDGE = fileLimits.POSTED_PICTURE_EDGE_MAX;
const QUALITY = 82;

/** Keeps a picture that its owner means to show in something they write. */
export async function keepPicture(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { user }: Pick<Caller, "user">,
  { path, bytes }: ArrivedFile,
): Promise<PostedPicture> {
  if (bytes === 0) throw new ApiError("FILE_EMPTY");
  const { data, info } = await drawAnew(path, shownPictures, (upright) =>
    upright
      .resize(EDGE, EDGE, { fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      // Sharp edges of coloured lines stay sharp: many of these pictures are drawings and photos of handwriting.
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true }),
  );
  const parts = new Map([[PART, partOfBytes(data)]]);
  const file = { ownerId: user.id, purpose: postedPictures, type: "image/webp", parts };
  const id = await keepFile(deps, file, async (_, id) => id);
  return { id, address: postedPicturePath(id), width: info.width, height: info.height };
}
