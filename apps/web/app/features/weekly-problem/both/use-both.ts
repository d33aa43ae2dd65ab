import type { Locale } from "@dripstone/contract/locale";
import { useState } from "react";
import { useLocaleToggle } from "../../../i18n/use-locale.ts";

export type Both = {
  /** Whether a problem is shown in the other language, too. */
  shown: boolean;
  turn: () => void;
  other: Locale;
};

/** Whether the reader wants a problem in both languages; it stays so while the page's own language changes. */
export function useBoth(): Both {
  const [shown, setShown] = useState(false);
  const { other } = useLocaleToggle();
  return { shown, turn: () => setShown((before) => !before), other };
}
