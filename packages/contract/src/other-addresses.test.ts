import { expect, it } from "vitest";
import { ASKED_MAX, isAsked, missingAt, otherAddresses } from "./other-addresses.ts";
import { pages } from "./paths.ts";

const ours = new Set<string>(Object.values(pages));

it("leads from no page of ours, and each time to one", () => {
  for (const [typed, target] of Object.entries(otherAddresses)) {
    expect(ours.has(typed), typed).toBe(false);
    expect(typed, typed).toBe(typed.toLowerCase());
    expect(ours.has(target.split("#")[0] ?? ""), target).toBe(true);
  }
});

it.each([
  ["/clases", "/404?from=%2Fclases"],
  ["/%E5%A5%A5%E6%95%B0", "/404?from=%2F%E5%A5%A5%E6%95%B0"],
  [`/${"a".repeat(300)}`, `/404?from=%2F${"a".repeat(ASKED_MAX - 1)}`],
  ["/call%20us%20today", "/404"],
  ["/%3Cscript%3E", "/404"],
  ["/a%E2%80%AEb", "/404"],
  ["/%e4%b8", "/404"],
])("tells of %s only what somebody can have typed: %s", (path, target) => expect(missingAt(path)).toBe(target));

it.each(["", "/", "clases", "https://x.example", "/a b", "/<b>"])(
  "takes %j for no address that was asked for",
  (text) => expect(isAsked(text)).toBe(false),
);
