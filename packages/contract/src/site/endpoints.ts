import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";

export const siteEndpoints = defineEndpoints({
  "GET /health": {
    summary: "Whether the server and its database answer",
    access: "anyone",
    reply: z.object({ status: z.literal("ok") }),
  },
});
