import "../no-eval.ts";
import { z } from "zod";
import { words } from "../classes/office/words.ts";
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
    /** With everybody of whom there are deeds, to choose from, and what those are called of which the deeds have the id, if they are there still. */
    reply: listReply(auditedDeed).extend({ actors: z.array(auditActor), names: z.record(z.uuid(), words) }),
  },
});
