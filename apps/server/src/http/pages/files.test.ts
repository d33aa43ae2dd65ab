import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site as school } from "../../../../../site.config.ts";
import { type TestApp, testApp } from "../../testing/app.ts";

let folder: string;
let site: TestApp;

const scripts = ["python.worker-1a2b3c4d.js", "pdf.worker.min-1a2b3c4d.mjs", "live-python-1a2b3c4d.js"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dripstone-web-"));
  await mkdir(join(folder, "assets/python-1.0.0"), { recursive: true });
  for (const name of [...scripts, "python-1.0.0/python.mjs"]) await writeFile(join(folder, "assets", name), "1;");
  await writeFile(join(folder, "assets/python-1.0.0/python.wasm"), "0");
  await writeFile(join(folder, "sw.js"), "1;");
  const render = async () => new Response("<p>a page</p>");
  site = await testApp({ web: { render, declaredQuery: () => "", files: folder } });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const headersOf = async (url: string) => (await site.app.inject({ url })).headers;

describe("a worker's file", () => {
  it("that runs programs may compile WebAssembly, and fetch from us, and nothing else", async () => {
    const headers = await headersOf(`/assets/${scripts[0]}`);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
  });

  it("that runs none may not, but is taken by an isolated page, too", async () => {
    const headers = await headersOf(`/assets/${scripts[1]}`);
    expect(headers["content-security-policy"]).toBeUndefined();
    expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
  });
});

it("no page, and no script of one, may compile WebAssembly", async () => {
  for (const url of ["/compute/python", "/", `/assets/${scripts[2]}`, "/assets/python-1.0.0/python.mjs"]) {
    const { "content-security-policy": policy = "" } = await headersOf(url);
    expect(policy, url).not.toContain("wasm");
    expect(policy, url).not.toContain("unsafe-eval");
  }
});

it("an interpreter is kept by browsers for good, and has the type without which it is not compiled as it comes", async () => {
  const headers = await headersOf("/assets/python-1.0.0/python.wasm");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("application/wasm");
});

it("the service worker is asked for anew at every visit, and may ask us alone", async () => {
  const headers = await headersOf("/sw.js");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toContain("javascript");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
});

it("what is shown offline says so in the language that is asked for, and loads nothing else", async () => {
  for (const [lang, tag, others] of [
    ["en", "en", /[\u4e00-\u9fff]/],
    ["ch", "zh-Hans", /offline/],
  ] as const) {
    const { body, headers } = await site.app.inject({ url: `/offline.html?lang=${lang}` });
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).not.toMatch(others);
    expect(body).not.toMatch(/<script|<link|src=/);
    expect(body).toContain(school.name[lang]);
    expect(body).toContain('<a href="/">');
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  }
});
