import type { Endpoints } from "@dripstone/contract";

/** One call of an endpoint; the key tells method and path. */
export type Call = {
  key: keyof Endpoints;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The file of a row that takes one. */
  upload?: Blob;
  /** The key of a call that may be sent again after the page was left; the others get one by themselves. */
  idempotencyKey?: string;
  /** The token to send, where it is not the one of whoever is here now. */
  token?: string;
  /** Goes on when the page is closed. */
  keepalive?: boolean;
};
