import i18next, { type BackendModule, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Failure } from "../api/failure.ts";
import { onMissingTexts, waitForTexts } from "./missing-texts.ts";
import { chineseNames, i18nOptions, numbersInTexts } from "./options.ts";

/** Fetches a part of the site, which may have to be waited for; `fetchPart` of `ui/late`. */
type FetchPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/**
 * Texts that do not come are no reason to show their keys: what needs them waits, the page says so (`shell/missing-texts.tsx`), and they are fetched again
 * when somebody asks for them.
 */
const texts = (fetchPart: FetchPart): BackendModule => ({
  type: "backend",
  init: () => {},
  read: (locale, namespace, done) => {
    // The list of all texts comes with the first that did not come with the page.
    const load = () => import("./text-files.ts").then(({ fetchTexts }) => fetchTexts(locale, namespace));
    const begin = () => {
      fetchPart(load).then(
        (fetched) => done(null, fetched as Resource[string][string]),
        () => waitForTexts(begin),
      );
    };
    begin();
  },
});

/**
 * Fetches the texts of what only the server says, or says of a field, unless it has said something before; without them a failure has the
 * server's own words.
 */
export async function fetchTextOf({ code }: Pick<Failure, "code">): Promise<void> {
  if (i18next.exists(code, { ns: "errors" })) return;
  const missed = new Promise<void>((resolve) => {
    const stop = onMissingTexts(() => {
      stop();
      resolve();
    });
  });
  await Promise.race([i18next.loadNamespaces(["refusals", "fields"]), missed]);
}

/** Starts with the texts that came with the page; the others are fetched when a page needs them. */
export function startI18n(locale: string, resources: Resource, fetchPart: FetchPart): typeof i18next {
  i18next.use(texts(fetchPart)).use(chineseNames).use(numbersInTexts).use(initReactI18next);
  i18next.init({ ...i18nOptions(locale), resources, partialBundledLanguages: true });
  return i18next;
}
