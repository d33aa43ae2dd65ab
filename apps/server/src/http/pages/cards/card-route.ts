import { cardPath } from "@dripstone/contract/cards";
import { type Locale, locales } from "@dripstone/contract/locale";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { sendNotFound } from "../../error-handler.ts";
import { networkOf } from "../../limits.ts";
import { onePathOf } from "../address.ts";
import type { KeptPage, Page } from "../page.ts";
import { renderQueue } from "../render-queue.ts";
import { drawCard } from "./draw-card.ts";

const MAX_BYTES = 16 * 1024 * 1024;

/** The page at an address as everybody gets it. */
type PageOf = (address: { path: string; locale: Locale; network: string }) => Promise<Page | KeptPage>;

/**
 * Serves the pictures that stand for pages where they are shared: of every page that is to be found, with its title as it is now. Nobody else's words
 * are drawn: a picture is named by its page's address, and an address of other words leads to that of the page's.
 */
export function cardRoute(app: FastifyInstance, pageOf: PageOf): void {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (png) => png.length + 200 });
  const inTurn = renderQueue();

  app.get<{ Params: { locale: string; "*": string } }>("/cards/:locale/*", async (request, reply) => {
    const locale = locales.find((it) => it === request.params.locale);
    const named = /^[0-9a-f]{8}(|\/.+)\.png$/.exec(request.params["*"]);
    const path = named && onePathOf(named[1] || "/");
    if (!locale || !path) return sendNotFound(request, reply);
    const network = networkOf(request.ip);
    const title = titleIn(await pageOf({ path, locale, network }));
    if (title === null) return sendNotFound(request, reply);
    const address = cardPath(locale, path, title);
    if (request.url.split("?")[0] !== address) {
      return reply.header("cache-control", "no-cache").redirect(address, 302);
    }
    const png = kept.get(address) ?? (await inTurn(network, () => drawCard({ locale, path, title })));
    kept.set(address, png);
    return (
      reply
        .header("cache-control", "public, max-age=604800, immutable")
        // It is there to be shown elsewhere.
        .header("cross-origin-resource-policy", "cross-origin")
        .type("image/png")
        .send(png)
    );
  });
}

/** What a page that is there, and is to be found, calls itself where it is shared. */
function titleIn({ status, body }: Page | KeptPage): string | null {
  if (status !== 200) return null;
  const html = body.toString();
  if (/<meta name="robots" content="noindex"/.test(html)) return null;
  const found = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  return found ? found.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity) : null;
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};
