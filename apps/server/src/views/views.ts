import type { CountedPage } from "@dripstone/contract/analytics/page-of";
import { pageOf } from "@dripstone/contract/analytics/page-of";
import { SECOND_MS } from "@dripstone/contract/durations";
import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { networkOf } from "../http/limits.ts";
import { dayInZone } from "../spreadsheet.ts";
import { keepViews, type Noted } from "./keep-views.ts";
import { mayBeCounted } from "./may-be-counted.ts";

/** Counts the pages that people open, and keeps nothing of who they are (decision 044). */
export type Views = {
  /** Notes a view, which is counted a little later; costs the request nothing. */
  note(request: Pick<FastifyRequest, "headers" | "ip" | "method">, view: View): void;
  /** Writes down what was noted. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type View = { path: string; language: Locale };

type ViewsOptions = Pick<Deps, "db" | "clock"> & { background: boolean; onError: (error: unknown) => void };

/** What was noted since is lost when the process is killed. */
const FLUSH_MS = 5 * SECOND_MS;
/** More visitors at once are no people: their views count, but none of them is a visitor. */
const READERS_MAX = 2_000;
/** So many hashes of one day come from one process at most, whoever sends requests under made-up names. */
const READERS_A_DAY_MAX = 100_000;
const AGENT_MAX = 300;

export function openViews({ db, clock, background, onError }: ViewsOptions): Views {
  let noted = nothing();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let today = { day: "", readers: 0 };

  async function write(): Promise<void> {
    const taken = noted;
    noted = nothing();
    if (taken.views.size === 0) return;
    try {
      await keepViews(db, taken, dayInZone(clock()));
    } catch (error) {
      // The database is away: counted when it is back.
      for (const [key, view] of taken.views) addView(noted, key, view);
      for (const reader of taken.readers) if (noted.readers.size < READERS_MAX) noted.readers.set(...reader);
      onError(error);
    }
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    note(request, { path, language }) {
      const page = pageOf(path);
      if (!page || !mayBeCounted(request)) return;
      const day = dayInZone(clock());
      if (today.day !== day) today = { day, readers: 0 };
      addView(noted, `${day} ${language} ${page}`, { day, language, page, count: 1 });
      const reader = `${networkOf(request.ip)}\n${String(request.headers["user-agent"]).slice(0, AGENT_MAX)}`;
      const key = `${day} ${reader}`;
      const known = noted.readers.get(key);
      if (known) known.registering ||= isRegistering(page);
      else if (noted.readers.size < READERS_MAX && today.readers < READERS_A_DAY_MAX) {
        today.readers += 1;
        noted.readers.set(key, { day, reader, registering: isRegistering(page) });
      }
      if (background) timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
}

const nothing = (): Noted => ({ views: new Map(), readers: new Map() });

const isRegistering = (page: CountedPage) => page === paths.register;

/** There are as many as days, languages and pages, whatever comes. */
function addView({ views }: Noted, key: string, view: Noted["views"] extends Map<string, infer Of> ? Of : never): void {
  const known = views.get(key);
  if (known) known.count += view.count;
  else views.set(key, view);
}
