import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useState } from "react";

/**
 * The problem on the page stays while a newer week has come in: somebody may be writing. It follows its own week's news,
 * such as the other language.
 */
export function useShownProblem(latest: WeeklyProblem | null | undefined) {
  const [shown, setShown] = useState(latest);
  const moveOn = () => setShown(latest);
  if (latest !== undefined && latest !== shown && (!shown || latest?.week === shown.week)) setShown(latest);
  const newer = Boolean(shown && latest !== undefined && latest?.week !== shown.week);
  return { shown, newer, moveOn };
}
