import type { Tag } from "../../ui/head/page-setting.ts";

/** What a page may load and write to without the tag; together with its own policy, nothing more is allowed than there. */
const WITHOUT_TAG = "script-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:";

let state: "before" | "running" | "stopped" = "before";

/** Loads the tag, once in the life of a document. */
export function startTag(tag: Tag): void {
  if (state !== "before") return;
  state = "running";
  prepareGoogle(tag.address);
  load(tag, "anonymous");
}

/** A script cannot be taken back; but from now on it reaches nobody, until a page is loaded anew. */
export function stopTag(): void {
  if (state !== "running") return;
  state = "stopped";
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = WITHOUT_TAG;
  document.head.append(policy);
}

/** Pages are isolated (decision 036): a script of others comes with leave for all who ask (CORS), or for all who embed it. */
function load(tag: Tag, crossOrigin: "anonymous" | null): void {
  const script = document.createElement("script");
  script.async = true;
  script.crossOrigin = crossOrigin;
  for (const [name, value] of Object.entries(tag.data)) script.setAttribute(`data-${name}`, value);
  script.onerror = () => {
    script.remove();
    if (crossOrigin && state === "running") load(tag, null);
  };
  script.src = tag.address;
  document.head.append(script);
}

/** Google's does nothing until it is told for whom it counts, in a list of `arguments`. */
function prepareGoogle(address: string): void {
  const { pathname, searchParams } = new URL(address);
  const id = searchParams.get("id");
  if (pathname !== "/gtag/js" || !id) return;
  const list: unknown[] = [];
  function tell(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: it tells its own list from others by this kind of object
    list.push(arguments);
  }
  Object.assign(window, { dataLayer: list, gtag: tell });
  tell("js", new Date());
  tell("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false });
}
