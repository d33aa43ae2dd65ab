import { avatarSizes } from "@dripstone/contract/accounts/avatars";
import sharp from "sharp";
import { drawAnew } from "../../../files/pictures/draw-anew.ts";

const QUALITY = 82;
const taken = { types: ["image/jpeg", "image/png", "image/webp"], otherwise: "PICTURE_TYPE_UNKNOWN" } as const;

/** An uploaded picture, drawn anew as a square WebP in every size. */
export function renderAvatar(path: string): Promise<Map<number, Buffer>> {
  return drawAnew(path, taken, async (upright) => {
    const largest = Math.max(...avatarSizes);
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
  });
}
