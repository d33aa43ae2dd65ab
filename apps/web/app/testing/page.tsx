import type { Locale } from "@dripstone/contract/locale";
import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { serverI18n } from "../i18n/server.ts";
import { createStore, type Store } from "../session/store.ts";
import { ToastProvider } from "../ui/toast/toast.tsx";

type PageOptions = {
  /** A browser in which nobody has been, unless told otherwise. */
  store?: Store;
  /** Where the page is opened; every other address shows its own name. */
  at?: string;
  /** The route that this is on, if it has parameters. */
  path?: string;
  locale?: Locale;
  /** What stands around every page. */
  around?: ReactNode;
};

/** Shows a page as the root route would, with all texts; tells where the router has gone since. */
export function showPage(
  page: ReactNode,
  { store = createStore({}), at = "/page", path = at.split("?")[0] ?? at, locale = "en", around }: PageOptions = {},
) {
  const elsewhere = { path: "*", Component: () => <>{around}</> };
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <>
            {around}
            {page}
          </>
        ),
      },
      elsewhere,
    ],
    { initialEntries: [at] },
  );
  const shown = render(
    <I18nextProvider i18n={serverI18n(locale)}>
      <Provider store={store}>
        <MantineProvider env="test">
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </MantineProvider>
      </Provider>
    </I18nextProvider>,
  );
  return { ...shown, place: () => router.state.location.pathname + router.state.location.search };
}
