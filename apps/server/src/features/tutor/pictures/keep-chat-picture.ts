import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Deps } from "../../../deps.ts";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import { keepFile, partOfBytes } from "../../../files/keep-file.ts";
import { drawAnew, shownPictures } from "../../../files/pictures/draw-anew.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { chatPictures, PART } from "./purpose.ts";

const EDGE = tutorLimits.CHAT_PICTURE_EDGE_MAX;
const QUALITY = 85;

/** Keeps a picture that its owner means to show the tutor: as a JPEG, which every model reads, on white where it was clear. */
export async function keepChatPicture(
  deps: Pick<Deps, "db" | "clock" | "files">,
  { user }: Pick<Caller, "user">,
  { path, bytes }: ArrivedFile,
): Promise<{ id: string }> {
  if (bytes === 0) throw new ApiError("FILE_EMPTY");
  const drawn = await drawAnew(path, shownPictures, (upright) =>
    upright
      .resize(EDGE, EDGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColorspace("srgb")
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
  const parts = new Map([[PART, partOfBytes(drawn)]]);
  return keepFile(deps, { ownerId: user.id, purpose: chatPictures, type: "image/jpeg", parts }, async (_, id) => ({
    id,
  }));
}
