import { createContext, use } from "react";

/** What the server tells a page beside its data. */
export type PageSetting = {
  /** Public address of the site without a closing slash, for canonical addresses and links that are shared. */
  siteUrl: string;
  /** Marks our own inline scripts while a page is rendered; the browser never sees it. */
  nonce?: string;
};

export const PageSettingContext = createContext<PageSetting>({ siteUrl: "" });

export function usePageSetting(): PageSetting {
  return use(PageSettingContext);
}
