import "./no-eval.ts";
import { z } from "zod";

/** A part of a text, in the order in which its pieces stand: `hit` are the words that were looked for. */
export const excerpt = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type Excerpt = z.infer<typeof excerpt>;
