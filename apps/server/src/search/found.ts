import type { SearchKind } from "@dripstone/contract/search/endpoints";
import type { Source } from "./source.ts";

/** What somebody finds who looks through the whole site: documents of these kinds, each with the address of what it stands on. */
export type Found = Pick<Source, "areOpen"> & {
  kind: SearchKind;
  documents: readonly [string, ...string[]];
  /** Until when `areOpen` says the same, if nobody changes what it reads; for ever unless told. */
  openUntil?: () => Promise<Date | null>;
  /** The address on this site; `document` is the one on the page that fits best. */
  link: (page: string, document: string) => string;
};
