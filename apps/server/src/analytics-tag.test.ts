import { expect, it } from "vitest";
import { originsOf } from "./analytics-tag.ts";
import { readEnv } from "./env.ts";

const tagOf = (words: string) => readEnv({ ANALYTICS_TAG: words }).analyticsTag;

it("has no tag unless told", () => {
  expect(readEnv({}).analyticsTag).toBeUndefined();
  expect(tagOf("  ")).toBeUndefined();
});

it("reads the tag's address, its attributes, and where else it writes to", () => {
  const tag = tagOf(
    "https://tags.example/js?id=G-1  data-website-id=a=b  https://*.reports.example https://tags.example",
  );
  expect(tag).toEqual({
    address: "https://tags.example/js?id=G-1",
    data: { "website-id": "a=b" },
    reportsTo: ["https://*.reports.example", "https://tags.example"],
  });
  expect(tag && originsOf(tag)).toEqual(["https://tags.example", "https://*.reports.example"]);
});

it("needs no TLS for what runs on this machine", () => {
  expect(tagOf("http://localhost:8000/script.js")?.address).toBe("http://localhost:8000/script.js");
});

it.each([
  ["without TLS", "http://tags.example/script.js"],
  ["that is no address", "UA-12345"],
  ["of another protocol", "javascript:alert(1)"],
  ["with a password in it", "https://me:secret@tags.example/script.js"],
  ["that would add to the policy", "https://tags.example;script-src/script.js"],
  ["from anywhere", "https://*.example/script.js"],
  ["that writes to anybody", "https://tags.example/script.js https://*.com"],
  ["that writes to what is no origin", "https://tags.example/script.js https://reports.example/path"],
  ["with an attribute of another kind", "https://tags.example/script.js onload=alert(1)"],
])("refuses to start with a tag %s, and says how it must be", (_, words) => {
  expect(() => tagOf(words)).toThrow(/^ANALYTICS_TAG must be .*, such as ANALYTICS_TAG=https:/);
});
