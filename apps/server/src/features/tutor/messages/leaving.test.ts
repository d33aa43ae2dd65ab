import { type AddressInfo, connect } from "node:net";
import { serveModel } from "@dripstone/tutor/model/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import type { TutorProvider } from "../../../tutor-providers.ts";

const kinds = ["openai-compatible", "anthropic", "google"] as const;
const said = "What could you take away from both sides?";
const providers = kinds.map((kind): TutorProvider => ({ name: kind, kind, address: "", key: "key-of-the-school" }));
const servers = new Map<string, Awaited<ReturnType<typeof serveModel>>>();
const t = useTestApp({ tutorProviders: providers });
let admin: string;

beforeAll(async () => {
  for (const provider of providers) {
    const server = await serveModel(provider.kind, [{ pieces: [said], end: "hang" }]);
    servers.set(provider.kind, server);
    provider.address = server.provider.address ?? "";
  }
  admin = (await t.signUp({ role: "admin" })).token;
  await t.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});

/** Lets a model of a provider answer for the tutor. */
async function letAnswer(provider: string) {
  const body = {
    ...{ provider, model: "some-model", label: provider, priceIn: 0, priceOut: 0, temperature: 0 },
    ...{ seesPictures: false, active: true },
  };
  const { data } = await t.call("POST /chatbot/models", { token: admin, body });
  await t.call("PUT /chatbot/modes", { token: admin, body: { tutoring: data.id, "quick-help": null } });
}

/** Asks over a line of its own, that can be torn. */
function ask(token: string, accept: string) {
  const { port } = t.app.server.address() as AddressInfo;
  const body = JSON.stringify({ message: "How do I solve 3x + 5 = 20?", sessionId: "chat_1790000000000_abcdef" });
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  socket.write(
    `POST /api/chatbot/message HTTP/1.1\r\nHost: tutor\r\nAuthorization: Bearer ${token}\r\nAccept: ${accept}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  return { socket, heard: () => heard };
}

describe.each(kinds)("a provider that speaks as %s", (kind) => {
  it.each(["text/event-stream", "application/json"])("is left at once when who asks for %s leaves", async (accept) => {
    await letAnswer(kind);
    const server = servers.get(kind);
    const before = server?.left() ?? 0;
    const { token } = await t.signUp();
    const { socket, heard } = ask(token, accept);
    await expect.poll(() => server?.underWay(), { timeout: 15_000 }).toBe(1);
    if (accept === "text/event-stream") await expect.poll(heard, { timeout: 15_000 }).toContain("both sides");
    socket.destroy();
    await expect.poll(() => server?.left(), { timeout: 1_000 }).toBe(before + 1);
    const kept = async () =>
      (
        await t.db
          .selectFrom("tutorCalls")
          .select(["state", "outcome"])
          .where("engine", "=", kind)
          .orderBy("id")
          .execute()
      ).at(-1);
    await expect.poll(kept, { timeout: 15_000 }).toEqual({ state: "settled", outcome: "stopped" });
  });
});
