import type { Locale } from "@dripstone/contract/locale";
import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { LoaderFunctionArgs, Params } from "react-router";
import type { Extra } from "../api/client.ts";
import type { RootState } from "../session/store.ts";
import { pageContext } from "./page-context.ts";

/** What `endpoints.weeklyProblem.initiate(…)` gives. */
type Question = ThunkAction<PromiseLike<unknown>, RootState, Extra, UnknownAction>;

/**
 * A route's loader that fills the page's store through the API before it is rendered. In the browser the same hooks
 * ask for themselves: such a route also exports `clientLoader = nothing`, so that a navigation asks the server for nothing else.
 */
export function prefetch(questions: (locale: Locale, params: Params) => Question[]) {
  return async ({ context, params }: LoaderFunctionArgs) => {
    const { locale, store } = context.get(pageContext);
    await Promise.all(questions(locale, params).map((question) => store.dispatch(question)));
    return null;
  };
}

export const nothing = () => null;
