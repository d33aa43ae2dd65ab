import { expect, test } from "@playwright/test";
import { publicRoutes } from "../routes.ts";
import { useSite } from "../site.ts";

const site = useSite();

for (const locale of ["en", "ch"] as const) {
  test(`every public page is rendered on the server with head and content in ${locale}`, async ({ request }) => {
    const titles = new Set<string>();
    for (const route of publicRoutes) {
      const reply = await request.get(`${site.url}${route}${locale === "ch" ? "?lang=ch" : ""}`);
      expect(reply.status(), route).toBe(route === "/404" ? 404 : 200);
      const html = await reply.text();
      expect(html, route).toContain(locale === "ch" ? '<html lang="zh-Hans"' : '<html lang="en"');
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      expect(title, route).toContain(locale === "ch" ? "滴石学堂" : "Dripstone Academy");
      titles.add(title);
      expect(html, route).toMatch(/<meta name="description" content="[^"]{8,}"/);
      const address = site.url + route;
      expect(html, route).toContain(`<link rel="canonical" href="${address}${locale === "ch" ? "?lang=ch" : ""}"`);
      expect(html, route).toContain(`<link rel="alternate" hrefLang="en" href="${address}"`);
      expect(html, route).toContain(`<link rel="alternate" hrefLang="zh-Hans" href="${address}?lang=ch"`);
      expect(html, route).toMatch(/<main[^>]*>[\s\S]*<h1[\s\S]*<\/main>/);
    }
    expect(titles.size, "each page has a title of its own").toBe(publicRoutes.length);
  });
}

test("business, courses and forum are described as structured data", async ({ request }) => {
  const describe = async (route: string, type: string) => {
    const html = await (await request.get(site.url + route)).text();
    const all = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    return all.map(([, json = ""]) => JSON.parse(json)).find((it) => [it["@type"]].flat().includes(type));
  };
  const business = await describe("/", "LocalBusiness");
  expect(business["@type"]).toContain("EducationalOrganization");
  expect(business.openingHoursSpecification).toMatchObject({
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  });
  expect(await describe("/math/amc8", "Course")).toMatchObject({ name: "AMC 8 Math" });
  expect(await describe("/forum", "CollectionPage")).toBeTruthy();
});

test("an unknown path leads to /404, which answers 404; /my-progress leads to /progress", async ({ request }) => {
  const unknown = await request.get(`${site.url}/no/such/page`, { maxRedirects: 0 });
  expect(unknown.status()).toBe(302);
  expect(unknown.headers().location).toBe("/404?from=%2Fno%2Fsuch%2Fpage");
  expect((await request.get(`${site.url}/404`)).status()).toBe(404);
  const told = await request.get(`${site.url}/404?from=%2Fclases`);
  expect(told.status()).toBe(404);
  expect(await told.text()).toMatch(/<bdi>\/clases<\/bdi>/);
  expect(await (await request.get(`${site.url}/404?from=%2Fcall+us+now`)).text()).not.toContain("call us now");
  const progress = await request.get(`${site.url}/my-progress`, { maxRedirects: 0 });
  expect(progress.headers().location).toBe("/progress");
});

test("the policy lets only our own inline scripts run, and the same page is the same for everybody", async ({
  request,
}) => {
  const first = await request.get(`${site.url}/math`);
  const policy = first.headers()["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(policy).toContain("frame-ancestors 'none'");
  const html = await first.text();
  expect(html).not.toContain("nonce=");
  const withToken = await request.get(`${site.url}/math`, { headers: { authorization: "Bearer abc" } });
  expect(await withToken.text()).toBe(html);
  const again = await request.get(`${site.url}/math`, { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("no link of any public page is dead", async ({ request }) => {
  test.slow();
  const seen = new Set<string>();
  for (const route of publicRoutes) {
    const html = await (await request.get(site.url + route)).text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) seen.add(href);
  }
  expect(seen.size).toBeGreaterThan(15);
  for (const href of seen) {
    const reply = await request.get(site.url + href, { maxRedirects: 0 });
    expect(reply.status(), href).toBe(200);
  }
});
