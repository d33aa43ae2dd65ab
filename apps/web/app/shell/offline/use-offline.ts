import { useSyncExternalStore } from "react";

export function useOffline(): boolean {
  return useSyncExternalStore(follow, () => !navigator.onLine);
}

function follow(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Offline, what a link on the page would ask for is not there, but the whole page behind it may be kept. */
export function followByDocument(): () => void {
  document.addEventListener("click", openWhole, { capture: true });
  return () => document.removeEventListener("click", openWhole, { capture: true });
}

function openWhole(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}
