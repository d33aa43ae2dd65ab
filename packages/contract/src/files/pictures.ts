import "../no-eval.ts";
import { z } from "zod";

/** A picture that may stand in a writing of its owner's, in the size in which it is kept. */
export const postedPicture = z.object({
  id: z.uuid(),
  /** As it stands in Markdown: `![a snail](/files/pictures/….webp)`. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
});

export type PostedPicture = z.infer<typeof postedPicture>;
