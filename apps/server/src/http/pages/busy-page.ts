import { createHash } from "node:crypto";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import type { FastifyReply } from "fastify";
import ch from "../../../locales/ch/pages.json" with { type: "json" };
import en from "../../../locales/en/pages.json" with { type: "json" };
import { escapeHtml } from "../../escape-html.ts";
import type { ApiError } from "../errors.ts";

const texts: Record<Locale, { busy: { title: string; text: string } }> = { en, ch };

/** Of pages that are shown when there is nothing else: they load no file. */
export const plainStyle =
  "body{margin:0;display:grid;place-content:center;min-height:100vh;padding:0 1.5rem;text-align:center;" +
  "font:1.05rem/1.6 system-ui,sans-serif;color-scheme:light dark}h1{font-size:1.5rem;margin:1.5rem 0 .5rem}p{margin:0}a{color:inherit}";
const hash = createHash("sha256").update(plainStyle).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`;

/** Sent instead of a page for which there is no time: it costs nothing, and loads itself anew. */
export function sendBusyPage(reply: FastifyReply, locale: Locale, { retryAfterSeconds = 1 }: ApiError): FastifyReply {
  const { title, text } = texts[locale].busy;
  return reply
    .code(503)
    .header("retry-after", retryAfterSeconds)
    .header("refresh", 2 * retryAfterSeconds)
    .header("cache-control", "no-store")
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${plainStyle}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`);
}
