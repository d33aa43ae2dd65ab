import { describe, expect, it } from "vitest";
import { policyFor } from "./policy.ts";

const nonce = "s3cret-of-this-rendering";

describe("the content security policy of a page", () => {
  it("allows our own inline scripts by hash, and tells nobody the nonce", () => {
    const html = `<head><script nonce="${nonce}">start()</script></head>`;
    const { body, policy } = policyFor(html, nonce, { dev: false });
    expect(body).toBe("<head><script>start()</script></head>");
    expect(policy).toContain("'sha256-");
    expect(policy).not.toContain(nonce);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("allows no script that somebody else got into the page", () => {
    const html = `<p>a post</p><script>steal()</script><script nonce="guessed">steal()</script>`;
    expect(policyFor(html, nonce, { dev: false }).policy).not.toContain("sha256");
  });

  it("lets the analytics tag load, count, and write to where it is from, and nobody else", () => {
    const policyWith = (origins: string[]) =>
      policyFor("<p>a page</p>", nonce, { dev: false, origins }).policy.split("; ");
    const told = policyWith(["https://tags.example", "https://*.reports.example"]);
    const changed = told.filter((part) => !policyWith([]).includes(part));
    expect(changed.map((part) => part.replace(/ .*/, ""))).toEqual(["script-src", "img-src", "connect-src"]);
    for (const part of changed) expect(part).toMatch(/ https:\/\/tags\.example https:\/\/\*\.reports\.example$/);
    expect(policyWith([]).join()).not.toContain("https:");
  });

  it("gives the same page the same policy, whatever the nonce", () => {
    const page = (of: string) => policyFor(`<script nonce="${of}">start()</script>`, of, { dev: false });
    expect(page("one")).toEqual(page("two"));
  });
});
