import { accountLimits } from "@dripstone/contract/accounts/limits";

/** What a picture may be, as a file dialog takes it. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

const BYTES_MAX = accountLimits.AVATAR_MAX_MB * 1024 * 1024;

/** Why a file need not be sent at all; whether it really is a picture, the server sees in its bytes. */
export function objectionToPicture(file: File): "PICTURE_TYPE_UNKNOWN" | "PICTURE_TOO_LARGE" | undefined {
  if (!PICTURE_TYPES.split(",").includes(file.type)) return "PICTURE_TYPE_UNKNOWN";
  if (file.size > BYTES_MAX) return "PICTURE_TOO_LARGE";
}
