import { endpoints } from "@dripstone/contract";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import { describe, expect, it } from "vitest";
import { useTestApp } from "../testing/use-test-app.ts";
import { declaredCodesOf } from "./error-handler.ts";

const t = useTestApp();

const rows = Object.entries(endpoints) as [EndpointKey, Endpoint][];

describe("/api/openapi.json", () => {
  it("describes every row: who may, what goes in, what comes out, how it fails", async () => {
    const reply = await t.app.inject("/api/openapi.json");
    const description = reply.json();
    expect(description.openapi).toBe("3.1.0");
    for (const [key, row] of rows) {
      const [method, path] = key.split(" ") as [string, string];
      const operation = description.paths[path][method.toLowerCase()];
      expect(operation.summary).toBe(row.summary);
      expect(operation.security).toEqual(row.access === "anyone" ? [] : [{ session: [] }]);
      expect(Boolean(operation.requestBody)).toBe(Boolean(row.body ?? row.upload));
      const told = JSON.stringify(operation.responses);
      for (const code of declaredCodesOf(row)) expect(told, `${key} ${code}`).toContain(code);
      expect(Object.keys(operation.responses)).toContain(String(row.status ?? 200));
    }
    const operations = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap((path) =>
      Object.values(path),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(rows.length);
  });

  it("refers to nothing that it does not hold", async () => {
    const text = (await t.app.inject("/api/openapi.json")).body;
    const description = JSON.parse(text);
    for (const [, pointer] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer?.split("/").reduce((place, name) => place?.[name], description);
      expect(target, pointer).toBeDefined();
    }
  });
});

describe("/api/docs", () => {
  it("lists every row on a page that needs no script and no other host", async () => {
    const { body, headers } = await t.app.inject("/api/docs");
    for (const [key] of rows) expect(body).toContain(key.split(" ")[1]);
    expect(body).not.toMatch(/<script|https?:\/\/|style=/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });
});
