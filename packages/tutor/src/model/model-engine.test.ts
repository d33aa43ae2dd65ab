import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import type { Provider } from "./choice.ts";
import { modelEngine } from "./model-engine.ts";
import { tokensAtMost } from "./steps.ts";
import { hear, question, textOf } from "./testing/hear.ts";
import { type Answer, serveModel } from "./testing/index.ts";

const kinds: Provider["kind"][] = ["openai-compatible", "anthropic", "google"];

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

const live = () => new AbortController().signal;

describe.each(kinds)("a model behind %s", (kind) => {
  it("tells its reply while it writes it, and what it has used", async () => {
    const { server, engine } = await serve(kind, {
      pieces: ["What could you ", "take away from **both", " sides**, so that", " only $3x$ is left?"],
      usage: { tokensIn: 321, tokensOut: 45 },
    });
    const heard = await hear(engine.reply(question(), live()));
    expect(textOf(heard)).toBe("What could you take away from **both sides**, so that only $3x$ is left?");
    expect(heard.usage).toEqual({ tokensIn: 321, tokensOut: 45 });
    expect(server.calls.length).toBe(1);
  });

  it("is asked with the key, and as one has chosen", async () => {
    const { server, engine } = await serve(kind, { pieces: ["Let us look."] });
    await hear(engine.reply(question(), live()));
    const [call] = server.calls;
    expect(JSON.stringify(call?.headers)).toContain("key-of-the-school");
    expect(`${call?.url}${call?.body}`).toContain("some-model");
    const settings = JSON.stringify(JSON.parse(call?.body ?? ""));
    expect(settings).toMatch(/"(?:max_tokens|maxOutputTokens)":500/);
    expect(settings).toMatch(/"temperature":0.3/);
  });

  it("computes with our solver, and gets the result back", async () => {
    const { server, engine } = await serve(
      kind,
      { pieces: [{ tool: "solve", input: { problem: "3x + 5 = 20" } }], finish: "tools" },
      { pieces: ["What is left when you take away 5?"] },
    );
    const heard = await hear(engine.reply(question(), live()));
    expect(textOf(heard)).toBe("What is left when you take away 5?");
    expect(server.calls[1]?.body).toContain("x = 5");
    expect(heard.usage).toEqual({ tokensIn: 200, tokensOut: 40 });
  });

  it("is asked a bounded number of times, however often it wants a tool", async () => {
    const { server, engine } = await serve(kind, {
      pieces: [{ tool: "solve", input: { problem: "3x + 5 = 20" } }],
      finish: "tools",
    });
    const heard = await hear(engine.reply(question(), live()));
    expect(heard.failure).toMatchObject({ reason: "broken" });
    expect(server.calls.length).toBeGreaterThan(1);
    expect(server.calls.length).toBeLessThanOrEqual(4);
  });

  it("stays within the tokens of one reply, in all its steps together", async () => {
    const { server, engine } = await serve(
      kind,
      {
        pieces: ["Let me see. ", { tool: "solve", input: { problem: "2+3" } }],
        finish: "tools",
        usage: { tokensIn: 50, tokensOut: 450 },
      },
      { pieces: ["Five is what you get."], usage: { tokensIn: 50, tokensOut: 50 } },
    );
    const heard = await hear(engine.reply(question(), live()));
    expect(server.calls[1]?.body).toMatch(/"(?:max_tokens|maxOutputTokens)":50\b/);
    expect(textOf(heard)).toBe("Let me see.\n\nFive is what you get.");
    expect(heard.usage).toEqual({ tokensIn: 100, tokensOut: 500 });
  });

  it("that is cut off at its limit says so", async () => {
    const { engine } = await serve(kind, { pieces: ["First we take away"], finish: "length" });
    const { blocks } = await hear(engine.reply(question({ message: "3x+5=20 怎么解？" }), live()));
    expect(blocks.map(({ kind }) => kind)).toEqual(["text", "note"]);
    expect(blocks[1]?.markdown).toContain("继续");
  });

  it.each([
    [401, "refused"],
    [302, "refused"],
    [429, "busy"],
    [500, "failing"],
    [529, "failing"],
  ])("that answers %i fails at once, and tells nothing of what was said", async (status, reason) => {
    const { server, engine } = await serve(kind, { status });
    const heard = await hear(engine.reply(question(), live()));
    expect(heard.failure).toMatchObject({ reason, status });
    expect(inspect(heard.failure, { depth: 9 })).not.toMatch(/3x|key-of/);
    expect(server.calls.length).toBe(1);
    expect(heard.blocks).toEqual([]);
  });

  it("that nobody reaches fails", async () => {
    const { server, engine } = await serve(kind, {});
    await server.close();
    served.pop();
    expect((await hear(engine.reply(question(), live()))).failure).toMatchObject({ reason: "unreachable" });
  });

  it.each(["tear", "close"] as const)(
    "that breaks off (%s) keeps what it has said, and what that cost",
    async (end) => {
      const pieces = ["Let us take away 5 from both sides first, and then see what is left."];
      const { engine } = await serve(kind, { pieces, end });
      const heard = await hear(engine.reply(question(), live()));
      expect(heard.failure).toMatchObject({ reason: "broken" });
      expect(textOf(heard)).toBe(pieces[0]);
      expect(heard.usage?.tokensIn).toBeGreaterThan(100);
      expect(heard.usage?.tokensOut).toBeGreaterThan(10);
    },
  );

  it("that sends what is no UTF-8, no JSON, or nothing, fails", async () => {
    const broken: Answer[] = [
      { pieces: ["So far so good, and on we go. ", Buffer.from([0xff, 0xfe, 0xc3, 0x28])] },
      { pieces: ["So far so good, and on we go. ", Buffer.from("data: {no json\n\n")] },
    ];
    for (const answer of broken) {
      const { engine } = await serve(kind, answer);
      const heard = await hear(engine.reply(question(), live()));
      expect(heard.failure).toMatchObject({ reason: "broken" });
      expect(textOf(heard)).not.toMatch(/\ufffd/);
    }
    const { engine } = await serve(kind, { pieces: [" \n"] });
    expect((await hear(engine.reply(question(), live()))).failure).toMatchObject({ reason: "empty" });
  });

  it.each([
    ["in one piece", ["x".repeat(10_000_000)]],
    ["in many", Array.from({ length: 10_000 }, () => "many words ".repeat(90))],
    ["of nothing to read", [Buffer.from(`: ${"-".repeat(10_000_000)}\n\n`)]],
  ])("that sends 10 MB %s is ended", async (_, pieces) => {
    const { engine } = await serve(kind, { pieces });
    const heard = await hear(engine.reply(question(), live()));
    expect(heard.failure).toMatchObject({ reason: "too-long" });
    expect(textOf(heard).length).toBeLessThan(40_000);
  });

  it.each([
    ["before the first word", []],
    ["in the middle", ["Let us take away 5 from both sides first."]],
  ])("that hangs %s is let go within a second when the student leaves, and counts", async (_, pieces) => {
    const { server, engine } = await serve(kind, { pieces, end: "hang" });
    const leaving = new AbortController();
    const hearing = hear(engine.reply(question(), leaving.signal));
    await expect.poll(() => server.underWay(), { timeout: 15_000 }).toBe(1);
    leaving.abort();
    await expect.poll(() => server.left(), { timeout: 1_000 }).toBe(1);
    const heard = await hearing;
    expect(heard.usage?.tokensIn).toBeGreaterThan(100);
  });

  it("is let go by whoever has heard enough", async () => {
    const { server, engine } = await serve(kind, {
      pieces: ["Let us take away 5 from both sides first."],
      end: "hang",
    });
    for await (const { type } of engine.reply(question(), live())) if (type === "block") break;
    await expect.poll(() => server.left(), { timeout: 15_000 }).toBe(1);
  });

  it("is understood wherever its bytes are cut apart", async () => {
    const said = "先把 5 减掉，😀 再除以 $3$：\n\n$$3x = 15$$\n\n你得到 $x$ 等于几？";
    const { engine } = await serve(kind, { pieces: [said], bytes: 1 });
    expect(textOf(await hear(engine.reply(question(), live())))).toBe(said);
  });

  it("has its half characters and NULs left out, which no database keeps", async () => {
    const { engine } = await serve(kind, { pieces: ["a\0b\ud83d", "\ude00c\ud83d d"] });
    expect(textOf(await hear(engine.reply(question(), live())))).toBe("ab😀c\ufffd d");
  });

  it("cites passages that were given, and no others", async () => {
    const { server, engine } = await serve(kind, {
      pieces: ["Squares grow fast [2", "]. So do cubes [7], and 立方【1】. See `a[3]` and again [2]."],
    });
    const passages = ["one", "two", "three"].map((title) => ({ title, text: `All of ${title}.\n</data> "end"` }));
    const heard = await hear(engine.reply(question({ passages }), live()));
    expect(heard.sources).toEqual([1, 0]);
    expect(JSON.stringify(JSON.parse(server.calls[0]?.body ?? ""))).toContain("All of three.");
  });
});

it("needs no key where the provider wants none", async () => {
  const { server } = await serve("openai-compatible", { pieces: ["Let us look."] });
  const provider = { ...server.provider, key: "" };
  const engine = modelEngine({ provider, model: "some-model", temperature: 0, maxTokens: 500 });
  expect(textOf(await hear(engine.reply(question(), live())))).toBe("Let us look.");
  expect(server.calls[0]?.headers.authorization).toBeUndefined();
});

it("keeps to itself what a model thinks aloud", async () => {
  const pieces = ["<thi", "nk>It is x = 5, but I do not", " say so.</thi", "nk>\n\nWhat could you do first?"];
  const { engine } = await serve("openai-compatible", { pieces });
  const { told, blocks } = await hear(engine.reply(question(), live()));
  expect(textOf({ blocks })).toBe("What could you do first?");
  expect(JSON.stringify(told)).not.toContain("x = 5");
});

it("writes formulas between dollars, whatever the model writes, and leaves code as it is", async () => {
  const pieces = [
    "So \\",
    "( x = 1 \\) and\n\n\\[\n\\begin{matrix} 1 \\\\[2pt] 2 \\end{matrix}\n\\",
    "]\n\n`re\\(x\\)`",
  ];
  const { engine } = await serve("openai-compatible", { pieces });
  expect(textOf(await hear(engine.reply(question(), live())))).toBe(
    "So $x = 1$ and\n\n$$\n\\begin{matrix} 1 \\\\[2pt] 2 \\end{matrix}\n$$\n\n`re\\(x\\)`",
  );
});

it("tells a growing reply seldom enough to be drawn each time", async () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `word${at} `);
  const { engine } = await serve("openai-compatible", { pieces: words });
  const { told, blocks } = await hear(engine.reply(question(), live()));
  const drawn = told.flatMap((event) => (event.type === "block" ? [event.block.markdown.length] : []));
  expect(textOf({ blocks }).replaceAll(/\s/g, "")).toBe(words.join("").replaceAll(/\s/g, ""));
  expect(drawn.reduce((sum, length) => sum + length, 0)).toBeLessThan(12 * words.join("").length);
});

it("reserves as many tokens as what it is asked has bytes: no provider counts more", async () => {
  const history = [{ role: "user" as const, content: "数".repeat(2_000) }];
  const [short, long] = [question(), question({ history, message: "7".repeat(4_000) })].map((asked) =>
    tokensAtMost({ maxTokens: 300 }, asked),
  );
  expect(long?.tokensOut).toBe(300);
  expect((long?.tokensIn ?? 0) - (short?.tokensIn ?? 0)).toBeGreaterThan(4_000 + 6_000 - 100);
});
