import { expect, it } from "vitest";
import { scriptsLater } from "./scripts-later.ts";

const entry = `import "/assets/manifest-1.js";\nimport("/assets/entry-1.js");`;
const page = [
  `<html><head><script nonce="n">marks()</script>`,
  `<link nonce="n" rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" nonce="n" href="/assets/entry-1.js"/>`,
  `<link rel="modulepreload" href="/assets/entry-1.js"/><link nonce="n" rel="stylesheet" href="/assets/one.css"/>`,
  `<link rel="stylesheet" href="/assets/two.css"/></head><body><p>$& and text</p>`,
  `<script nonce="n" type="module" async="">${entry}</script></body></html>`,
].join("");

it("leaves a browser nothing to fetch but what a page is drawn with", () => {
  const later = scriptsLater(page, "n");
  expect(later).not.toContain('rel="modulepreload"');
  expect(later).not.toContain('type="module"');
  expect(later.match(/<link [^>]*>/g)).toEqual([
    `<link nonce="n" rel="stylesheet" href="/assets/one.css"/>`,
    `<link rel="stylesheet" href="/assets/two.css"/>`,
  ]);
});

it("keeps the entry word for word, as the policy knows it, and names each of its files once", () => {
  expect(scriptsLater(page, "n")).toContain(
    `<script nonce="n" type="text/plain" id="entry" data-files="/assets/manifest-1.js /assets/entry-1.js">${entry}</script>`,
  );
});

it("starts before the sheets, for which any later script would wait", () => {
  const later = scriptsLater(page, "n");
  const starter = /<script nonce="n">\(function[\s\S]+?<\/script>/;
  expect(later.search(starter)).toBeLessThan(later.indexOf(`rel="stylesheet"`));
  const bare = page.replaceAll(/<link[^>]*>/g, "");
  expect(scriptsLater(bare, "n"), "a page without sheets").toMatch(starter);
});
