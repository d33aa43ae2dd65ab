import { fileURLToPath } from "node:url";
import type { Locale } from "@dripstone/contract/locale";
import type { onRequestAsyncHookHandler } from "fastify";

/** What a page's rendering is given; the same as `PageEnvironment` of apps/web/server.ts. */
type PageEnvironment = {
  locale: Locale;
  siteUrl: string;
  nonce: string;
  tag?: { address: string; data: Record<string, string> } | undefined;
  fetchApi: (input: Request | string | URL) => Promise<Response>;
};

type Render = (request: Request, environment: PageEnvironment) => Promise<Response>;

/** The web as the server runs it: built, or through Vite's development server. */
export type Web = {
  render: Render;
  /** Of a query, what the route at a path declares, in one canonical form: `?page=2`, or nothing. */
  declaredQuery(path: string, query: URLSearchParams): string | Promise<string>;
  /** Folder of the build's public files. */
  files?: string;
  /** Vite's own requests, in development. */
  middleware?: onRequestAsyncHookHandler;
  close?: () => Promise<void>;
};

/** What apps/web/server.ts exports. */
type Bundle = { renderPage: Render; declaredQuery(path: string, query: URLSearchParams): string };

const webFolder = new URL("../../../../web/", import.meta.url);

/** The web as `npm start` has built it. */
export async function builtWeb(): Promise<Web> {
  const bundle: Bundle = await import(new URL("build/server/index.js", webFolder).href);
  return {
    render: bundle.renderPage,
    declaredQuery: bundle.declaredQuery,
    files: fileURLToPath(new URL("build/client/", webFolder)),
  };
}

/** The web with hot reload; Vite is only looked for here, as production does without it. */
export async function devWeb(): Promise<Web> {
  const root = fileURLToPath(webFolder);
  const { createServer } = await import(new URL("../../node_modules/vite/dist/node/index.js", webFolder).href);
  const ours = process.listeners("SIGTERM");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  // Told to end, Vite would end the whole process at once, and leave our database behind: to end is our own matter.
  for (const its of process.listeners("SIGTERM")) if (!ours.includes(its)) process.off("SIGTERM", its);
  const bundle = (): Promise<Bundle> => vite.ssrLoadModule("./server.ts");
  return {
    render: async (request, environment) => (await bundle()).renderPage(request, environment),
    declaredQuery: async (path, query) => (await bundle()).declaredQuery(path, query),
    middleware: (request, reply) =>
      new Promise<void>((resolve, reject) => {
        reply.raw.once("close", () => resolve());
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()));
      }),
    close: () => vite.close(),
  };
}
