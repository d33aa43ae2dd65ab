import type { LanguageModelUsage } from "ai";
import type { Asked, Usage } from "../engine.ts";
import type { ModelChoice } from "./choice.ts";
import { type Prompt, promptFor } from "./prompt.ts";
import { bytesIn, PICTURE_TOKENS, promptTokens, textOf, tokensIn } from "./usage.ts";

/** How often a model is asked for one reply: it may ask its tools in between. */
const STEPS_MAX = 4;
/** The description of the tools, and what a provider puts around messages, in bytes. */
const FRAME_BYTES = 2_500;

/** The most that one reply may use: to be reserved before it is asked for. */
export const tokensAtMost = (choice: Pick<ModelChoice, "maxTokens">, asked: Asked): Usage =>
  mostFor(choice, promptFor(asked));

/** A step asks all that was said before again; most texts have so many fewer tokens than bytes that several steps fit in. */
const mostFor = ({ maxTokens }: Pick<ModelChoice, "maxTokens">, prompt: Prompt): Usage => ({
  tokensIn: bytesIn(textOf(prompt)) + FRAME_BYTES + (prompt.picture ? PICTURE_TOKENS.most : 0),
  tokensOut: maxTokens,
});

type Step = { usage: LanguageModelUsage; toolResults: readonly unknown[] };

/** Keeps the steps of a reply, together, within the most that it may use. */
export function boundedSteps(choice: ModelChoice, prompt: Prompt) {
  const most = mostFor(choice, prompt);
  const estimated = promptTokens(prompt);
  const used = ({ usage }: Step): Usage => ({
    tokensIn: usage.inputTokens || estimated,
    tokensOut: usage.outputTokens ?? 0,
  });
  const outOf = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + used(step).tokensOut, 0);
  const next = (steps: readonly Step[]) => {
    const last = steps.at(-1);
    return last ? used(last).tokensIn + used(last).tokensOut + tokensIn(JSON.stringify(last.toolResults)) : 0;
  };
  return {
    stopWhen: ({ steps }: { steps: readonly Step[] }) =>
      steps.length >= STEPS_MAX ||
      outOf(steps) >= most.tokensOut ||
      steps.reduce((sum, step) => sum + used(step).tokensIn, next(steps)) > most.tokensIn,
    prepareStep: ({ steps }: { steps: readonly Step[] }) => ({
      maxOutputTokens: most.tokensOut - outOf(steps),
      ...(steps.length === STEPS_MAX - 1 ? { toolChoice: "none" as const } : {}),
    }),
  };
}
