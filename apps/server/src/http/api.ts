import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { sendNotFound } from "./error-handler.ts";
import { dataPolicy } from "./headers.ts";
import { parseJsonBody } from "./json-body.ts";
import { openApi } from "./openapi.ts";

/** Sets up what is the same for everything below `/api`: JSON only, its own 404, its description for readers and programs. */
export async function prepareApi(api: FastifyInstance, { siteUrl }: { siteUrl: string }): Promise<void> {
  await api.register(cookie);
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, bytes: Buffer) =>
    parseJsonBody(bytes),
  );
  api.addHook("onRequest", async (_request, reply) => void reply.header("content-security-policy", dataPolicy));
  api.setNotFoundHandler(sendNotFound);

  const description = openApi(siteUrl);
  api.get("/openapi.json", async (_request, reply) => reply.header("cache-control", "no-cache").send(description));
  const { html, policy } = docsPage();
  api.get("/docs", async (_request, reply) =>
    reply.header("content-security-policy", policy).header("cache-control", "no-cache").type("text/html").send(html),
  );
}
