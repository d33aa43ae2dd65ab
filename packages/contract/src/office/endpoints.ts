import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { waitingKinds } from "./waiting.ts";

/** What the start page of the office is made of. */
export const officeEndpoints = defineEndpoints({
  "GET /office/waiting": {
    summary:
      "What waits for the caller: a teacher is told of what teachers do, an admin of all; what does not wait is left out",
    access: "teacher",
    /** `count` is how much of it waits; of the tutor's budget, how much of a hundred is spent. */
    reply: z.array(z.object({ kind: z.enum(waitingKinds), count: z.int().positive() })),
  },
});
