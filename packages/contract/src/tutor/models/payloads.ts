import "../../no-eval.ts";
import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { text } from "../../text.ts";
import { tutorLimits } from "../limits.ts";
import { chatModes, chatPart } from "../payloads.ts";

const INVALID = { error: "FIELD_INVALID" };
const MICRO = 1_000_000;

const whole = (max: number) => z.int(INVALID).min(0, INVALID).max(max, INVALID);

/** Kinds of providers, by the protocol that they speak. */
export const providerKinds = ["openai-compatible", "anthropic", "google"] as const;

/** The name of a provider, as the server's settings have it. */
export const providerName = z.string({ error: "FIELD_REQUIRED" }).regex(/^[a-z][a-z0-9-]{0,31}$/, INVALID);

/** Money is in millionths of a dollar everywhere, prices are those of a million tokens. */
export const modelPayload = z.strictObject({
  provider: providerName,
  /** As the provider calls it. */
  model: text({ max: tutorLimits.MODEL_NAME_MAX }).check(z.regex(/^[\w.:/@-]+$/, INVALID)),
  label: text({ max: tutorLimits.MODEL_LABEL_MAX }),
  priceIn: whole(tutorLimits.MODEL_PRICE_MAX * MICRO),
  priceOut: whole(tutorLimits.MODEL_PRICE_MAX * MICRO),
  temperature: z.number(INVALID).min(0, INVALID).max(tutorLimits.MODEL_TEMPERATURE_MAX, INVALID),
  seesPictures: z.boolean(INVALID),
  /** One that is not answers nobody, whatever it was chosen for. */
  active: z.boolean(INVALID),
});

export type ModelPayload = z.output<typeof modelPayload>;

/**
 * Why a model gave no whole reply: no connection; refused (a wrong address, key or name); too many calls (429); failing (500 and above); no first
 * words in time; silence in the middle; broken off; more than anybody wants; no words at all.
 */
export const modelFailures = [
  "unreachable",
  "refused",
  "busy",
  "failing",
  "slow",
  "silent",
  "broken",
  "too-long",
  "empty",
] as const;

/** How an engine has done in the last 24 hours. */
const engineHealth = z.object({
  calls: z.int(),
  /** Of these, how many had no whole reply of its own. */
  failures: z.int(),
  lastFailureAt: z.iso.datetime().nullable(),
  /** Why, as far as anybody knows. */
  lastFailure: z.enum(modelFailures).nullable(),
});

export type EngineHealth = z.output<typeof engineHealth>;

export const tutorModel = z.object({
  id: z.uuid(),
  ...modelPayload.shape,
  model: z.string(),
  label: z.string(),
  changedAt: z.iso.datetime(),
  health: engineHealth,
});

export type TutorModel = z.output<typeof tutorModel>;

const served = z.uuid(INVALID).toLowerCase().nullable();

/** Which model serves which mode; null is the built-in engine. */
export const tutorModes = z.strictObject(
  Object.fromEntries(chatModes.map((mode) => [mode, served])) as Record<(typeof chatModes)[number], typeof served>,
);

export const tutorModels = z.object({
  /** The providers that the server's settings name; what is not there cannot be chosen. */
  providers: z.array(z.object({ name: z.string(), kind: z.enum(providerKinds), hasKey: z.boolean() })),
  models: z.array(tutorModel),
  /** How the engine has done that needs none of them. */
  builtIn: engineHealth,
  modes: tutorModes,
});

export type TutorModels = z.output<typeof tutorModels>;

/** What happens when the day's tokens of a student, or the month's money, are spent. */
export const whenSpent = ["built-in", "refuse"] as const;

export const tutorCaps = z.strictObject({
  messagesPerMinute: z.int(INVALID).min(1, INVALID).max(tutorLimits.CHAT_PER_MINUTE_MAX, INVALID),
  messagesPerDay: z.int(INVALID).min(1, INVALID).max(tutorLimits.CHAT_PER_DAY_MAX, INVALID),
  tokensPerUserDay: whole(tutorLimits.CHAT_TOKENS_PER_DAY_MAX),
  moneyPerMonth: whole(tutorLimits.CHAT_DOLLARS_PER_MONTH_MAX * MICRO),
  whenSpent: z.enum(whenSpent, INVALID),
});

export type TutorCaps = z.output<typeof tutorCaps>;

export const tryPayload = z.strictObject({
  message: text({ max: tutorLimits.CHAT_MESSAGE_MAX }),
  language: localeSchema,
});

/** What a model says to a question, and what that takes. */
export const tried = z.object({
  parts: z.array(chatPart),
  /** Null if nothing went wrong. */
  failure: z.enum(modelFailures).nullable(),
  /** What the provider answered, where it was no success. */
  status: z.int().nullable(),
  /** Until its first words; null if there were none. */
  msFirst: z.int().nullable(),
  msWhole: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  money: z.int(),
});
