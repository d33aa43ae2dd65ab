import type { Locale } from "@dripstone/contract/locale";
import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import { data, type LoaderFunctionArgs, type Params } from "react-router";
import type { z } from "zod";
import type { Extra } from "../api/client.ts";
import { isFailure } from "../api/failure.ts";
import type { RootState } from "../session/store.ts";
import { queryOf } from "./declared-query.ts";
import { pageContext } from "./page-context.ts";

/** What `endpoints.weeklyProblem.initiate(…)` gives. */
type Question = ThunkAction<PromiseLike<{ error?: unknown }>, RootState, Extra, UnknownAction>;

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** What a page is asked for. */
type Asked<Query> = { locale: Locale /** Of its address. */; path: string; params: Params; query: Query };

type PrefetchOptions<Schema extends z.ZodObject> = {
  showsMissing?: boolean;
  /** What only `ServedWords` shows: the browser fetches it when somebody comes near. */
  served?: (asked: Asked<z.output<Schema>>) => Question[];
};

type Loader = ((args: LoaderFunctionArgs) => Promise<unknown>) & { declared?: z.ZodObject | undefined };

/**
 * A route's loader that fills the page's store through the API before it is rendered. In the browser the same hooks ask for themselves: such a
 * route also exports `clientLoader = nothing`, so that a navigation asks the server for nothing else. When the API says that something is not
 * there, neither is the page, unless it shows by itself that something is missing. A page that reads its query declares all that it knows of it: it is kept by that, and by nothing else of a query.
 */
export function prefetch<Schema extends z.ZodObject>(
  questions: (asked: Asked<z.output<Schema>>) => Question[],
  declared?: Schema,
  { showsMissing = false, served = () => [] }: PrefetchOptions<Schema> = {},
): Loader {
  const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
    const { locale, store, aside } = context.get(pageContext);
    const { pathname: path, searchParams } = new URL(request.url);
    const query = queryOf(declared, searchParams);
    const asked = { locale, path, params, query };
    const [statuses, besides] = await Promise.all([
      statusesOf(questions(asked).map((question) => store.dispatch(question))),
      statusesOf(served(asked).map((question) => aside.store.dispatch(question))),
    ]);
    if (statuses.includes(NOT_FOUND)) {
      const missing = data(null, { status: NOT_FOUND });
      if (showsMissing) return missing;
      throw missing;
    }
    // The page tells its reader, and the status tells whoever keeps copies, that this is not what it always shows.
    return [...statuses, ...besides].includes(UNAVAILABLE) ? data(null, { status: UNAVAILABLE }) : null;
  };
  return Object.assign(loader, { declared });
}

/** With what failures the API has answered. */
async function statusesOf(answers: readonly PromiseLike<{ error?: unknown }>[]) {
  return (await Promise.all(answers)).map(({ error }) => (isFailure(error) ? error.status : undefined));
}

export const nothing = () => null;
