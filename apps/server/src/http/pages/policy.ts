import { createHash } from "node:crypto";

/**
 * The content security policy of a rendered page. Only scripts that carry the rendering's secret nonce are ours, and
 * are allowed by their hash; the nonce is then taken out, because the page is kept and sent to many.
 * `origins` are those of the analytics tag, if there is one.
 */
export function policyFor(
  html: string,
  nonce: string,
  { dev, origins = [] }: { dev: boolean; origins?: readonly string[] },
): { body: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark.trim()) && code) {
      hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
  }
  const body = html.replaceAll(mark, "");
  // Vite's development server injects scripts and styles of its own.
  const scripts = dev ? "'unsafe-inline'" : [...hashes].join(" ");
  const others = origins.map((origin) => ` ${origin}`).join("");
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts}${others}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${others}`,
    "font-src 'self' data:",
    `connect-src 'self'${dev ? " ws:" : ""}${others}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { body, policy };
}

/**
 * A worker has the policy of its own file, so the one that runs a program may compile WebAssembly, and no page may. It fetches its interpreter,
 * and nothing of others.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The service worker loads no code, and asks us alone. */
export const keeperPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
