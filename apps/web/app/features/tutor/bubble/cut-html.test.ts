// @vitest-environment happy-dom
import { renderMarkdown } from "@dripstone/markdown";
import { expect, it } from "vitest";
import { cutHtml } from "./cut-html.ts";

const MAX = 80;
const textOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body.textContent;

it("leaves 80 characters as they are, and cuts what is longer with an ellipsis", () => {
  const fits = renderMarkdown("x".repeat(MAX));
  expect(cutHtml(fits, MAX)).toBe(fits);
  expect(textOf(cutHtml(renderMarkdown("x".repeat(MAX + 1)), MAX))).toBe(`${"x".repeat(MAX)}…`);
});

it("counts characters, not the halves of which some are made", () => {
  const fits = renderMarkdown("🐢".repeat(MAX));
  expect(cutHtml(fits, MAX)).toBe(fits);
  expect(textOf(cutHtml(renderMarkdown("滴".repeat(MAX + 5)), MAX))).toBe(`${"滴".repeat(MAX)}…`);
});

it("cuts within what is emphasized, and leaves nothing of what follows", () => {
  const html = cutHtml(renderMarkdown(`Look: **${"y".repeat(100)}** and more\n\nThe answer is 5.`), MAX);
  expect(html).toContain(`<strong>${"y".repeat(MAX - "Look: ".length)}…</strong>`);
  expect(textOf(html)).not.toMatch(/more|answer/);
});

it("shows a formula whole or not at all", () => {
  const whole = renderMarkdown("So $\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}$ is what you get.");
  expect(cutHtml(whole, MAX)).toBe(whole);
  const late = cutHtml(renderMarkdown(`${"z".repeat(MAX - 2)} $a+b+c+d$ is it`), MAX);
  expect(textOf(late)).toBe(`${"z".repeat(MAX - 2)} …`);
});

it("begins with all paragraphs that there is room for", () => {
  const cut = textOf(cutHtml(renderMarkdown(`One.\n\nTwo.\n\n${"w".repeat(100)}`), MAX));
  expect(cut.replace(/\s/g, "")).toBe(`One.Two.${"w".repeat(MAX - 8)}…`);
});
