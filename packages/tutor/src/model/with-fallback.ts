import type { Asked, Block, Engine, Told } from "../engine.ts";
import { untilAborted } from "../until-aborted.ts";
import { failureOf, ModelFailure } from "./failure.ts";
import { later, noteOf } from "./notes.ts";
import { HISTORY_MAX } from "./prompt.ts";
import { unveiled } from "./unveiled.ts";

/** The engine that answers without any provider, and knows whether it has something to say. */
export type OwnEngine = Engine & { claims(asked: Asked): boolean };

type Patience = {
  /** The first words come within so long, or not at all. */
  firstWordsMs?: number;
  /** And then more of them. */
  silenceMs?: number;
  /** Told why a model gave no whole reply. */
  failed?: (failure: ModelFailure) => void;
};

/** Whoever has read less has lost nothing when it goes. */
const USEFUL_MIN = 40;

/** A model's replies; what it must not see, or fails to answer, our own engine answers, and says so. */
export const withFallback = (model: Engine, own: OwnEngine, patience: Patience = {}): Engine => ({
  name: model.name,
  async *reply(asked, signal) {
    if (asksClosed(asked)) {
      yield { type: "by", engines: [own.name] };
      yield* own.reply(asked, signal);
      return;
    }
    const blocks: Block[] = [];
    const watched = watchedFor(asked);
    try {
      for await (const told of hurried(model, watched.asked, signal, patience)) {
        if (watched.sees(told)) {
          yield* hintsAlone(own, asked, signal, blocks.length);
          return;
        }
        if (told.type === "block") blocks[told.index] = told.block;
        yield told;
      }
    } catch (error) {
      if (signal.aborted) return;
      patience.failed?.(failureOf(error));
      yield* instead({ model, own }, asked, signal, blocks);
    }
  },
});

/** Whether a closed problem was asked in what a model would read, be it in disguise: "and the answer?" asks it again. */
function asksClosed({ message, history, isClosed }: Asked): boolean {
  const messages = [...history.flatMap(({ role, content }) => (role === "user" ? [content] : [])), message];
  const isForgotten = (index: number) => messages.slice(index, -1).join("").length > HISTORY_MAX;
  return messages.some(
    (said, index) =>
      !isForgotten(index) && unveiled(said).some((meant) => isClosed([...messages.slice(0, index), meant])),
  );
}

/** Sees when a model has got at a closed problem all the same: it says it again, or asks our tools about it. */
function watchedFor(asked: Asked) {
  let isMet = false;
  const isClosed: Asked["isClosed"] = (messages) => {
    const closed = asked.isClosed(messages);
    isMet ||= closed;
    return closed;
  };
  const sees = (told: Told) => (told.type === "block" && isClosed([told.block.markdown])) || isMet;
  return { asked: { ...asked, isClosed }, sees };
}

/** What our own engine says of a closed problem, in the place of all that a model has written. */
async function* hintsAlone(own: OwnEngine, asked: Asked, signal: AbortSignal, written: number) {
  let blocks = 0;
  yield { type: "by" as const, engines: [own.name] };
  for await (const told of own.reply({ ...asked, isClosed: () => true }, signal)) {
    if (told.type === "block") blocks = Math.max(blocks, told.index + 1);
    yield told;
  }
  for (let index = blocks; index < written; index++)
    yield { type: "block" as const, index, block: { kind: "text" as const, title: null, markdown: "" } };
}

/** What a model tells as long as it goes on; throws when it does not. */
async function* hurried(
  model: Engine,
  asked: Asked,
  signal: AbortSignal,
  { firstWordsMs = 8_000, silenceMs = 15_000 }: Patience,
): AsyncGenerator<Told, void> {
  const late = new AbortController();
  const wait = (reason: "slow" | "silent", ms: number) => setTimeout(() => late.abort(new ModelFailure(reason)), ms);
  const ended = AbortSignal.any([signal, late.signal]);
  let timer = wait("slow", firstWordsMs);
  try {
    for await (const told of untilAborted(model.reply(asked, ended), ended)) {
      if (told.type !== "block") yield told;
      else {
        // Who reads slowly does not make the model slow.
        clearTimeout(timer);
        yield told;
        timer = wait("silent", silenceMs);
      }
    }
    if (!signal.aborted) late.signal.throwIfAborted();
  } finally {
    clearTimeout(timer);
  }
}

/** What is of no use yet makes room; more than that stays, and our own engine goes on where it can. */
async function* instead(
  { model, own }: { model: Engine; own: OwnEngine },
  asked: Asked,
  signal: AbortSignal,
  blocks: readonly Block[],
) {
  const isUseful = blocks.reduce((sum, { markdown }) => sum + markdown.length, 0) >= USEFUL_MIN;
  const goesOn = !isUseful || own.claims(asked);
  const note = noteOf(isUseful ? (goesOn ? "brokenOn" : "broken") : "instead", asked);
  const index = isUseful ? blocks.length : 0;
  const engines = [...(isUseful ? [model.name] : []), ...(goesOn ? [own.name] : [])];
  yield { type: "by" as const, engines };
  yield { type: "block" as const, index, block: note };
  if (goesOn) yield* later(own.reply(asked, signal), index + 1);
}
