import { useSyncExternalStore } from "react";

/** How much of the page's lower end the keyboard of a phone covers, in px, where the page does not become smaller by itself. */
export const useKeyboardHeight = (): number => useSyncExternalStore(follow, height, () => 0);

function height(): number {
  const { visualViewport } = window;
  // Who looks closer at the page has no keyboard there.
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop));
}

function follow(change: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", change);
  visualViewport?.addEventListener("scroll", change);
  return () => {
    visualViewport?.removeEventListener("resize", change);
    visualViewport?.removeEventListener("scroll", change);
  };
}
