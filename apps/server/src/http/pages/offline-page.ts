import { createHash } from "node:crypto";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import type { FastifyInstance } from "fastify";
import { site } from "../../../../../site.config.ts";
import ch from "../../../locales/ch/pages.json" with { type: "json" };
import en from "../../../locales/en/pages.json" with { type: "json" };
import { escapeHtml } from "../../escape-html.ts";
import { localeOf } from "./address.ts";
import { plainStyle } from "./busy-page.ts";

const texts = { en: en.offline, ch: ch.offline };

const style = `${plainStyle}h2{font-size:1.05rem;margin:2rem 0 .5rem}ul{margin:0;padding:0;list-style:none}li a{display:inline-block;padding:.5rem}`;
const hash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`;

/** What the service worker shows when it cannot reach us; it puts the lessons that it keeps into the list, and shows that if there are any. */
function pageIn(locale: Locale): string {
  const { title, text, again, kept, home } = texts[locale];
  const school = escapeHtml(site.name[locale]);
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p>${school}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(again)}</a></p><p><a href="/">${escapeHtml(home)}</a></p>
<nav hidden aria-labelledby="kept"><h2 id="kept">${escapeHtml(kept)}</h2><ul></ul></nav></main></body></html>`;
}

const pages = { en: pageIn("en"), ch: pageIn("ch") };

export function offlinePage(app: FastifyInstance): void {
  app.get("/offline.html", async (request, reply) => {
    const { searchParams } = new URL(request.url, "http://localhost");
    return reply
      .header("cache-control", "no-cache")
      .header("vary", "accept-encoding, cookie")
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(pages[localeOf(searchParams, request.headers.cookie)]);
  });
}
