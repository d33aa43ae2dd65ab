import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tutorEndpoints } from "@dripstone/contract/tutor/endpoints";
import type { ChatEvent } from "@dripstone/contract/tutor/payloads";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { useTestApp } from "../testing/use-test-app.ts";
import { endConnections } from "./ending.ts";
import { registerEndpoints } from "./endpoints.ts";
import { handleErrors } from "./error-handler.ts";
import { ApiError } from "./errors.ts";

const t = useTestApp();

const key = "POST /chatbot/message";
const part = (html: string): ChatEvent => ({
  type: "part",
  index: 0,
  part: { kind: "text", title: null, titleHtml: null, html },
});
type Tells = (signal: AbortSignal) => AsyncGenerator<ChatEvent, never, void>;

/** One row that streams, behind the real stack, with what a test lets it tell. */
async function served(tells: Tells) {
  const undeclared: string[] = [];
  const app = Fastify();
  const deps = { ...t.deps, onUndeclaredError: (_: string, code: string) => void undeclared.push(code) };
  endConnections(app);
  handleErrors(app, deps);
  registerEndpoints(app, deps, { [key]: tutorEndpoints[key] }, { [key]: ({ signal }) => tells(signal) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const { token } = await t.signUp();
  const ask = (leave?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/chatbot/message`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify({ message: "hello", sessionId: "chat_1790000000000" }),
      ...(leave && { signal: leave }),
    });
  return { app, ask, undeclared };
}

/** A moment that a test brings about. */
const moment = () => Promise.withResolvers<void>();

describe("a row that streams", () => {
  it("tells what happens when it happens, and not when all of it has", async () => {
    const goOn = moment();
    const { app, ask } = await served(async function* () {
      yield part("first");
      await goOn.promise;
      yield part("second");
      throw new ApiError("CHAT_SESSION_FULL");
    });
    const reply = await ask();
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("first");
    goOn.resolve();
    let rest = "";
    for (let more = await reader?.read(); more && !more.done; more = await reader?.read()) rest += more.value;
    expect(rest).toContain("second");
    expect(rest).toMatch(/event: error\ndata: {"code":"CHAT_SESSION_FULL","message":"[^"]+","requestId":"[^"]+"}\n\n$/);
    await app.close();
  });

  it("refuses with a status what is refused before the first word, and says no detail of what went wrong", async () => {
    const refusing = await served(async function* () {
      await Promise.reject(new ApiError("CHAT_REPLY_PENDING"));
      yield part("nobody hears this");
      throw new Error("It goes on");
    });
    const refused = await refusing.ask();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "CHAT_REPLY_PENDING" }]);
    await refusing.app.close();
    const failing = await served(async function* () {
      yield part("first");
      throw new Error("the key is stalagmite");
    });
    const told = await (await failing.ask()).text();
    expect(told).toContain("INTERNAL_ERROR");
    expect(told).not.toContain("stalagmite");
    await failing.app.close();
  });

  it("tells no code that its row does not declare", async () => {
    const { app, ask, undeclared } = await served(async function* () {
      yield part("first");
      throw new ApiError("WEEK_CLOSED");
    });
    expect(await (await ask()).text()).toContain("INTERNAL_ERROR");
    expect(undeclared).toEqual(["WEEK_CLOSED"]);
    await app.close();
  });

  it("hears that its caller has left, and ends what it does", async () => {
    const ended = moment();
    const { app, ask } = await served(async function* (signal) {
      try {
        yield part("first");
        await once(signal, "abort");
        yield part("nobody hears this");
        throw new Error("It was told to end");
      } finally {
        ended.resolve();
      }
    });
    const leaving = new AbortController();
    const reply = await ask(leaving.signal);
    await reply.body?.getReader().read();
    leaving.abort();
    await ended.promise;
    await app.close();
  });

  it("is not cut off by an orderly stop", async () => {
    const goOn = moment();
    const { app, ask } = await served(async function* () {
      yield part("first");
      await goOn.promise;
      yield part("last");
      throw new ApiError("CHAT_SESSION_FULL");
    });
    const reply = await ask();
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const closed = app.close();
    // Longer than whoever does not read a reply is waited for.
    setTimeout(goOn.resolve, 2_500);
    let rest = "";
    for (let more = await reader?.read(); more && !more.done; more = await reader?.read()) rest += more.value;
    expect(rest).toContain("last");
    await closed;
  });
});
