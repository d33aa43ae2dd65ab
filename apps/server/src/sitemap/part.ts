import type { Path } from "@dripstone/contract/paths";
import type { Tag } from "@dripstone/contract/tags";

/** A page that search engines are told of; it is there in every language. */
export type SitemapEntry = {
  path: Path;
  /** What of the address's query makes a page of its own, as in its canonical address. */
  query?: Record<string, string>;
  /** When what it shows was last changed, if that is known. */
  changedAt?: Date;
};

/** A feature's part of the sitemap: its public pages, and nothing that is not out, or that is asked not to be found. */
export type SitemapPart = {
  /** In its files' names: small letters and hyphens. */
  name: string;
  /** What it is made of; it is read anew when one of these changes. */
  tags: readonly Tag[];
  /** The pages, and until when they are these if nothing changes. */
  read: () => Promise<{ entries: readonly SitemapEntry[]; until?: Date }>;
};
