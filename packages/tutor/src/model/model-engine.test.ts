import { afterEach, describe, expect, it } from "vitest";
import type { Asked, Block, Told } from "../engine.ts";
import type { Provider } from "./choice.ts";
import { modelEngine } from "./model-engine.ts";
import { type Answer, serveModel } from "./testing/index.ts";

const kinds: Provider["kind"][] = ["openai-compatible", "anthropic", "google"];

const question: Asked = {
  message: "How do I solve 3x + 5 = 20?",
  history: [],
  mode: "tutoring",
  language: "en",
  isClosed: () => false,
  passages: [],
};

const served: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of served.splice(0)) await server.close();
});

async function serve(kind: Provider["kind"], ...answers: Answer[]) {
  const server = await serveModel(kind, answers);
  served.push(server);
  const engine = modelEngine({ provider: server.provider, model: "some-model", temperature: 0.3, maxTokens: 500 });
  return { server, engine };
}

type Heard = {
  told: Told[];
  blocks: Block[];
  sources: number[];
  usage: { tokensIn: number; tokensOut: number } | null;
};

async function hear(told: AsyncIterable<Told>): Promise<Heard> {
  const heard: Heard = { told: [], blocks: [], sources: [], usage: null };
  for await (const event of told) note(heard, event);
  return heard;
}

function note(heard: Heard, event: Told): void {
  heard.told.push(event);
  if (event.type === "block") heard.blocks[event.index] = event.block;
  else if (event.type === "source") heard.sources.push(event.passage);
  else heard.usage = { tokensIn: event.tokensIn, tokensOut: event.tokensOut };
}

const live = () => new AbortController().signal;
const textOf = ({ blocks }: Pick<Heard, "blocks">) => blocks.map(({ markdown }) => markdown).join("\n\n");

describe.each(kinds)("a model behind %s", (kind) => {
  it("tells its reply while it writes it, and what it has used", async () => {
    const { server, engine } = await serve(kind, {
      pieces: ["What could you ", "take away from **both", " sides**, so that", " only $3x$ is left?"],
      usage: { tokensIn: 321, tokensOut: 45 },
    });
    const heard = await hear(engine.reply(question, live()));
    expect(textOf(heard)).toBe("What could you take away from **both sides**, so that only $3x$ is left?");
    expect(heard.usage).toEqual({ tokensIn: 321, tokensOut: 45 });
    expect(server.calls.length).toBe(1);
  });

  it("computes with our solver, and gets the result back", async () => {
    const { server, engine } = await serve(
      kind,
      { pieces: [{ tool: "solve", input: { problem: "3x + 5 = 20" } }], finish: "tools" },
      { pieces: ["What is left when you take away 5?"] },
    );
    const heard = await hear(engine.reply(question, live()));
    expect(textOf(heard)).toBe("What is left when you take away 5?");
    expect(server.calls[1]?.body).toContain("x = 5");
    expect(heard.usage).toEqual({ tokensIn: 200, tokensOut: 40 });
  });
});
