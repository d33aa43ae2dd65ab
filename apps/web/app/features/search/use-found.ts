import type { SiteHits } from "@dripstone/contract/search/endpoints";
import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { useFoundQuery } from "./api.ts";
import { wordsIn } from "./words.ts";

/** Nobody is asked for each letter of a word that is being typed. */
const PAUSE_MS = 150;

export type FoundSoFar = {
  /** What is looked for now. */
  words: string;
  /** What was found last; it stays while more is typed. */
  data: SiteHits | undefined;
  /** What is found for these very words is still on its way. */
  waiting: boolean;
  error: unknown;
  retry: () => void;
};

/** What is found on the whole site for what is typed. While `asks` is false, no new words are looked for. */
export function useFound(typed: string, asks: boolean): FoundSoFar {
  const words = wordsIn(typed);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    if (!asks || words === asked) return;
    const pause = window.setTimeout(() => setAsked(words), PAUSE_MS);
    return () => window.clearTimeout(pause);
  }, [words, asked, asks]);
  const query = { q: asked, language: useLocale() };
  const { data, error, isFetching, refetch } = useFoundQuery({ query }, { skip: asked === "" });
  const isAsked = asked !== "" && words !== "";
  return {
    words,
    data: isAsked && !error ? data : undefined,
    waiting: words !== "" && (words !== asked || isFetching),
    error: isAsked && !isFetching ? error : undefined,
    retry: refetch,
  };
}
