import { useTranslation } from "react-i18next";
import { createPath, type Path } from "react-router";
import { useToast } from "../../../ui/toast/toast.tsx";

/** Hands on the address of something on this site: by what the device offers for that, or as a copied link. */
export function useShare(): (place: Partial<Path>, title: string) => Promise<void> {
  const { t } = useTranslation("forum");
  const say = useToast();
  return async (place, title) => {
    const url = window.location.origin + createPath(place);
    try {
      if (isTouched() && navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say(t("share.copied"));
    } catch (reason) {
      // Somebody has thought better of it.
      if (reason instanceof DOMException && reason.name === "AbortError") return;
      say(t("share.failed"));
    }
  };
}

/** On a desk, a link in the clipboard is quicker than a window of the system. */
const isTouched = () => window.matchMedia("(pointer: coarse)").matches;
