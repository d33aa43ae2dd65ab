import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

const deepseek = { name: "deep-seek", kind: "openai-compatible", address: "https://api.deepseek.com/v1/" };
const home = { name: "home", kind: "openai-compatible", address: "http://localhost:11434/v1" };
const anthropic = { name: "anthropic", kind: "anthropic" };
const providersOf = (providers: unknown, keys: Record<string, string> = {}) =>
  readEnv({ TUTOR_PROVIDERS: typeof providers === "string" ? providers : JSON.stringify(providers), ...keys })
    .tutorProviders;

it("reads who has models, each with its key out of a setting of its own", () => {
  expect(readEnv({}).tutorProviders).toEqual([]);
  expect(providersOf([deepseek, home], { TUTOR_KEY_DEEP_SEEK: " sk-1 " })).toEqual([
    { ...deepseek, address: "https://api.deepseek.com/v1", key: "sk-1" },
    home,
  ]);
});

it.each([
  ["what is no JSON", "deepseek"],
  ["what is no list", deepseek],
  ["a name twice", [home, home]],
  ["a name that no setting can have", [{ ...home, name: "Deep Seek" }]],
  ["a kind that nobody speaks", [{ ...home, kind: "telepathy" }]],
  ["an address of another protocol", [{ ...home, address: "file:///etc/passwd" }]],
  ["an address with a password in it", [{ ...home, address: "https://me:secret@example.org" }]],
  ["no address where there must be one", [{ name: "home", kind: "openai-compatible" }]],
  ["a key in the list", [{ ...home, key: "sk-1" }]],
])("refuses to start with %s, and says how it must be", (_, providers) => {
  expect(() => providersOf(providers)).toThrow(
    /^TUTOR_PROVIDERS must be a list of providers .* such as TUTOR_PROVIDERS=\[/,
  );
});

it("names the key that is missing, and never shows one", () => {
  expect(() => providersOf([anthropic])).toThrow("TUTOR_KEY_ANTHROPIC must be the key of anthropic");
  expect(() => providersOf([anthropic], { TUTOR_KEY_ANTHROPIC: "sk-\n1" })).toThrow(/^(?!.*sk-).*TUTOR_KEY_ANTHROPIC/);
});
