import { createHash } from "node:crypto";
import { languageTags, locales } from "@dripstone/contract/locale";
import type { FastifyInstance } from "fastify";
import ch from "../../../locales/ch/pages.json" with { type: "json" };
import en from "../../../locales/en/pages.json" with { type: "json" };
import { escapeHtml } from "../../escape-html.ts";
import { plainStyle } from "./busy-page.ts";

const texts = { en: en.offline, ch: ch.offline };

const hash = createHash("sha256").update(plainStyle).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`;

/** What the service worker shows when it cannot reach us: in both languages, as it does not know which one is read. */
const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(locales.map((locale) => texts[locale].title).join(" · "))}</title><style>${plainStyle}</style></head>
<body><main>${locales
  .map(
    (locale) =>
      `<section lang="${languageTags[locale]}"><h1>${escapeHtml(texts[locale].title)}</h1><p>${escapeHtml(texts[locale].text)}</p>` +
      `<p><a href="">${escapeHtml(texts[locale].again)}</a></p></section>`,
  )
  .join("")}</main></body></html>`;

export function offlinePage(app: FastifyInstance): void {
  app.get("/offline.html", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(page),
  );
}
