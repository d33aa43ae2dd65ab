import { DAY_MS } from "@dripstone/contract/durations";
import { locales } from "@dripstone/contract/locale";
import { pages } from "@dripstone/contract/paths";
import { expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

async function ask(path: string, type: string): Promise<string> {
  const { statusCode, headers, body } = await t.app.inject({ url: path });
  expect([statusCode, headers["content-type"]], path).toEqual([200, `${type}; charset=utf-8`]);
  return body;
}

it("tells crawlers where the sitemap is, and keeps them out of the office and of nothing that is to be found", async () => {
  const robots = await ask("/robots.txt", "text/plain");
  expect(robots).toContain("Sitemap: https://dripstone.test/sitemap.xml");
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const kept = Object.values(pages).filter((page) => closed.some((path) => page.startsWith(path)));
  expect(kept.every((page) => page.startsWith("/admin"))).toBe(true);
  expect(kept).toContain("/admin");
});

it("tells search engines to leave what the API says out", async () => {
  const { headers } = await t.app.inject({ url: "/api/health" });
  expect(headers["x-robots-tag"]).toBe("noindex");
});

it("tells whoever finds a hole where to write, for months to come", async () => {
  const text = await ask("/.well-known/security.txt", "text/plain");
  expect(text).toMatch(new RegExp(`^Contact: mailto:${site.email}$`, "m"));
  const expires = () => new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "").getTime() - t.clock.now().getTime();
  expect(expires()).toBeGreaterThan(90 * DAY_MS);
  expect(expires()).toBeLessThan(366 * DAY_MS);
  t.clock.advance({ days: 170 });
  expect(await ask("/.well-known/security.txt", "text/plain")).not.toBe(text);
  t.clock.advance({ days: -170 });
});

it("leads programs that read for people to pages that are there, in both languages", async () => {
  const guide = await ask("/llms.txt", "text/plain");
  expect(guide.match(/^# .*$/gm)).toEqual([`# ${site.name.en} · ${site.name.ch}`]);
  const links = [...guide.matchAll(/\]\((https:[^)]+)\)/g)].map(([, link = ""]) => new URL(link));
  expect(links.length).toBeGreaterThan(20);
  const known: readonly string[] = [...Object.values(pages), "/sitemap.xml"];
  for (const { pathname } of links) expect(known).toContain(pathname);
});

it.each(locales)(
  "lets a browser put the site among its programs, in %s, and none in a language that is not",
  async (locale) => {
    const manifest = JSON.parse(await ask(`/manifests/${locale}.webmanifest`, "application/manifest+json"));
    expect(manifest.name).toBe(site.name[locale]);
    const purposes = manifest.icons.map(
      ({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`,
    );
    expect(purposes).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
    expect((await t.app.inject({ url: "/manifests/fr.webmanifest" })).statusCode).toBe(404);
  },
);
