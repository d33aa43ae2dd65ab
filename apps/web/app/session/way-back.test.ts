// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { forgetWayBack, noteWayBack, wayBack } from "./way-back.ts";

beforeEach(() => localStorage.clear());

it("leads back to where a registration began, until it has done so", () => {
  expect(wayBack()).toBeNull();
  noteWayBack({ path: "/classes/7", name: "AMC 8" });
  expect(wayBack()).toEqual({ path: "/classes/7", name: "AMC 8" });
  forgetWayBack();
  expect(wayBack()).toBeNull();
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "leads to no page that is not ours: %s",
  (path) => {
    noteWayBack({ path, name: null });
    expect(wayBack()).toBeNull();
  },
);

it("forgets by itself what is older than a day, and takes nothing else for it", () => {
  const at = Date.now() - 25 * 3_600_000;
  for (const kept of [JSON.stringify({ path: "/classes", name: null, at }), "7", "{", JSON.stringify({ path: 7 })]) {
    localStorage.setItem("way-back", kept);
    expect(wayBack()).toBeNull();
  }
});
