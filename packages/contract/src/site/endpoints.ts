import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";

export const siteEndpoints = defineEndpoints({
  "GET /health": {
    summary: "Whether the server answers, and its database and files take what is written",
    access: "anyone",
    reply: z.object({ status: z.literal("ok") }),
  },
});
