import { randomBytes } from "node:crypto";
import type { Locale } from "@dripstone/contract/locale";
import { otherAddresses } from "@dripstone/contract/other-addresses";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { type AnalyticsTag, originsOf } from "../../analytics-tag.ts";
import type { Changes } from "../../changes/changes.ts";
import { sendNotFound } from "../error-handler.ts";
import { ApiError } from "../errors.ts";
import { dataPolicy } from "../headers.ts";
import { networkOf } from "../limits.ts";
import { inAskedLanguage, localeOf, onePathOf, withQuery } from "./address.ts";
import { sendBusyPage } from "./busy-page.ts";
import { cardRoute } from "./cards/card-route.ts";
import { inProcessApi } from "./in-process-api.ts";
import { offlinePage } from "./offline-page.ts";
import { type KeptPage, type Page, sendPage } from "./page.ts";
import { cachedPages } from "./page-cache.ts";
import { keeperPolicy, policyFor, workerPolicy } from "./policy.ts";
import { renderQueue } from "./render-queue.ts";
import { noteReads } from "./rendering.ts";
import type { Web } from "./web.ts";

type PagesOptions = {
  web: Web;
  siteUrl: string;
  analyticsTag?: AnalyticsTag | undefined;
  clock: () => Date;
  changes: Changes;
  /** Told of each page that somebody has opened. */
  onView: (request: FastifyRequest, view: { path: string; language: Locale }) => void;
};

/**
 * Everything that is not the API: files of the build, and pages rendered as a visitor sees them. A page is kept by its path, its language and
 * the query that its route declares, until the data that it shows changes, or time does it; whatever else an address says is not looked at.
 */
export function pages({ web, siteUrl, analyticsTag, clock, changes, onView }: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    const { pageAt, drop } = cachedPages({ clock, mayKeep: changes.areHeard });
    changes.onChange(drop);
    const tag = analyticsTag && { address: analyticsTag.address, data: analyticsTag.data };
    const allowance = { dev: web.middleware !== undefined, origins: analyticsTag ? originsOf(analyticsTag) : [] };
    const inTurn = renderQueue();
    const fetchApi = inProcessApi(app);
    if (web.middleware) app.addHook("onRequest", web.middleware);
    if (web.files) {
      await app.register(fastifyStatic, {
        root: web.files,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        // Most of them have a name that is new when they change: what would tell that they have not is never asked for.
        lastModified: false,
        acceptRanges: false,
        setHeaders(reply, path) {
          reply.header("cache-control", cachingOf(path));
          if (isServiceWorker(path)) reply.header("content-security-policy", keeperPolicy);
          if (!isImmutable(path)) return;
          // Neither says anything of a public file that never changes, and a page has a dozen of them.
          for (const header of ["etag", "cross-origin-resource-policy"]) reply.removeHeader(header);
          // A page that is isolated takes only workers that are, too.
          if (isWorker(path)) reply.header("cross-origin-embedder-policy", "require-corp");
          if (runsPrograms(path)) reply.header("content-security-policy", workerPolicy);
        },
      });
    }

    app.get("/*", async (request, reply) => {
      // What has no row there is no page either: who asks for data is answered with data.
      if (/^\/api(?![^/?])/.test(request.url)) {
        return sendNotFound(request, reply.header("content-security-policy", dataPolicy));
      }
      const url = URL.parse(siteUrl + request.url);
      const path = url && onePathOf(url.pathname);
      if (!url || path === null) return reply.redirect(inAskedLanguage("/404", request.url));
      const meant = otherAddresses[path];
      if (meant) return reply.redirect(withQuery(meant, url.search), 301);
      if (path !== url.pathname && !web.middleware) return reply.redirect(path + url.search, 301);
      const locale = localeOf(url.searchParams, request.headers.cookie);
      const address = path + (await web.declaredQuery(path, url.searchParams));
      try {
        const page = await pageOf(address, locale, networkOf(request.ip));
        if (page.status === 200) onView(request, { path, language: locale });
        const { location } = page;
        return sendPage(
          request,
          reply,
          location ? { ...page, location: inAskedLanguage(location, request.url) } : page,
        );
      } catch (error) {
        if (error instanceof ApiError && error.code === "SERVICE_UNAVAILABLE")
          return sendBusyPage(reply, locale, error);
        throw error;
      }
    });

    offlinePage(app);
    cardRoute(app, ({ path, locale, network }) => pageOf(path, locale, network));

    /** A page as it is kept, or rendered when it is its caller's turn. */
    function pageOf(address: string, locale: Locale, network: string): Promise<Page | KeptPage> {
      return pageAt(`${locale} ${address}`, () => inTurn(network, () => render(address, locale)));
    }

    async function render(address: string, locale: Locale): Promise<Page> {
      const nonce = randomBytes(16).toString("base64url");
      const { result, reads } = await noteReads(clock().getTime(), async () => {
        const response = await web.render(new Request(siteUrl + address), { locale, siteUrl, nonce, tag, fetchApi });
        return { response, html: await response.text() };
      });
      const { response, html } = result;
      const { body, policy } = policyFor(html, nonce, allowance);
      return { status: response.status, location: response.headers.get("location"), body, policy, ...reads };
    }
  };
}

/** The build names its files by their content; others may change under their name. */
const isImmutable = (path: string) => path.includes("/assets/");

/** `python.worker-1a2b3c4d.js` of ours, `pdf.worker.min-1a2b3c4d.mjs` of a package. */
const isWorker = (path: string) => /[\\/]assets[\\/][\w-]+\.worker[.-]/.test(path);

const runsPrograms = (path: string) => /[\\/]assets[\\/](python|pi|cpp|cpp-program)\.worker-/.test(path);

/** Whether there is a newer one is asked at every visit. */
const isServiceWorker = (path: string) => /[\\/]sw\.js$/.test(path);

function cachingOf(path: string): string {
  if (isServiceWorker(path)) return "no-cache";
  return isImmutable(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
