import type { Progress } from "@dripstone/contract/progress/endpoints";
import { type Topic, topics } from "@dripstone/contract/weekly-problem/topics";
import type { Past } from "./read-progress.ts";

/** How each topic went. Whoever is still at this week's problem has not failed at it. */
export function topicsOf({ ledger, currentWeek, tried }: Past): Progress["topics"] {
  const solved = new Map<string, Topic>();
  for (const achievement of ledger) {
    if (achievement.deed === "weekly-problem") solved.set(achievement.source, achievement.facts.topic);
  }
  const inVain = tried.filter(({ week }) => !solved.has(week) && week !== currentWeek);
  return topics.flatMap((topic) => {
    const count = [...solved.values()].filter((of) => of === topic).length;
    const all = count + inVain.filter((it) => it.topic === topic).length;
    return all > 0 ? [{ topic, tried: all, solved: count }] : [];
  });
}
