import type { tutorEndpoints } from "@dripstone/contract/tutor/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { rateReply } from "./messages/rate-reply.ts";
import { sendMessage } from "./messages/send-message.ts";
import { readAbilities } from "./models/read-abilities.ts";
import { keepChatPicture } from "./pictures/keep-chat-picture.ts";
import { readPicture } from "./pictures/read-picture.ts";
import { deleteSession, nameSession } from "./sessions/change-session.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { readSession } from "./sessions/read-session.ts";
import { suggestionsFor } from "./suggestions.ts";

export function tutorRoutes(
  deps: Pick<Deps, "db" | "clock" | "mail" | "files" | "openProblems" | "sources" | "tutorProviders">,
): Handlers<typeof tutorEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /chatbot/health": async () => ({ status: "ok" }),

    "POST /chatbot/message": (call) => sendMessage(deps, call, { ...call.body, signal: call.signal }),

    "GET /chatbot/abilities": () => readAbilities(deps),

    "POST /chatbot/pictures": (call) => keepChatPicture(deps, call, call.upload),

    "GET /chatbot/pictures/{id}": (call) => readPicture(deps, call, call.params),

    "GET /chatbot/sessions": ({ user }) => listSessions(db, user.id),

    "GET /chatbot/sessions/{sessionId}": ({ user, params }) =>
      readSession(db, { userId: user.id, ...params, now: clock() }),

    "GET /chatbot/sessions/{sessionId}/{limit}": ({ user, params }) =>
      readSession(db, { userId: user.id, ...params, now: clock() }),

    "PUT /chatbot/sessions/{sessionId}": async (call) => {
      await nameSession(deps, call, { ...call.params, ...call.body });
      return {};
    },

    "DELETE /chatbot/sessions/{sessionId}": async (call) => {
      await deleteSession(deps, call, call.params);
      return {};
    },

    "POST /chatbot/suggestions": async ({ body, query: { language } }) => ({
      suggestions: suggestionsFor(body.context, language),
    }),

    "POST /chatbot/feedback": async (call) => {
      await rateReply(deps, call, call.body);
      return {};
    },
  };
}
