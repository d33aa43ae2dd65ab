import { createHash } from "node:crypto";
import { endpoints } from "@dripstone/contract";
import type { Endpoint, EndpointKey } from "@dripstone/contract/endpoint";
import { type ErrorCode, errors } from "@dripstone/contract/errors";
import type { z } from "zod";
import { site } from "../../../../site.config.ts";
import { escapeHtml } from "../escape-html.ts";
import { declaredCodesOf } from "./error-handler.ts";
import { groupOf, schemaOf } from "./openapi.ts";

/** The API for readers: one page without scripts, printed from the contract's rows; with the policy that allows its style. */
export function docsPage(): { html: string; policy: string } {
  const rows = Object.entries(endpoints) as [EndpointKey, Endpoint][];
  const groups = [...Map.groupBy(rows, ([key]) => groupOf(key))];
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(site.name.en)} API</title><style>${style}</style></head>
<body><main>
<h1>${escapeHtml(site.name.en)} API</h1>
<p>All paths start with <code>/api</code>. A success is <code>{ "data": … }</code>; a failure is
<code>{ "code", "message", "fields"?, "requestId" }</code>. Calls that need an account send
<code>Authorization: Bearer</code> with the token from <code>POST /auth/login</code>.
For programs: <a href="/api/openapi.json">OpenAPI</a>.</p>
<nav><ul>${groups.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join("")}</ul></nav>
${groups.map(([name, members]) => `<section id="${name}"><h2>${name}</h2>${members.map(rowHtml).join("\n")}</section>`).join("\n")}
</main></body></html>`;
  return { html, policy };
}

function rowHtml([key, row]: [EndpointKey, Endpoint]): string {
  const [method, path] = key.split(" ") as [string, string];
  const { max, perMinutes, by = "address" } = row.rateLimit ?? {};
  const limit = row.rateLimit ? `, ${max} calls of one ${by} in ${perMinutes} min` : "";
  const codes = [...declaredCodesOf(row)] as ErrorCode[];
  return `<article><h3><code><b>${method}</b> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(row.summary)}</p>
<p class="meta">For ${row.access}${limit}${row.idempotent ? ", takes Idempotency-Key" : ""}</p>
${schemaHtml("Path", row.params, "input")}${schemaHtml("Query", row.query, "input")}${schemaHtml("Body", row.body, "input")}
${schemaHtml(`Reply ${row.status ?? 200}`, row.reply, "output")}
<details><summary>Errors</summary><ul>${codes.map(errorHtml).join("")}</ul></details></article>`;
}

function schemaHtml(title: string, schema: z.ZodType | undefined, io: "input" | "output"): string {
  if (!schema) return "";
  const text = escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${text}</code></pre></details>`;
}

function errorHtml(code: ErrorCode): string {
  return `<li>${errors[code].status} <code>${code}</code>: ${escapeHtml(errors[code].message)}</li>`;
}

const style = `
:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:light-dark(#f7f5f1,#15191a);color:light-dark(#22292b,#e6e4df)}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:Georgia,serif;line-height:1.2}
h2{margin-top:2.5rem;text-transform:capitalize}
h3{margin:0;font-weight:400;font-size:1.05rem;overflow-wrap:anywhere}
a{color:light-dark(#17685a,#6fcab8)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
article{margin:1rem 0;padding:1rem 1.25rem;border-radius:.6rem;background:light-dark(#fff,#1e2425)}
article p{margin:.4rem 0}
.meta{color:light-dark(#565d5f,#a9aeac);font-size:.9rem}
summary{cursor:pointer;padding:.2rem 0}
pre{overflow:auto;padding:.75rem;border-radius:.4rem;background:light-dark(#f2f0ec,#121516);font-size:.85rem}
`;
