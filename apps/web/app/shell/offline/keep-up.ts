import { courseAt, coursePath } from "@dripstone/contract/lessons/paths";
import { isUnsaved } from "../../ui/leaving/unsaved.ts";

type FollowerProps = {
  /** A newer version is there, and somebody is writing: it comes when they say so. */
  onWaiting: (takeOver: () => void) => void;
};

/**
 * Registers the service worker and follows it: a new version that is there while an older one controls the page takes over, and the page loads anew; but
 * not under the hands of somebody who is writing. Failures are only logged.
 */
export function keepUp({ onWaiting }: FollowerProps): void {
  const { serviceWorker } = navigator;
  let hasAgreed = false;
  /** Whoever has agreed once is not asked again when the new version is there. */
  const unlessUnsaved = (goOn: () => void) => {
    if (hasAgreed || !isUnsaved()) return goOn();
    onWaiting(() => {
      hasAgreed = true;
      goOn();
    });
  };
  // Whoever had none before has the newest page already; and another tab may have let the new one in.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) unlessUnsaved(() => window.location.reload());
    isControlled = true;
  });
  const letIn = (waiting: ServiceWorker) => {
    if (serviceWorker.controller) unlessUnsaved(() => waiting.postMessage({ type: "take-over" }));
  };
  const followVersions = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting) letIn(registration.waiting);
    const follow = (found: ServiceWorker | null) =>
      found?.addEventListener("statechange", () => {
        if (found.state === "installed") letIn(found);
      });
    // Registering looks for a newer one, too, and may have found it before this is heard.
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    // A page that stays open for days asks when somebody comes back to it.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(logged);
    });
  };
  serviceWorker.register("/sw.js").then(followVersions).catch(logged);
}

/** Tells in which language the site is read, for what is said when it cannot be reached. */
export async function tellLanguage(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "seen", language });
}

/** Has a lesson that is shown kept, with the files that it was shown with. */
export async function keepLesson(pathname: string, language: string): Promise<void> {
  const course = courseAt(pathname);
  if (!course || pathname === coursePath(course)) return;
  // While a page goes, there is no time to wait.
  const active = navigator.serviceWorker.controller ?? (await navigator.serviceWorker.ready).active;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map((file) => file.pathname);
  active?.postMessage({ type: "keep", address: `${pathname}?lang=${language}`, files: [...new Set(files)] });
}

const logged = (error: unknown) => console.warn("service worker:", error);
