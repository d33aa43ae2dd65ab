import * as build from "virtual:react-router/server-build";
import type { Locale } from "@dripstone/contract/locale";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { serverI18n } from "./app/i18n/server.ts";
import { declaredQueries } from "./app/rendering/declared-query.ts";
import { pageContext } from "./app/rendering/page-context.ts";
import { createStore } from "./app/session/store.ts";
import type { Tag } from "./app/ui/head/page-setting.ts";

/** What a page needs from the server that renders it. */
export type PageEnvironment = {
  locale: Locale;
  /** Public address of the site, without a closing slash. */
  siteUrl: string;
  /** A secret of this rendering that our own inline scripts carry. */
  nonce: string;
  /** A script that counts visits of those who agree, if the school has one. */
  tag?: Tag | undefined;
  /** Answers a request to the API in this very process, as a visitor's. */
  fetchApi: typeof fetch;
};

/** Of an address's query, what its route declares, in one canonical form. */
export const declaredQuery = declaredQueries(build);

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page at the request's address as a visitor sees it. */
export function renderPage(
  request: Request,
  { locale, siteUrl, nonce, tag, fetchApi }: PageEnvironment,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    locale,
    siteUrl,
    nonce,
    tag,
    store: createStore({ fetch: fetchApi }),
    i18n: serverI18n(locale),
    aside: { store: createStore({ fetch: fetchApi }), i18n: serverI18n(locale) },
  });
  return handle(request, context);
}
