import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import type { ModelChoice } from "@dripstone/tutor/model";
import type { Database } from "../../../database/connect.ts";
import type { TutorProvider } from "../../../tutor-providers.ts";

/** A model with its prices as they are now, and whom to ask for it. */
export type ServingModel = NonNullable<Awaited<ReturnType<typeof servingModel>>>;

/** The model that serves a mode; null where the built-in engine does. It is held, so that it is not deleted meanwhile. */
export async function servingModel(
  transaction: Database,
  providers: readonly TutorProvider[],
  which: { mode: ChatContext["mode"] } | { id: string },
) {
  // Nobody has to be asked where there is nobody to ask.
  if (providers.length === 0) return null;
  const models = transaction.selectFrom("tutorModels").selectAll("tutorModels").forKeyShare("tutorModels");
  const model = await ("id" in which
    ? models.where("tutorModels.id", "=", which.id)
    : models
        .innerJoin("tutorModes", "tutorModes.modelId", "tutorModels.id")
        .where("tutorModes.mode", "=", which.mode)
        .where("tutorModels.active", "=", true)
  ).executeTakeFirst();
  const provider = providers.find(({ name }) => name === model?.provider);
  return model && provider ? { ...model, provider } : null;
}

/** How a model is asked for a reply of so many tokens. */
export function choiceOf({ provider, model, temperature }: ServingModel, maxTokens: number): ModelChoice {
  const { kind, address, key = "" } = provider;
  const asked = { model, temperature, maxTokens };
  if (kind === "openai-compatible") return { ...asked, provider: { kind, address: address ?? "", key } };
  return { ...asked, provider: { kind, key, ...(address !== undefined && { address }) } };
}
