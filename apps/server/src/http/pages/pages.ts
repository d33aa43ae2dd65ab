import { randomBytes } from "node:crypto";
import { defaultLocale, type Locale, locales } from "@dripstone/contract/locale";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { inProcessApi } from "./in-process-api.ts";
import { type Page, sendPage } from "./page.ts";
import { cachedPages } from "./page-cache.ts";
import { policyFor } from "./policy.ts";
import type { Web } from "./web.ts";

type PagesOptions = {
  web: Web;
  siteUrl: string;
  clock: () => Date;
};

/**
 * Everything that is not the API: files of the build, and pages rendered as a visitor sees them. A page whose address has no
 * query is kept until the data that it shows may have changed.
 */
export function pages({ web, siteUrl, clock }: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    const pageAt = cachedPages(clock);
    if (web.middleware) app.addHook("onRequest", web.middleware);
    if (web.files) {
      await app.register(fastifyStatic, {
        root: web.files,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => reply.header("cache-control", cachingOf(path)),
      });
    }

    app.get("/*", async (request, reply) => {
      const url = URL.parse(siteUrl + request.url);
      if (!url) return reply.redirect("/404");
      const path = onePathOf(url.pathname);
      if (path !== url.pathname && !web.middleware) return reply.redirect(path + url.search, 301);
      const { locale, plain } = languageOf(url, request.headers.cookie);
      const page = plain
        ? await pageAt(`${locale} ${url.pathname}`, () => render(url, locale))
        : await render(url, locale);
      return sendPage(request, reply, page);
    });

    async function render(url: URL, locale: Locale): Promise<Page> {
      const nonce = randomBytes(16).toString("base64url");
      const { fetchApi, freshUntil } = inProcessApi(app, clock);
      const response = await web.render(new Request(url), { locale, siteUrl, nonce, fetchApi });
      const html = await response.text();
      const { body, policy } = policyFor(html, nonce, { dev: web.middleware !== undefined });
      return {
        status: response.status,
        location: response.headers.get("location"),
        body,
        policy,
        freshUntil: freshUntil(),
      };
    }
  };
}

/** React Router takes `/About` and `/about/` for `/about`; one page has one address, and is kept once. */
function onePathOf(path: string): string {
  return path
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    .toLowerCase();
}

/** The build names its files by their content; others may change under their name. */
function cachingOf(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

/** `?lang` goes before the cookie; a plain address has no other query and may be kept. */
function languageOf(url: URL, cookies = ""): { locale: Locale; plain: boolean } {
  const asked = url.searchParams.get("lang");
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(cookies)?.[1];
  const locale = locales.find((it) => it === asked) ?? locales.find((it) => it === kept) ?? defaultLocale;
  const plain = [...url.searchParams.keys()].every((name) => name === "lang");
  return { locale, plain };
}
