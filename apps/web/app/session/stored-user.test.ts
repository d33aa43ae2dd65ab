import { user as schema } from "@dripstone/contract/accounts/payloads";
import { describe, expect, it } from "vitest";
import { fetchUser } from "./session.ts";
import { ann, keep, kept, openBrowser, openTab } from "./testing/browser.ts";

describe("a stored user", () => {
  it("is taken up when every field is there", () => {
    openBrowser();
    keep("ann-token", ann);
    expect(openTab().store.getState().auth).toMatchObject({ user: ann, token: "ann-token", isAuthenticated: true });
  });

  const { school: _, ...ofAnOlderRelease } = ann;
  it.each<[what: string, stored: unknown]>([
    ["broken off", '{"id": 1, "role"'],
    ["nothing", "null"],
    ["a list", "[]"],
    ["no more than an id and a role", { id: "x", role: "student" }],
    ["of an older release, which had no school", ofAnOlderRelease],
    ...Object.keys(schema.shape).map((field) => [`damaged in ${field}`, { ...ann, [field]: {} }] as [string, unknown]),
    ["of a role that there is not", { ...ann, role: "constructor" }],
    ["of a language that there is not", { ...ann, preferredLanguage: "xx" }],
    ["to be deleted on no date", { ...ann, deletionDate: "nonsense" }],
  ])("that is %s is removed, and the server's is taken", async (_, stored) => {
    openBrowser();
    keep("ann-token", stored);
    const tab = openTab();
    expect(tab.store.getState().auth).toMatchObject({ user: null, token: "ann-token", ready: true });
    expect(kept()).toEqual({ token: "ann-token" });
    const asked = tab.store.dispatch(fetchUser());
    const { request, answer } = await tab.call("GET /auth/profile");
    expect(request.headers.get("authorization")).toBe("Bearer ann-token");
    await answer(ann);
    await asked;
    expect(tab.store.getState().auth).toMatchObject({ user: ann, token: "ann-token", isAuthenticated: true });
    expect(kept()).toEqual({ token: "ann-token", user: JSON.stringify(ann) });
  });
});
