import { type ChatEvent, chatMessagePayload } from "@dripstone/contract/tutor/payloads";
import { builtIn } from "@dripstone/tutor";
import { modelEngine, withFallback } from "@dripstone/tutor/model";
import { type Answer, serveModel } from "@dripstone/tutor/model/testing";
import { afterEach, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { sendMessage } from "./send-message.ts";

const t = useTestApp();

const sessionId = "chat_1790000000000_abcdef";

const served: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of served.splice(0)) await server.close();
});

/** What a student who asks a model is told, and then finds in the conversation. */
async function ask(answer: Answer, leaving = new AbortController()) {
  const server = await serveModel("openai-compatible", [answer]);
  served.push(server);
  const model = modelEngine({ provider: server.provider, model: "some-model", temperature: 0, maxTokens: 500 });
  const { user, token } = await t.signUp();
  const caller = {
    user: { ...user, role: "student", reputation: 0, preferredLanguage: "en", isMember: true },
  } as const;
  const said = chatMessagePayload.parse({ message: "How do I solve 3x + 5 = 20?", sessionId });
  const deps = { ...t.deps, engine: withFallback(model, builtIn) };
  const events: ChatEvent[] = [];
  const hearing = (async () => {
    for await (const event of sendMessage(deps, caller, { ...said, signal: leaving.signal })) events.push(event);
  })();
  const kept = async () =>
    (await t.call("GET /chatbot/sessions/{sessionId}", { token, params: { sessionId } })).data.messages.at(-1);
  return { server, events, hearing, kept };
}

const htmlOf = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === "part" ? [event.part.html] : []));

describe("a reply of a model", () => {
  const hostile = [
    "Look: <img src=https://evil.example/1.png onerror=alert(1)> ![a](https://evil.example/2.png) ![b](/api/users/me)",
    "[click](javascript:alert(1)) <script>alert(2)</script> <iframe src=//evil.example></iframe>",
    "[ref]: https://evil.example/3.png\n\n![ref]\n\n$\\href{javascript:alert(3)}{x}$ $\\includegraphics{https://evil.example/4.png}$",
    '<svg onload=alert(4)>\n\n```html\n<style>@import "https://evil.example/5.css"</style>\n```',
  ].join("\n\n");

  it.each([1, 7, 4_096])("fetches nothing and runs nothing, when it comes in parts of %i bytes", async (bytes) => {
    const { events, hearing, kept } = await ask({ pieces: [...(hostile.match(/[\s\S]{1,5}/g) ?? [])], bytes });
    await hearing;
    const html = htmlOf(events);
    expect(html.length).toBeGreaterThan(1);
    for (const part of html)
      expect(part).not.toMatch(/<(?:img|script|iframe|svg onload|style|link|object)|href="javascript/i);
    expect((await kept())?.content.replaceAll(/\s+/g, " ")).toBe(hostile.replaceAll(/\s+/g, " "));
  });

  it("is kept as it was written", async () => {
    const { hearing, kept } = await ask({ pieces: ["What could you ", "take away from **both", " sides**?"] });
    await hearing;
    expect(await kept()).toMatchObject({
      state: "done",
      content: "What could you take away from **both sides**?",
      parts: [{ kind: "text", html: expect.stringContaining("<strong>both sides</strong>") }],
    });
  });

  it("that fails is answered by our own engine, and the chat goes on", async () => {
    const { hearing, kept } = await ask({ status: 500 });
    await hearing;
    const message = await kept();
    expect(message?.state).toBe("done");
    expect(message?.parts.map(({ kind }) => kind)).toEqual(["note", "text", "question"]);
  });

  it("ends at the provider within a second when the student leaves, and what was written stays", async () => {
    const leaving = new AbortController();
    const pieces = ["What could you take away from both sides?"];
    const { server, events, hearing, kept } = await ask({ pieces, end: "hang" }, leaving);
    await expect.poll(() => htmlOf(events).join(""), { timeout: 15_000 }).toContain("both sides");
    leaving.abort();
    await expect.poll(() => server.left(), { timeout: 1_000 }).toBe(1);
    await hearing;
    expect(await kept()).toMatchObject({ state: "stopped", content: pieces[0] });
  });
});
