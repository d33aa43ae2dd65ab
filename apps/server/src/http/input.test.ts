import { endpoints } from "@dripstone/contract";
import type { Endpoint } from "@dripstone/contract/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { CallOptions } from "../testing/app.ts";
import { strangeParams } from "../testing/params.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
let token: string;
beforeAll(async () => {
  token = (await t.signUp({ role: "admin" })).token;
});

const rows = Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][];
const withBody = rows.filter(([, row]) => row.body);
const withQuery = rows.filter(([, row]) => row.query);

const send = (key: keyof typeof endpoints, options: CallOptions) =>
  t.call(key, { token, params: strangeParams(endpoints[key]), ...options });
const outcome = (reply: Awaited<ReturnType<typeof send>>) =>
  reply.status < 300 ? "success" : `${reply.status} ${reply.error.code}`;

const malformed = [
  ["broken off", '{"email":"a@example.com"'],
  ["with a key twice", '{"x":1,"x":2}'],
  ["with a key twice, once escaped", '{"email":"a","\\u0065mail":"b"}'],
  ["with a key twice deep inside", '{"x":[{"y":{"z":1,"z":1}}]}'],
  ["with __proto__", '{"__proto__":{"role":"admin"}}'],
  ["with __proto__ escaped", '{"__pr\\u006fto__":{"role":"admin"}}'],
  ["not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ["of another syntax", "email=a@example.com"],
] as const;

const unfit = [
  ["null", "null"],
  ["true", "true"],
  ["a number", "1e308"],
  ["a number beyond all numbers", "1e999"],
  ["a string", '"text"'],
  ["an array", "[]"],
  ["an array of objects", '[{"email":"a@example.com"}]'],
  ["an empty object's neighbour", '{"constructor":{"prototype":{"role":"admin"}}}'],
  ["unknown keys", `{${Array.from({ length: 2000 }, (_, index) => `"k${index}":1`).join(",")}}`],
  ["30,000 arrays in each other", `{"x":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
] as const;

/** What is no type at all. */
const misnamed = ["", "what", "a/b/c", "application/json,text/plain", ";", "undefined"];

describe.each(withBody)("%s", (key, row) => {
  it.each(malformed)("refuses a body %s", async (_, body) => {
    expect(outcome(await send(key, { body }))).toBe("400 MALFORMED_BODY");
  });

  it.each(unfit)("refuses %s as a body", async (_, body) => {
    const reply = await send(key, { body });
    expect(outcome(reply)).toBe("400 INVALID_INPUT");
    expect(reply.text.length).toBeLessThan(5000);
  });

  it("refuses no body, and a body that is not called JSON", async () => {
    expect(outcome(await send(key, {}))).toBe("400 INVALID_INPUT");
    expect(outcome(await send(key, { body: "" }))).toBe("400 INVALID_INPUT");
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      ...misnamed,
    ]) {
      const reply = await send(key, { body: "{}", headers: { "content-type": type } });
      expect(outcome(reply)).toBe("415 UNSUPPORTED_MEDIA_TYPE");
    }
  });

  it("refuses a body of a megabyte", async () => {
    expect(outcome(await send(key, { body: { x: "x".repeat(1_000_000) } }))).toBe("413 BODY_TOO_LARGE");
  });

  it("refuses a value of a wrong kind in each field, and says in which", async () => {
    for (const [field, schema] of Object.entries(row.body?.shape ?? {})) {
      for (const value of [null, [], {}, 1e308, -1, [null], { $ne: null }, "\u0000", "\ud800", "x".repeat(50_000)]) {
        // Where a field may say that there is nothing, `null` is of its kind, and `{}` where all that it may say has a default.
        const isNothing = value === null || (typeof value === "object" && Object.keys(value).length === 0);
        if (isNothing && !Array.isArray(value) && (schema as z.ZodType).safeParse(value).success) continue;
        const times: number[] = [];
        // A second try, if the machine was busy at the first.
        while (times.length < 3 && !times.some((time) => time < 1000)) {
          const start = performance.now();
          const reply = await send(key, { body: { [field]: value } });
          times.push(performance.now() - start);
          expect(outcome(reply)).toBe("400 INVALID_INPUT");
          expect(Object.keys(reply.error.fields ?? {}).some((path) => path.startsWith(field))).toBe(true);
        }
        expect(Math.min(...times)).toBeLessThan(1000);
      }
    }
  });
});

describe.each(rows.filter(([, row]) => !row.body && !row.upload))("%s", (key, row) => {
  const params = strangeParams(row);
  const asNewcomer = async (options: CallOptions) => {
    const { token: own } = await t.signUp({ role: "admin" });
    return outcome(await t.call(key, { token: own, params, ...options }));
  };

  it.each(["text/plain", "application/json", ...misnamed])("has no opinion on a body called %j", async (type) => {
    const usual = await asNewcomer({});
    const headers = { "content-type": type };
    expect(await asNewcomer({ headers })).toBe(usual);
    if (!key.startsWith("GET")) expect(await asNewcomer({ headers, body: "x".repeat(1_000_000) })).toBe(usual);
    if (!row.query) expect(usual).toBe(row.params ? "404 NOT_FOUND" : "success");
  });
});

describe.each(withQuery)("the query of %s", (key, row) => {
  const [method, template] = key.split(" ") as ["GET" | "POST", string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => strangeParams(row)[name] ?? "");
  const ask = (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return t.app.inject({ method, url: `/api${path}?${query}`, headers, remoteAddress: "10.8.8.8" });
  };
  const names = Object.keys(row.query?.shape ?? {});

  it.each(["surprise=1", "__proto__=1", "__proto__[role]=admin", "constructor=1", "=1"])(
    "refuses %s",
    async (query) => {
      const reply = await ask(query);
      expect([reply.statusCode, reply.json().code]).toEqual([400, "INVALID_INPUT"]);
    },
  );

  it.each(names)("refuses %s twice, with NUL, and in 5,000 characters", async (name) => {
    for (const query of [`${name}=en&${name}=en`, `${name}=%00`, `${name}=${"x".repeat(5000)}`, `${name}[]=en`]) {
      const reply = await ask(query);
      expect([reply.statusCode, reply.json().code]).toEqual([400, "INVALID_INPUT"]);
    }
  });
});

describe("no input of 50 kB", () => {
  const long = 50_000;
  it.each([
    ["an address", { email: `${"a.".repeat(long / 2)}@` }],
    ["an address of dots", { email: `a@${".".repeat(long)}` }],
    ["a password of spaces", { password: " ".repeat(long) }],
    ["a password of signs", { password: `${"1".repeat(long)}a` }],
    ["a name of accents", { name: "\u0301".repeat(long) }],
    ["a name of spaces", { name: `x${" ".repeat(long)}x` }],
  ])("of %s takes more than 50 ms to refuse", async (_, fields) => {
    const key = "POST /auth/register";
    await send(key, { body: fields });
    const times = [];
    for (let time = 0; time < 5; time++) {
      // Of this thread alone: how busy the machine is with other things does not count.
      const before = process.threadCpuUsage();
      expect((await send(key, { body: fields })).status).toBe(400);
      times.push(process.threadCpuUsage(before).user / 1000);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
