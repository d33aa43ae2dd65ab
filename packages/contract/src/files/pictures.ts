import "../no-eval.ts";
import { z } from "zod";

/** What the addresses of all pictures in writings begin with. */
export const POSTED_PICTURES_PATH = "/files/pictures/";

/** Where a picture that stands in writings lies, below the site's address. */
export function postedPicturePath(id: string): string {
  return `${POSTED_PICTURES_PATH}${id}.webp`;
}

/** A picture that may stand in a writing of its owner's, in the size in which it is kept. */
export const postedPicture = z.object({
  id: z.uuid(),
  /** As it stands in Markdown: `![a snail](/files/pictures/….webp)`. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});

export type PostedPicture = z.infer<typeof postedPicture>;
