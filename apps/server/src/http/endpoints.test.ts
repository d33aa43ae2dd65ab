import { endpoints } from "@dripstone/contract";
import type { Endpoint } from "@dripstone/contract/endpoint";
import { errors } from "@dripstone/contract/errors";
import { siteEndpoints } from "@dripstone/contract/site/endpoints";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { connect } from "../database/connect.ts";
import { testApp } from "../testing/app.ts";
import { TEST_PASSWORD } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { registerEndpoints } from "./endpoints.ts";
import { declaredCodesOf, handleErrors } from "./error-handler.ts";
import { ApiError } from "./errors.ts";

const t = useTestApp();

const rows = Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][];
const anywhere = { remoteAddress: "10.9.9.9" };

describe("the contract's rows", () => {
  it("are registered, every one once, and nothing else is below /api but their description", () => {
    for (const [key] of rows) {
      const [method, path] = key.split(" ") as ["GET", string];
      expect(t.app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}` }), key).toBe(true);
    }
    const methods = t.app.printRoutes({ commonPrefix: false }).match(/\b(GET|POST|PUT|PATCH|DELETE)\b/g);
    const beside = [
      ...["/api/openapi.json", "/api/docs"],
      ...["/files/avatars/:name", "/files/pictures/:name", "/files/homework/:homework/:file", "/files/backups/:name"],
      ...["/calendars/classes/:file", "/calendars/mine/:file"],
      ...["/feeds/forum/:file", "/feeds/forum/:slug/:file", "/feeds/blog/:file"],
      ...["/sitemap.xml", "/sitemaps/:file"],
      ...["/robots.txt", "/llms.txt", "/.well-known/security.txt", "/manifests/:file"],
    ];
    expect(methods).toHaveLength(rows.length + beside.length);
  });

  it("declare only codes that the catalogue has, with statuses of failures", () => {
    for (const [key, row] of rows) {
      for (const code of declaredCodesOf(row)) {
        expect(errors[code as keyof typeof errors]?.status, `${key} ${code}`).toBeGreaterThanOrEqual(400);
      }
    }
  });
});

describe("an endpoint", () => {
  it("without a handler neither compiles nor starts", () => {
    // @ts-expect-error A row needs its handler.
    expect(() => registerEndpoints(Fastify(), t.deps, siteEndpoints, {})).toThrow("GET /health has no handler");
  });

  it("that takes or gives a file does not start with a memory of repeated calls, as a key does not know its bytes", () => {
    const health = siteEndpoints["GET /health"];
    const handlers = { "GET /health": async () => ({ status: "ok" as const }) };
    for (const file of [
      { upload: { maxBytes: 1, tooLarge: "BODY_TOO_LARGE" } },
      { download: { type: "application/zip", filename: "a.zip" } },
    ]) {
      const row = { ...health, ...file, idempotent: true };
      expect(() => registerEndpoints(Fastify(), t.deps, { "GET /health": row }, handlers)).toThrow("what is in files");
    }
  });

  /** One row behind the real stack, with a handler of the test's. */
  async function withHandler(handler: () => unknown) {
    const undeclared: string[] = [];
    const app = Fastify();
    const deps = {
      ...t.deps,
      onUndeclaredError: (key: string, code: string) => void undeclared.push(`${key} ${code}`),
    };
    handleErrors(app, deps);
    registerEndpoints(app, deps, siteEndpoints, { "GET /health": async () => handler() as { status: "ok" } });
    const reply = await app.inject("/health");
    await app.close();
    return { status: reply.statusCode, body: reply.json(), undeclared };
  }

  it("cuts off what its reply does not name", async () => {
    const { status, body } = await withHandler(() => ({ status: "ok", passwordHash: "secret" }));
    expect([status, body]).toEqual([200, { data: { status: "ok" } }]);
  });

  it("answers 500 without detail when its reply does not fit", async () => {
    const { status, body } = await withHandler(() => ({ status: "secret" }));
    expect(status).toBe(500);
    expect(body).toEqual({ code: "INTERNAL_ERROR", message: expect.any(String), requestId: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("answers 500 without detail when something unforeseen is thrown", async () => {
    const { status, body } = await withHandler(() => {
      throw new Error("the password is stalagmite");
    });
    expect([status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(JSON.stringify(body)).not.toContain("stalagmite");
  });

  it("turns a code that its row does not declare into a 500, and has it told", async () => {
    const { status, body, undeclared } = await withHandler(() => {
      throw new ApiError("WEEK_CLOSED");
    });
    expect([status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(undeclared).toEqual(["GET /health WEEK_CLOSED"]);
  });
});

describe("whatever leads nowhere below /api", () => {
  it.each([
    ["GET", "/api/nothing"],
    ["GET", "/api/"],
    ["PUT", "/api/auth/login"],
    ["GET", "/api/auth/login"],
    ["GET", "/api/%zz"],
    ["GET", "/api/../../etc/passwd"],
    ["GET", `/api/${"x".repeat(5000)}`],
  ] as const)("is 404 for %s %s", async (method, url) => {
    const reply = await t.app.inject({ method, url, ...anywhere });
    expect([reply.statusCode, reply.json().code]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("every reply", () => {
  it("carries the headers that protect its reader", async () => {
    for (const url of [
      "/api/health",
      "/api/nothing",
      "/api/auth/profile",
      "/api/docs",
      "/api/openapi.json",
      "/nothing",
    ]) {
      const { headers } = await t.app.inject({ url, ...anywhere });
      expect(headers, url).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringMatching(/\bcamera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\)/),
      });
      if (url.startsWith("/api")) expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  it("asks browsers for TLS behind TLS only", async () => {
    const behind = await testApp({ trustProxy: true });
    const headers = { "x-forwarded-proto": "https" };
    const { headers: sent } = await behind.app.inject({ url: "/api/health", headers });
    expect(sent["strict-transport-security"]).toMatch(/^max-age=\d{8}$/);
    await behind.close();
    const wide = await testApp({ trustProxy: true, hstsSubdomains: true });
    const { headers: all } = await wide.app.inject({ url: "/api/health", headers });
    expect(all["strict-transport-security"]).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    await wide.close();
    const { headers: plain } = await t.app.inject({ url: "/api/health", headers });
    expect(plain["strict-transport-security"]).toBeUndefined();
  });

  it("is kept by nobody when it is private, an error, or the answer to a POST", async () => {
    const { token } = await t.signUp();
    for (const reply of [
      await t.call("GET /auth/profile", { token }),
      await t.call("GET /auth/profile"),
      await t.call("POST /auth/login", { body: {} }),
      await t.call("POST /auth/logout", { token }),
    ]) {
      expect(reply.headers["cache-control"]).toBe("no-store");
    }
  });

  it("names its request, by an id of ours", async () => {
    const reply = await t.call("GET /auth/profile", { headers: { "request-id": "theirs", "x-request-id": "theirs" } });
    expect(reply.error.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(reply.headers["x-request-id"]).toBe(reply.error.requestId);
  });
});

describe("the log", () => {
  it("tells method, path and status, and nothing secret", async () => {
    const { token, user } = await t.signUp({ email: "logged@example.com" });
    t.logs.length = 0;
    await t.call("GET /auth/profile", { token });
    await t.call("POST /auth/login", { body: { email: user.email, password: TEST_PASSWORD } });
    await t.call("POST /auth/login", { body: `{"email":"${user.email}","password":"${TEST_PASSWORD}"` });
    await t.call("GET /auth/verify-email", { query: { email: user.email, token: "the-token-of-a-link" } });
    const log = t.logs.join("");
    expect(log).toContain('"method":"GET","path":"/api/auth/profile"');
    expect(log).toContain('"statusCode":200');
    for (const secret of [token, TEST_PASSWORD, user.email, "the-token-of-a-link", "Bearer"]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe("when the database is gone", () => {
  it("answers 503 with Retry-After, and says so in its health", async () => {
    const db = connect("postgres://nobody@127.0.0.1:1/nothing");
    const down = await testApp({ db });
    for (const reply of [
      await down.call("GET /health"),
      await down.call("GET /auth/profile", { token: "A".repeat(43) }),
      await down.call("POST /auth/login", { body: { email: "a@example.com", password: TEST_PASSWORD } }),
    ]) {
      expect([reply.status, reply.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(reply.headers["retry-after"]).toBe("5");
      expect(reply.text).not.toContain("127.0.0.1");
    }
    await down.close();
    await db.destroy();
  });
});
