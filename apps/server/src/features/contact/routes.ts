import type { contactEndpoints } from "@dripstone/contract/contact/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { sendMessage } from "./messages/send-message.ts";
import { sendPledge } from "./pledges/send-pledge.ts";

export function contactRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof contactEndpoints> {
  return {
    "POST /contact": ({ body }) => sendMessage(deps, body),
    "POST /contact/pledges": ({ body }) => sendPledge(deps, body),
  };
}
