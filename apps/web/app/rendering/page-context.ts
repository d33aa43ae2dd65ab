import type { Locale } from "@dripstone/contract/locale";
import type { i18n } from "i18next";
import { createContext } from "react-router";
import type { Store } from "../session/store.ts";
import type { PageSetting } from "../ui/head/page-setting.ts";

/** What belongs to the rendering of one page on the server. */
export type PageContext = PageSetting & {
  locale: Locale;
  nonce: string;
  store: Store;
  i18n: i18n;
  /** What readers without scripts see beside it, and nobody's browser gets as data. */
  aside: { store: Store; i18n: i18n };
};

export const pageContext = createContext<PageContext>();
