import { defineEndpoints } from "../endpoint.ts";
import { fileLimits } from "./limits.ts";
import { postedPicture } from "./pictures.ts";

const MEGABYTE = 1024 * 1024;

export const fileEndpoints = defineEndpoints({
  "POST /pictures": {
    summary:
      "Take a picture for something that its owner writes: JPEG, PNG, WebP or the first frame of a GIF; it is kept re-encoded, and removed after a day in which no writing and no draft shows it",
    access: "member",
    upload: { maxBytes: fileLimits.POSTED_PICTURE_MAX_MB * MEGABYTE, tooLarge: "POSTED_PICTURE_TOO_LARGE" },
    reply: postedPicture,
    status: 201,
    errors: [
      "FILE_EMPTY",
      "PICTURE_UNREADABLE",
      "PICTURE_TOO_MANY_PIXELS",
      "POSTED_PICTURES_FULL",
      "POSTED_PICTURE_TOO_LARGE",
      "POSTED_PICTURE_TYPE_UNKNOWN",
    ],
    rateLimit: { max: 60, perMinutes: 10, by: "user" },
  },
});
