import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { listQuery, listReply } from "../lists/list-schema.ts";
import { auditList } from "./list.ts";
import { auditActor, auditedDeed } from "./payloads.ts";

/** What teachers and admins have done. It is read here, and changed nowhere. */
export const auditEndpoints = defineEndpoints({
  "GET /audit": {
    summary: "What teachers and admins have done: who, what, with which thing, and when",
    access: "admin",
    query: listQuery(auditList),
    /** With everybody of whom there are deeds, to choose from. */
    reply: listReply(auditedDeed).extend({ actors: z.array(auditActor) }),
  },
});
