import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp({
  tutorProviders: [
    { name: "deepseek", kind: "openai-compatible", address: "http://127.0.0.1:9/v1", key: "sk-secret-of-the-school" },
    { name: "home", kind: "openai-compatible", address: "http://127.0.0.1:11434/v1" },
  ],
});

const model = {
  ...{ provider: "deepseek", model: "deepseek-chat", label: "DeepSeek", priceIn: 270_000, priceOut: 1_100_000 },
  ...{ temperature: 0.3, seesPictures: false, active: true },
};
let token: string;
let adminId: string;

beforeEach(async () => {
  const admin = await t.signUp({ role: "admin" });
  token = admin.token;
  adminId = admin.user.id;
});

const add = async (body: object = model) => (await t.call("POST /chatbot/models", { token, body })).data.id;
const read = async () => (await t.call("GET /chatbot/models", { token })).data;

describe("the built-in tutor", () => {
  it("may be tried as a model may, costs nothing, and tells how it has done", async () => {
    const body = { message: "solve 3x + 5 = 20", language: "en" as const };
    const params = { id: "built-in" };
    const before = (await read()).builtIn.calls;
    const { data } = await t.call("POST /chatbot/models/{id}/try", { token, params, body });
    expect(data).toMatchObject({ failure: null, status: null, tokensIn: 0, tokensOut: 0, money: 0 });
    expect(data.parts.length).toBeGreaterThan(0);
    expect(data.msWhole).toBeGreaterThanOrEqual(data.msFirst ?? -1);
    expect((await read()).builtIn).toEqual({ calls: before + 1, failures: 0, lastFailureAt: null, lastFailure: null });
    const deeds = await t.db.selectFrom("auditLog").select(["subject"]).where("actorId", "=", adminId).execute();
    expect(deeds).toEqual([{ subject: "built-in" }]);
    const other = await t.call("POST /chatbot/models/{id}/try", { token, params: { id: "care" }, body });
    expect(other.status).toBe(404);
  });
});

describe("models", () => {
  it("are added, changed and deleted by admins, with lines in the audit log, and no key or address is told", async () => {
    const id = await add();
    const params = { id };
    const body = { ...model, priceIn: 300_000, active: false };
    expect((await t.call("PUT /chatbot/models/{id}", { token, params, body })).status).toBe(200);
    const told = await t.call("GET /chatbot/models", { token });
    expect(told.data).toMatchObject({
      providers: [
        { name: "deepseek", kind: "openai-compatible", hasKey: true },
        { name: "home", hasKey: false },
      ],
      models: [{ id, ...body, health: { calls: 0, failures: 0, lastFailureAt: null, lastFailure: null } }],
      modes: { tutoring: null, "quick-help": null },
    });
    expect(told.text).not.toMatch(/sk-secret|127\.0\.0\.1/);
    expect((await t.call("DELETE /chatbot/models/{id}", { token, params })).status).toBe(200);
    expect((await read()).models).toEqual([]);
    const deeds = await t.db.selectFrom("auditLog").selectAll().where("actorId", "=", adminId).orderBy("id").execute();
    expect(deeds.map(({ endpoint, subject }) => [endpoint, subject])).toEqual([
      ["POST /chatbot/models", id],
      ["PUT /chatbot/models/{id}", id],
      ["DELETE /chatbot/models/{id}", id],
    ]);
    expect(deeds[1]?.details).toEqual({
      changed: "priceIn, active",
      priceIn: "270000 → 300000",
      active: "true → false",
    });
  });

  it("are those of providers in the server's settings; an address cannot be told", async () => {
    const refusal = async (body: object) => {
      const { status, error } = await t.call("POST /chatbot/models", { token, body });
      return [status, error.fields];
    };
    expect(await refusal({ ...model, provider: "evil" })).toEqual([400, { provider: { code: "PROVIDER_UNKNOWN" } }]);
    expect(await refusal({ ...model, address: "http://evil.test" })).toMatchObject([
      400,
      { address: { code: "FIELD_UNKNOWN" } },
    ]);
    for (const wrong of [{ priceIn: -1 }, { priceOut: 0.5 }, { temperature: 3 }, { model: "a b" }, { label: " " }])
      expect(await refusal({ ...model, ...wrong })).toMatchObject([400, { [Object.keys(wrong)[0] ?? ""]: {} }]);
    const params = { id: await add() };
    const changed = await t.call("PUT /chatbot/models/{id}", { token, params, body: { ...model, provider: "evil" } });
    expect(changed.error.fields).toEqual({ provider: { code: "PROVIDER_UNKNOWN" } });
    for (const strange of [randomUUID(), "nobody"]) {
      const lost = await t.call("DELETE /chatbot/models/{id}", { token, params: { id: strange } });
      expect(lost.status).toBe(404);
    }
  });

  it("serve the modes that an admin gives them, until they are deleted", async () => {
    const id = await add();
    const set = (body: object) => t.call("PUT /chatbot/modes", { token, body });
    expect((await set({ tutoring: id, "quick-help": id })).status).toBe(200);
    expect((await set({ tutoring: id, "quick-help": null })).status).toBe(200);
    expect((await read()).modes).toEqual({ tutoring: id, "quick-help": null });
    const lost = await set({ tutoring: null, "quick-help": randomUUID() });
    expect([lost.status, lost.error.fields]).toEqual([400, { "quick-help": { code: "MODEL_UNKNOWN" } }]);
    expect((await read()).modes.tutoring).toBe(id);
    await t.call("DELETE /chatbot/models/{id}", { token, params: { id } });
    expect((await read()).modes).toEqual({ tutoring: null, "quick-help": null });
  });

  it("are so many at most, though many are added at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => t.call("POST /chatbot/models", { token, body: model })),
    );
    expect(replies.filter(({ status }) => status === 409).map(({ error }) => error.code)).toContain("MODELS_FULL");
    expect((await read()).models).toHaveLength(50);
  });
});
