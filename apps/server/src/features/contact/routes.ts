import type { contactEndpoints } from "@dripstone/contract/contact/endpoints";
import type { contactInboxEndpoints } from "@dripstone/contract/contact/inbox/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { answerMessage } from "./inbox/answer-message.ts";
import { assignMessage } from "./inbox/assign-message.ts";
import { deleteMessage } from "./inbox/delete-message.ts";
import { listMessages } from "./inbox/list-messages.ts";
import { readMessage } from "./inbox/read-message.ts";
import { settleMessage } from "./inbox/settle-message.ts";
import { countWaiting } from "./inbox/shown-messages.ts";
import { sendMessage } from "./messages/send-message.ts";
import { sendPledge } from "./pledges/send-pledge.ts";

export function contactRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof contactEndpoints> {
  return {
    "POST /contact": ({ body }) => sendMessage(deps, body),
    "POST /contact/pledges": ({ body }) => sendPledge(deps, body),
  };
}

export function contactInboxRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof contactInboxEndpoints> {
  return {
    "GET /contact/waiting": (call) => countWaiting(deps.db, call),
    "GET /contact/messages": (call) => listMessages(deps.db, call, call.query),
    "GET /contact/messages/{id}": (call) => readMessage(deps.db, call, call.params),
    "POST /contact/messages/{id}/answers": (call) => answerMessage(deps, call, { ...call.params, ...call.body }),
    "PUT /contact/messages/{id}/state": (call) => settleMessage(deps, call, { ...call.params, ...call.body }),
    "PUT /contact/messages/{id}/assignee": (call) => assignMessage(deps, call, { ...call.params, ...call.body }),
    "DELETE /contact/messages/{id}": (call) => deleteMessage(deps, call, call.params),
  };
}
