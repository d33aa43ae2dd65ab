import type { modelEndpoints } from "@dripstone/contract/tutor/models/endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { readCaps } from "../caps/caps.ts";
import { setCaps } from "../caps/set-caps.ts";
import { readStatistics } from "../statistics/read-statistics.ts";
import { addModel, changeModel, deleteModel } from "./keep-model.ts";
import { readModels } from "./read-models.ts";
import { setModes } from "./set-modes.ts";
import { tryModel } from "./try-model.ts";

export function modelRoutes(deps: Pick<Deps, "db" | "clock" | "tutorProviders">): Handlers<typeof modelEndpoints> {
  return {
    "GET /chatbot/models": () => readModels(deps),

    "POST /chatbot/models": (call) => addModel(deps, call, call.body),

    "PUT /chatbot/models/{id}": async (call) => {
      await changeModel(deps, call, { ...call.params, ...call.body });
      return {};
    },

    "DELETE /chatbot/models/{id}": async (call) => {
      await deleteModel(deps, call, call.params);
      return {};
    },

    "POST /chatbot/models/{id}/try": (call) => tryModel(deps, call, { ...call.params, ...call.body }),

    "PUT /chatbot/modes": async (call) => {
      await setModes(deps, call, call.body);
      return {};
    },

    "GET /chatbot/limits": () => readCaps(deps.db),

    "PUT /chatbot/limits": async (call) => {
      await setCaps(deps, call, call.body);
      return {};
    },

    "GET /chatbot/stats": ({ query }) => readStatistics(deps, query),
  };
}
