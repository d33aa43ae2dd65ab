import type { i18n } from "i18next";
import { createContext, type ReactNode, use } from "react";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import type { Store } from "./store.ts";

/** What a page's server renders from for readers without scripts alone: none of it goes along to the browser as data. */
export type WithoutScriptsSource = {
  store: Store;
  i18n: i18n;
  /** The sheets of a route's page. */
  sheetsOf: (route: string) => readonly string[];
};

export const WithoutScriptsContext = createContext<WithoutScriptsSource | null>(null);

type WithoutScriptsProps = {
  /** The file of a route that sets the same things, such as `routes/classes`: its sheets are taken. */
  as: string;
  children: ReactNode;
};

/**
 * What is there for readers without scripts, search engines among them, where others fetch it when they come near. React leaves `noscript` alone in
 * the browser, so that neither its data nor its code or sheets are part of anybody else's first load.
 */
export function WithoutScripts({ as, children }: WithoutScriptsProps) {
  const source = use(WithoutScriptsContext);
  return (
    <noscript>
      {source && (
        <>
          {source.sheetsOf(as).map((sheet) => (
            <link key={sheet} rel="stylesheet" href={sheet} />
          ))}
          <I18nextProvider i18n={source.i18n}>
            <Provider store={source.store}>{children}</Provider>
          </I18nextProvider>
        </>
      )}
    </noscript>
  );
}
