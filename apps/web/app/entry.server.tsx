import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { usedTexts } from "./i18n/server.ts";
import { pageContext } from "./rendering/page-context.ts";
import { scriptsLater } from "./rendering/scripts-later.ts";
import { ServedWordsContext } from "./session/served-words.tsx";
import { PageSettingContext } from "./ui/head/page-setting.ts";

/** Renders a page whole, not as a stream: it is cached and its scripts are hashed before anything goes out. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { store, i18n, aside, locale, siteUrl, nonce, tag } = loadContext.get(pageContext);
  const html = await render(
    <PageSettingContext value={{ siteUrl, nonce, tag }}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <ServedWordsContext value={{ ...aside, sheetsOf: (route) => sheetsOf(routerContext, route) }}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ServedWordsContext>
        </Provider>
      </I18nextProvider>
    </PageSettingContext>,
    nonce,
  );
  const replies = store.getState().api;
  // Why something is not there must be said in the browser as it is said here.
  const isRefused = Object.values(replies.queries).some((query) => query?.error);
  const texts = usedTexts(i18n, locale, isRefused ? ["refusals"] : []);
  const state = { siteUrl, tag, locale, texts, replies };
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(scriptsLater(withState(html, state), nonce), { status, headers });
}

/** The sheets of a route's page that the frame of all pages has not brought already. */
function sheetsOf({ manifest }: EntryContext, route: string): string[] {
  const sheets = (of: string) => manifest.routes[of]?.css ?? [];
  return sheets(route).filter((sheet) => !sheets("root").includes(sheet));
}

function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Everything stands in its place: else React sends large parts at the end, and a script, which not every reader has, moves them up.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
      onShellError: reject,
    });
  });
}

/** The state stands before all content, because the browser's entry may run before the page has been read to its end. */
function withState(html: string, state: unknown): string {
  const json = JSON.stringify(state).replace(/</g, "\\u003c");
  const script = `<script type="application/json" id="state">${json}</script>`;
  return html.replace(/<body[^>]*>/, (body) => body + script);
}
