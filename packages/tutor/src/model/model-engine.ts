import { type ModelMessage, streamText } from "ai";
import type { Asked, Engine, Told, Turn, Usage } from "../engine.ts";
import { untilAborted } from "../until-aborted.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { languageModel, type ModelChoice } from "./choice.ts";
import { failureOf, ModelFailure } from "./failure.ts";
import { noteOf } from "./notes.ts";
import { type Prompt, promptFor } from "./prompt.ts";
import { boundedSteps } from "./steps.ts";
import { toolsFor } from "./tools.ts";
import { countUsage } from "./usage.ts";
import { withPauses } from "./with-pauses.ts";
import { writing } from "./writing.ts";

/** So long a model may pause before what it has written is told. */
const PAUSE_MS = 250;

/**
 * An engine that asks a model. It tells what it has used as `usage`, and throws a `ModelFailure` when there is no whole reply, after it has
 * told what there is. What is closed must be kept from it: `withFallback` does.
 */
export const modelEngine = (choice: ModelChoice): Engine => ({
  name: `model:${choice.model}`,
  async *reply(asked, signal) {
    const left = new AbortController();
    try {
      yield* written(choice, asked, AbortSignal.any([signal, left.signal]));
    } finally {
      // Who does not want to hear more does not pay for it.
      left.abort();
    }
  },
});

async function* written(choice: ModelChoice, asked: Asked, signal: AbortSignal): AsyncGenerator<Told, void> {
  const prompt = promptFor(asked);
  const usage = countUsage(prompt);
  const text = writing(asked.passages.length);
  let failure: ModelFailure | null = null;
  let finished: string | null = null;
  yield { type: "usage", ...usage.now() };
  try {
    const parts = untilAborted(partsOf(choice, asked, prompt, signal), signal);
    for await (const part of withPauses(parts, PAUSE_MS)) {
      if (part === null) yield* text.news();
      else if (part.type === "text-delta") {
        usage.write(part.text);
        yield* withUsage(text.add(part.text), usage.now);
      } else if (part.type === "reasoning-delta") usage.write(part.text);
      else if (part.type === "tool-input-delta") usage.write(part.delta);
      else if (part.type === "finish-step") {
        finished = part.finishReason === "other" && part.rawFinishReason ? "stop" : part.finishReason;
        usage.end(part.usage, finished === "tool-calls");
        text.pause();
      } else if (part.type === "error") throw part.error;
    }
    if (text.isEmpty()) throw new ModelFailure("empty");
    if (finished !== "stop" && finished !== "length") throw new ModelFailure("broken");
  } catch (error) {
    failure = failureOf(error);
  }
  yield* text.end();
  yield { type: "usage", ...usage.now() };
  if (signal.aborted) return;
  if (failure) throw failure;
  if (finished === "length") yield { type: "block", index: text.blocks(), block: noteOf("long", asked) };
}

function partsOf(choice: ModelChoice, asked: Asked, prompt: Prompt, signal: AbortSignal) {
  const { instructions, messages, picture } = prompt;
  // The library would write warnings, and what fails with all that was said, to the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return streamText({
    instructions,
    messages: picture ? withPicture(messages, picture) : messages,
    model: languageModel(choice, boundedFetch()),
    temperature: choice.temperature,
    tools: toolsFor(asked),
    ...boundedSteps(choice, prompt),
    // The built-in engine answers sooner than a second try would.
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {},
  }).stream;
}

/** The last message is the student's: it is about the picture. */
const withPicture = (messages: readonly Turn[], picture: Uint8Array): ModelMessage[] =>
  messages.map(({ role, content }, index) =>
    role === "assistant" || index < messages.length - 1
      ? { role, content }
      : {
          role,
          content: [
            { type: "file", data: picture, mediaType: "image/jpeg" },
            { type: "text", text: content },
          ],
        },
  );

/** The usage is told first: who leaves with what comes next has paid for it. */
function* withUsage(told: Iterable<Told>, now: () => Usage): Generator<Told> {
  let isSaid = false;
  for (const event of told) {
    if (!isSaid) yield { type: "usage", ...now() };
    isSaid = true;
    yield event;
  }
}
