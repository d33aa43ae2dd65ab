import type { i18n } from "i18next";
import { createContext, type ReactNode, type Ref, use } from "react";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import classes from "./served-words.module.css";
import type { Store } from "./store.ts";

/** What a page's server renders words from that stay as they are: none of it goes along to the browser as data. */
export type ServedWordsSource = {
  store: Store;
  i18n: i18n;
  /** The sheets of a route's page. */
  sheetsOf: (route: string) => readonly string[];
};

export const ServedWordsContext = createContext<ServedWordsSource | null>(null);

type ServedWordsProps = {
  /** The file of a route that sets the same things, such as `routes/classes`: its sheets are taken. */
  as: string;
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
};

/** One and the same each time: React writes what is new, and would empty the place. */
const asServed = { __html: "" };

/**
 * Words that stand in the page for everybody, search engines and printers among them, until something live takes their place. The browser's React
 * looks at nothing within them, so that neither their data nor their code are part of a first load. Their sheets are linked for readers
 * without scripts, and come by `fetchSheets` to all others.
 */
export function ServedWords({ as, children, ref }: ServedWordsProps) {
  const source = use(ServedWordsContext);
  if (!source)
    return <div ref={ref} className={classes.words} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />;
  const sheets = source.sheetsOf(as);
  return (
    <div className={classes.words}>
      <noscript>
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
      </noscript>
      <div data-sheets={sheets.join(" ")}>
        <I18nextProvider i18n={source.i18n}>
          <Provider store={source.store}>{children}</Provider>
        </I18nextProvider>
      </div>
    </div>
  );
}

/** Sets served words as they are set on their own page. The sheets have the names by which code asks for them: none comes twice. */
export function fetchSheets(words: HTMLElement | null): void {
  const sheets = words?.querySelector<HTMLElement>("[data-sheets]")?.dataset.sheets ?? "";
  for (const sheet of sheets.split(" ").filter(Boolean)) {
    const href = sheet.replace("#", "");
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
