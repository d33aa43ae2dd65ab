import type { ReplyOf } from "@dripstone/contract";
import { chatModes } from "@dripstone/contract/tutor/payloads";
import type { Deps } from "../../../deps.ts";
import { servingModel } from "./serving-model.ts";

/** What the model that serves a mode can do; the built-in engine sees no pictures. */
export async function readAbilities({
  db,
  tutorProviders,
}: Pick<Deps, "db" | "tutorProviders">): Promise<ReplyOf<"GET /chatbot/abilities">> {
  const models = await Promise.all(chatModes.map((mode) => servingModel(db, tutorProviders, { mode })));
  const abilities = chatModes.map((mode, index) => [mode, { seesPictures: models[index]?.seesPictures ?? false }]);
  return Object.fromEntries(abilities);
}
