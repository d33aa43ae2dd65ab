import { z } from "zod";

/** Another company's script that counts visits, for whoever agrees to it; named in the server's settings and nowhere else. */
export type AnalyticsTag = {
  address: string;
  /** Its attributes `data-…`, by their names without that. */
  data: Record<string, string>;
  /** Where else it writes to, beside where it comes from. */
  reportsTo: readonly string[];
};

/** An address as it may stand in a policy; the last two parts of a name are never left open. */
const ORIGIN = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;
/** What runs on this very machine needs no TLS, to browsers either. */
const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The address, and after it, with spaces between, attributes `data-name=value` and further origins, as a tag in a page would have them. */
export const analyticsTagSetting = z
  .string()
  .transform((words) => words.split(/\s+/))
  .transform(([address = "", ...more]): AnalyticsTag | null => {
    const url = URL.parse(address);
    if (!url || url.origin.includes("*") || !mayBeAsked(url.origin) || url.username || url.password) return null;
    const data: Record<string, string> = {};
    const reportsTo: string[] = [];
    for (const word of more) {
      const [, name, value] = /^data-([a-z][a-z0-9-]*)=(\S+)$/.exec(word) ?? [];
      if (name && value) data[name] = value;
      else if (mayBeAsked(word)) reportsTo.push(word);
      else return null;
    }
    return { address: url.href, data, reportsTo };
  })
  .refine((tag) => tag !== null);

/** Where a page with the tag may load from and write to. */
export function originsOf({ address, reportsTo }: AnalyticsTag): string[] {
  return [...new Set([new URL(address).origin, ...reportsTo])];
}

function mayBeAsked(origin: string): boolean {
  return ORIGIN.test(origin) || THIS_MACHINE.test(origin);
}
