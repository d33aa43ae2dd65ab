import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { variablesSheet } from "../../theme-variables.ts";

const app = new URL("../", import.meta.url);
const sheet = variablesSheet();
const declared = new Set([...sheet.matchAll(/(--mantine-[\w-]+):/g)].map(([, name]) => name));

it("declares whatever our own styles take of the library's variables", () => {
  const asked = globSync("**/*.{css,tsx}", { cwd: app }).flatMap((file) =>
    [...readFileSync(new URL(file, app), "utf8").matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(declared).toContain(name);
});

it("declares every color that a component is given, in both schemes", () => {
  const given = globSync("**/*.tsx", { cwd: app, exclude: ["**/*.test.tsx"] }).flatMap((file) =>
    [...readFileSync(new URL(file, app), "utf8").matchAll(/ color=(?:"([a-z]+)"|\{[^}]*\? "([a-z]+)")/g)].map(
      ([, color, other]) => color ?? other,
    ),
  );
  expect(given).toContain("red");
  for (const color of new Set(given)) {
    if (color === "white") continue;
    expect(sheet.split(`--mantine-color-${color}-filled:`), color).toHaveLength(3);
  }
});

it("declares every color that the library's parts of the first page fall back on", () => {
  const styles = fileURLToPath(import.meta.resolve("@mantine/core/styles/Button.layer.css")).replace(/[^/]+$/, "");
  const parts = ["ActionIcon", "Button", "Checkbox", "Input", "Menu", "ModalBase", "Popover", "Skeleton", "global"];
  const asked = parts.flatMap((part) =>
    [...readFileSync(`${styles}${part}.layer.css`, "utf8").matchAll(/var\((--mantine-color-[\w-]+)\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(asked.length).toBeGreaterThan(50);
  for (const name of asked) expect(declared).toContain(name);
});

it("says nothing of colors that are not ours", () => {
  expect(sheet).not.toMatch(/--mantine-color-(blue|grape|orange|teal)-/);
});
