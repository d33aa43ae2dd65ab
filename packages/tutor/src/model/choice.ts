import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from "ai";

/** Who serves a model; what has an address of its own need not be told it. */
export type Provider =
  | { kind: "openai-compatible"; address: string; key: string }
  | { kind: "anthropic" | "google"; address?: string; key: string };

/** A model, and how it is to be asked. */
export type ModelChoice = {
  provider: Provider;
  model: string;
  temperature: number;
  /** For the whole reply. */
  maxTokens: number;
};

/** The model as the library asks it. All is said here, so that nothing is taken from variables of the environment that nobody knows of. */
export function languageModel({ provider, model }: ModelChoice, fetch: typeof globalThis.fetch): LanguageModel {
  const { kind, key: apiKey, address = addresses[kind] } = provider;
  switch (kind) {
    case "openai-compatible":
      return wrapLanguageModel({
        model: createOpenAICompatible({ name: "tutor", baseURL: address, apiKey, includeUsage: true, fetch })(model),
        middleware: thoughts,
      });
    case "anthropic":
      return createAnthropic({ baseURL: address, apiKey, fetch })(model);
    case "google":
      return createGoogle({ baseURL: address, apiKey, fetch })(model);
  }
}

const addresses = {
  "openai-compatible": "",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

/** Some servers send what a model thinks to itself, and so the answer, within its reply. */
const thoughts = extractReasoningMiddleware({ tagName: "think" });
