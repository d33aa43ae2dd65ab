import { builtIn, type Engine } from "@dripstone/tutor";
import type { FailureReason } from "@dripstone/tutor/model";
import type { Deps } from "../../../deps.ts";
import type { Call } from "../calls/begin-call.ts";
import { choiceOf } from "./serving-model.ts";

/** What asks models; loaded only where there is somebody to ask. */
export const loadModels = async ({ tutorProviders }: Pick<Deps, "tutorProviders">) =>
  tutorProviders.length > 0 ? import("@dripstone/tutor/model") : null;

export type Models = Awaited<ReturnType<typeof loadModels>>;

type Asking = {
  maxTokens: number;
  /** Told why a model gave no whole reply. */
  failed: (reason: FailureReason) => void;
};

/** What answers a call: a model with the built-in engine at hand, or that one alone, which says so if a model would otherwise. */
export function engineOf(models: Models, { model, isSpent }: Call, { maxTokens, failed }: Asking): Engine {
  if (models && model) {
    // Called as the admin calls it.
    const asked = { ...models.modelEngine(choiceOf(model, maxTokens)), name: model.label };
    return models.withFallback(asked, builtIn, { failed: ({ reason }) => failed(reason) });
  }
  return models && isSpent ? models.withNote(builtIn, "spent") : builtIn;
}
