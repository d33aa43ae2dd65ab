import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { sendNotFound } from "./error-handler.ts";
import { dataPolicy } from "./headers.ts";
import { parseJsonBody } from "./json-body.ts";
import { keepBody, sendKeptBody } from "./kept-body.ts";
import { openApi } from "./openapi.ts";

/** Sets up what is the same for everything below `/api`: JSON only, its own 404, its description for readers and programs. */
export async function prepareApi(api: FastifyInstance, { siteUrl }: { siteUrl: string }): Promise<void> {
  await api.register(cookie);
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, bytes: Buffer) =>
    parseJsonBody(bytes),
  );
  api.addHook("onRequest", async (_request, reply) => {
    // What is said here, pages show.
    reply.header("content-security-policy", dataPolicy).header("x-robots-tag", "noindex");
  });
  api.setNotFoundHandler(sendNotFound);

  // Printed when first asked for, and kept in its bytes: nearly nobody asks, and as objects it takes 4 MB and part of every start.
  const description = madeOnce(() => keepBody(JSON.stringify(openApi(siteUrl))));
  api.get("/openapi.json", async (request, reply) => {
    reply.header("cache-control", "no-cache").header("vary", "accept-encoding").type("application/json; charset=utf-8");
    return sendKeptBody(request, reply, description());
  });
  const docs = madeOnce(() => {
    const { html, policy } = docsPage();
    return { policy, kept: keepBody(html, policy) };
  });
  api.get("/docs", async (request, reply) => {
    const { policy, kept } = docs();
    reply.header("content-security-policy", policy).header("cache-control", "no-cache");
    return sendKeptBody(request, reply.header("vary", "accept-encoding").type("text/html; charset=utf-8"), kept);
  });
}

function madeOnce<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
