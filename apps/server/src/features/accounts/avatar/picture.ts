import { avatarSizes } from "@dripstone/contract/accounts/avatars";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { fileTypeFromFile } from "file-type";
import pLimit from "p-limit";
import sharp from "sharp";
import { ApiError } from "../../../http/errors.ts";

const PIXELS_MAX = accountLimits.AVATAR_MAX_MEGAPIXELS * 1_000_000;
const QUALITY = 82;
const taken: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp"]);

/** A picture of 25 megapixels may need 100 MB while it is drawn; the others wait, and their files lie on disk. */
const inTurn = pLimit(1);
const SECONDS_MAX = 20;

// One thread is enough for each, and there is nothing to gain by caching.
sharp.concurrency(1);
sharp.cache(false);

/**
 * An uploaded picture, drawn anew as a square WebP in every size. That leaves out whatever else the file held, such as the place
 * where a photo was taken, or a second file behind the first. Its bytes tell what kind of file it is; its name is not believed.
 */
export async function renderAvatar(path: string): Promise<Map<number, Buffer>> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !taken.has(type.mime)) throw new ApiError("PICTURE_TYPE_UNKNOWN");
  try {
    return await inTurn(() => render(path));
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("PICTURE_UNREADABLE", { cause });
  }
}

async function render(path: string): Promise<Map<number, Buffer>> {
  // Read from the file's head, so that a small file that would unpack to a huge picture is never unpacked.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > PIXELS_MAX) throw new ApiError("PICTURE_TOO_MANY_PIXELS");
  const largest = Math.max(...avatarSizes);
  const upright = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: "error" })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient();
  const { data, info } = await upright
    .resize(largest, largest, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const renditions = await Promise.all(
    avatarSizes.map(
      async (size) =>
        [size, await sharp(data, { raw }).resize(size, size).webp({ quality: QUALITY }).toBuffer()] as const,
    ),
  );
  return new Map(renditions);
}
