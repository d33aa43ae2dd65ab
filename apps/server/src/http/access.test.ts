import { endpoints } from "@dripstone/contract";
import type { Access, Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { strangeParams } from "../testing/params.ts";
import { useTestApp } from "../testing/use-test-app.ts";

/** How a row must answer each kind of caller before it looks at the payload; `passes` is any answer but a refusal. */
const refusals: Record<Access, Record<string, string>> = {
  anyone: {},
  user: { visitor: "401", unverified: "403", deactivated: "401" },
  member: { visitor: "401", unverified: "403", deactivated: "401", "a child": "403" },
  teacher: {
    visitor: "401",
    unverified: "403",
    deactivated: "401",
    "student A": "403",
    "student B": "403",
    "a child": "403",
  },
  admin: {
    visitor: "401",
    unverified: "403",
    deactivated: "401",
    "student A": "403",
    "student B": "403",
    "a child": "403",
    teacher: "403",
  },
};
const codes = { visitor: "NOT_SIGNED_IN", deactivated: "NOT_SIGNED_IN", unverified: "EMAIL_NOT_VERIFIED" };
const refused = new Set(["NOT_SIGNED_IN", "EMAIL_NOT_VERIFIED", "NOT_ALLOWED", "PARENT_CONSENT_NEEDED"]);
/** These end the session that the other rows' tests need. */
const endsSessions = new Set(["POST /auth/logout", "DELETE /auth/sessions"]);

const rows = Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][];
const tokens: Record<string, string | undefined> = {};
const t = useTestApp();

beforeAll(async () => {
  tokens.visitor = undefined;
  tokens.unverified = (await t.signUp({ verified: false })).token;
  tokens["student A"] = (await t.signUp()).token;
  tokens["student B"] = (await t.signUp()).token;
  tokens.teacher = (await t.signUp({ role: "teacher" })).token;
  tokens.admin = (await t.signUp({ role: "admin" })).token;
  // Without a parent's yes; it may do what a user may, and not what a member may.
  tokens["a child"] = (await t.signUp({ birthMonth: "2015-06-01" })).token;
  tokens.deactivated = (await t.signUp({ active: false })).token;
});

const callers = ["visitor", "unverified", "student A", "student B", "a child", "teacher", "admin", "deactivated"];

describe.each(rows)("%s", (key, row) => {
  it.each(callers)("answers a caller who is %s as its access says", async (caller) => {
    const token = endsSessions.has(key) ? await freshToken(caller) : tokens[caller];
    const reply = await t.call(key, {
      params: strangeParams(row),
      ...(token !== undefined && { token }),
      ...(row.body && { body: {} }),
    });
    const refusal = refusals[row.access][caller];
    if (refusal) {
      const code =
        codes[caller as keyof typeof codes] ?? (row.access === "member" ? "PARENT_CONSENT_NEEDED" : "NOT_ALLOWED");
      expect([String(reply.status), reply.error.code]).toEqual([refusal, code]);
    } else {
      expect(reply.status).toBeLessThan(500);
      if (reply.status >= 400) expect(refused).not.toContain(reply.error.code);
      if (reply.status === 404) expect(row.params).toBeDefined();
    }
  });
});

async function freshToken(caller: string): Promise<string | undefined> {
  if (caller === "visitor") return undefined;
  const role = caller === "teacher" || caller === "admin" ? caller : "student";
  const birthMonth = caller === "a child" ? { birthMonth: "2015-06-01" } : {};
  return (await t.signUp({ ...birthMonth, role, verified: caller !== "unverified", active: caller !== "deactivated" }))
    .token;
}

it("takes effect at the next request when a role is taken away", async () => {
  const { token, user } = await t.signUp({ role: "admin" });
  const profile = await t.call("GET /auth/profile", { token });
  expect(profile.data.role).toBe("admin");
  await t.db.updateTable("users").set({ role: "student" }).where("id", "=", user.id).execute();
  expect((await t.call("GET /auth/profile", { token })).data.role).toBe("student");
});

it("declares an access for every row", () => {
  for (const [key, row] of rows as [EndpointKey, Endpoint][]) {
    expect(Object.keys(refusals), key).toContain(row.access);
  }
});
