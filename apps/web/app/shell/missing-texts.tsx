import { useReducer, useSyncExternalStore } from "react";
import { areTextsMissing, fetchMissingTexts, onMissingTexts } from "../i18n/missing-texts.ts";
import { Missing } from "../ui/late/late-part.tsx";
import { isUnsaved } from "../ui/leaving/unsaved.ts";
import classes from "./missing-texts.module.css";

/** Says that words have not come which something on the page waits for, wherever that is, and fetches them again when asked to. */
export function MissingTexts() {
  const missing = useSyncExternalStore(onMissingTexts, areTextsMissing, () => false);
  const [tries, tryAgain] = useReducer((before: number) => before + 1, 0);
  if (!missing) return null;
  const again = () => {
    // There are browsers that remember what has failed, until the page loads anew.
    if (tries > 0 && navigator.onLine && !isUnsaved()) window.location.reload();
    tryAgain();
    fetchMissingTexts();
  };
  return (
    <div className={classes.place}>
      <Missing onAgain={again} />
    </div>
  );
}
