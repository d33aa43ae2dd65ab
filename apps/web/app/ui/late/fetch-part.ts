import { isUnsaved } from "../leaving/unsaved.ts";

/** So long a part of the site may take on its way, as the specification has it. */
const PART_TIMEOUT_MS = 120_000;
/** While one version of the site replaces another, a page may come from either: loading anew helps once, and is not tried again at once. */
const RELOAD_AGAIN_MS = 600_000;
const RELOADED_AT = "reloadedAt";

/** A part of the site has not come; told apart from one that broke. */
export class PartMissing extends Error {}

/** Fetches a part of the site that is loaded on demand: `fetchPart(() => import("./part.tsx"))`. All of them come through here. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (import.meta.env.SSR) return load();
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(reject, PART_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch {
    if ((await isReplaced()) && mayReload()) window.location.reload();
    throw new PartMissing();
  } finally {
    window.clearTimeout(timer);
  }
}

/** Whether this page is of a version whose files are there no longer. */
async function isReplaced(): Promise<boolean> {
  const { url } = (window as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest ?? {};
  if (!url) return false;
  const answer = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404;
}

/** Not under the hands of somebody who writes, and where nothing can be remembered, not at all. */
function mayReload(): boolean {
  if (isUnsaved()) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > RELOAD_AGAIN_MS;
  } catch {
    return false;
  }
}
