import { createContext, use } from "react";

/** Another company's script that counts visits, with its attributes `data-…` by their names without that. */
export type Tag = { address: string; data: Record<string, string> };

/** What the server tells a page beside its data. */
export type PageSetting = {
  /** Public address of the site without a closing slash, for canonical addresses and links that are shared. */
  siteUrl: string;
  /** Marks our own inline scripts while a page is rendered; the browser never sees it. */
  nonce?: string;
  /** Loaded only for visitors who agree; most schools have none. */
  tag?: Tag | undefined;
};

export const PageSettingContext = createContext<PageSetting>({ siteUrl: "" });

export function usePageSetting(): PageSetting {
  return use(PageSettingContext);
}
