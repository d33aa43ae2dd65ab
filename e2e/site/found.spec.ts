import { type Locale, languageTags, locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { adminRoutes, userRoutes } from "../routes.ts";
import { useSite } from "../site.ts";

const site = useSite();

/** What schema.org, and the search engines that read it, ask of each kind of thing that we describe. */
const required: Record<string, readonly string[]> = {
  EducationalOrganization: ["name", "url"],
  LocalBusiness: ["name", "address", "openingHoursSpecification", "makesOffer", "contactPoint", "image"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  ContactPoint: ["contactType", "email"],
  City: ["name"],
  Service: ["serviceType", "name", "description"],
  Offer: [],
  Course: ["url"],
  CourseInstance: ["courseMode", "startDate"],
  Syllabus: ["name"],
  Schedule: ["repeatFrequency", "repeatCount"],
  EducationEvent: ["name", "startDate", "endDate", "location", "organizer", "eventStatus"],
  Place: ["name", "address"],
  VirtualLocation: ["url"],
  LearningResource: ["name", "description", "url", "inLanguage", "learningResourceType", "timeRequired", "isPartOf"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  CollectionPage: ["name", "url"],
  DiscussionForumPosting: ["headline", "text", "author", "datePublished", "url"],
  InteractionCounter: ["interactionType", "userInteractionCount"],
  QAPage: ["mainEntity"],
  Person: ["name"],
  Blog: ["name", "url"],
  BlogPosting: ["headline", "image", "datePublished", "author", "url"],
  WebSite: ["name", "url"],
  WebPage: ["@id"],
  Organization: ["name", "url"],
  ImageObject: ["url"],
};

/** A course that is described as itself, and not only named by its address, has the specification's fields. */
const courseFields = [
  ...["name", "description", "educationalLevel", "teaches", "timeRequired", "numberOfCredits", "coursePrerequisites"],
  ...["typicalAgeRange", "provider"],
];

type Thing = Record<string, unknown> & { "@type": string | string[] };

const readOf = async (request: APIRequestContext, route: string, locale: Locale) => {
  const reply = await request.get(site.url + withLanguage(route, locale));
  return { status: reply.status(), html: await reply.text() };
};
const withLanguage = (route: string, locale: Locale) =>
  locale === "ch" ? `${route}${route.includes("?") ? "&" : "?"}lang=ch` : route;

/** All that a page describes, and all that is described within it. */
function thingsIn(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = ""]) => {
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    const described = JSON.parse(json);
    expect(described["@context"]).toBe("https://schema.org");
    return within(described);
  });
}
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(within);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}
const typesOf = (thing: Thing) => [thing["@type"]].flat();

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

/** Every page that the sitemap names in a language. */
async function mapped(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const locs = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
      loc.replaceAll("&amp;", "&"),
    );
  const files = await locs(`${site.url}/sitemap.xml`);
  const all = (await Promise.all(files.map(locs))).flat();
  return all.filter((address) => new URL(address).searchParams.get("lang") === (locale === "ch" ? "ch" : null));
}

for (const locale of locales) {
  test(`each page of the sitemap has in ${locale} a head of its own, and describes itself as is asked of it`, async ({
    request,
  }) => {
    test.setTimeout(240_000);
    const addresses = await mapped(request, locale);
    expect(addresses.length).toBeGreaterThan(60);
    const descriptions = new Map<string, string>();
    const types = new Set<string>();
    for (const address of addresses) {
      const reply = await request.get(address);
      expect.soft(reply.status(), address).toBe(200);
      const html = await reply.text();
      expect.soft(html, address).not.toContain('name="robots"');
      const shown = address.replaceAll("&", "&amp;");
      expect.soft(html, address).toContain(`<link rel="canonical" href="${shown}"`);
      for (const of of locales) expect.soft(html, address).toContain(`hrefLang="${languageTags[of]}"`);
      expect.soft(html, address).toContain('hrefLang="x-default"');
      const description = contentOf(html, "description");
      const length = [...description].length;
      expect.soft(length, `${address}: ${description}`).toBeGreaterThanOrEqual(locale === "en" ? 30 : 10);
      expect.soft(length, `${address}: ${description}`).toBeLessThanOrEqual(locale === "en" ? 320 : 200);
      expect.soft(descriptions.get(description), `${address} says what another says, too`).toBeUndefined();
      descriptions.set(description, address);
      for (const name of ["og:title", "og:description", "og:url", "og:image", "og:site_name", "twitter:card"]) {
        expect.soft(contentOf(html, name), `${address} ${name}`).not.toBe("");
      }
      expect.soft(contentOf(html, "og:locale")).toBe(locale === "ch" ? "zh_CN" : "en_US");
      expect.soft(contentOf(html, "og:locale:alternate")).toBe(locale === "ch" ? "en_US" : "zh_CN");
      for (const thing of thingsIn(html)) {
        for (const type of typesOf(thing)) {
          types.add(type);
          expect.soft(Object.keys(required), `${address} describes a ${type}`).toContain(type);
          const fields = type === "Course" && "name" in thing ? courseFields : (required[type] ?? []);
          for (const field of fields) {
            expect.soft(thing[field] ?? null, `${address}: ${field} of a ${type}`).not.toBeNull();
            expect.soft(thing[field], `${address}: ${field} of a ${type}`).not.toBe("");
          }
        }
      }
    }
    expect([...types]).toEqual(
      expect.arrayContaining(["LocalBusiness", "Course", "LearningResource", "BreadcrumbList", "FAQPage", "ItemList"]),
    );
  });
}

test("a page says where on the site it is, step by step down to itself", async ({ request }) => {
  const { html } = await readOf(request, paths.archive, "en");
  const crumbs = thingsIn(html).find((thing) => typesOf(thing).includes("BreadcrumbList"));
  const items = crumbs?.itemListElement as { position: number; item: string }[];
  expect(items.map(({ item }) => item)).toEqual(
    [paths.home, paths.weeklyProblem, paths.archive].map((it) => site.url + it),
  );
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test("the picture of a page is there, in each language its own", async ({ request }) => {
  const pictures = new Set<string>();
  for (const route of [paths.home, paths.math, paths.weeklyProblem, paths.forum]) {
    for (const locale of locales) {
      const { html } = await readOf(request, route, locale);
      const picture = contentOf(html, "og:image");
      const reply = await request.get(picture, { maxRedirects: 0 });
      expect([reply.status(), reply.headers()["content-type"]], picture).toEqual([200, "image/png"]);
      pictures.add((await reply.body()).toString("base64"));
    }
  }
  expect(pictures.size).toBe(8);
});

test("what is somebody's own, the office's, or a search is not to be found, and has no picture", async ({
  request,
}) => {
  const searches = [`${paths.forum}?q=triangle`];
  for (const route of [...userRoutes, ...adminRoutes, ...searches]) {
    const { html } = await readOf(request, route, "en");
    expect.soft(html, route).toContain('<meta name="robots" content="noindex"');
    expect.soft(contentOf(html, "og:image"), route).toBe("");
  }
});

for (const locale of locales) {
  test(`every link of the site leads somewhere in ${locale}`, async ({ request }) => {
    test.setTimeout(300_000);
    const seen = new Set<string>();
    const waiting: { address: string; from: string }[] = [{ address: withLanguage("/", locale), from: "the start" }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { address, from } = next;
      const reply = await request.get(site.url + address, { maxRedirects: 0 });
      expect.soft(reply.status(), `${address}, linked on ${from}`).toBeLessThan(300);
      if (!reply.headers()["content-type"]?.includes("text/html")) continue;
      const html = await reply.text();
      for (const [, href = ""] of html.matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g)) {
        const link = href.replaceAll("&amp;", "&");
        if (/^(mailto|tel|data|https?:\/\/(?!localhost))/.test(link)) continue;
        const target = new URL(link, site.url + address);
        const place = decodeURIComponent(target.hash.slice(1));
        if (place && target.pathname === new URL(address, site.url).pathname) {
          expect.soft(html.includes(`id="${place}"`), `#${place} on ${address}`).toBe(true);
        }
        const key = withLanguage(target.pathname, locale);
        // What only filters or sorts a page is that page.
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push({ address: key, from: address });
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });
}
