export type { ModelChoice, Provider } from "./choice.ts";
export { type FailureReason, ModelFailure } from "./failure.ts";
export { modelEngine } from "./model-engine.ts";
export { type Note, withNote } from "./notes.ts";
export { tokensAtMost } from "./steps.ts";
export { type OwnEngine, withFallback } from "./with-fallback.ts";
