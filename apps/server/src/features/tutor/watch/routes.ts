import type { chatWatchEndpoints } from "@dripstone/contract/tutor/watch/endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { listFlags } from "./list-flags.ts";
import { listRated } from "./list-rated.ts";
import { readFlagged } from "./read-flagged.ts";
import { readRated } from "./read-rated.ts";
import { reopenFlagged } from "./reopen-flagged.ts";
import { takeCare } from "./take-care.ts";

export function chatWatchRoutes(deps: Pick<Deps, "db" | "clock">): Handlers<typeof chatWatchEndpoints> {
  return {
    "GET /chatbot/flags": (call) => listFlags(deps, call, call.query),
    "POST /chatbot/flags/{id}/read": (call) => readFlagged(deps, call, call.params),
    "POST /chatbot/flags/{id}/care": (call) => takeCare(deps, call, { ...call.params, ...call.body }),
    "POST /chatbot/flags/{id}/reopen": (call) => reopenFlagged(deps, call, call.params),
    "GET /chatbot/rated": ({ query }) => listRated(deps.db, query),
    "POST /chatbot/rated/{messageId}/read": (call) => readRated(deps, call, call.params),
  };
}
