import { fileLimits } from "@dripstone/contract/files/limits";
import type { FilePurpose } from "../purposes.ts";

const { POSTED_PICTURES_MAX, POSTED_PICTURES_MAX_MB } = fileLimits;

/** Pictures in what people write, wherever they write it. */
export const postedPictures: FilePurpose = {
  name: "picture",
  folder: "pictures",
  quota: { files: POSTED_PICTURES_MAX, bytes: POSTED_PICTURES_MAX_MB * 1024 * 1024, code: "POSTED_PICTURES_FULL" },
};

/** What stands at a picture's place. */
export const PART = "picture.webp";
