import { keptValues } from "../../changes/kept-values.ts";
import type { Deps } from "../../deps.ts";
import { countClosed, type Filter } from "./archive.ts";
import { type ThisWeek, thisWeek } from "./round.ts";
import { type Easier, readEasier } from "./warm-up.ts";

const tags = ["weekly-problem"] as const;
/** There is one for each topic and difficulty. */
const COUNTS = 100;

/** What is the same for everybody, from memory, until the week turns or something of it is changed. */
export function keptReads(deps: Pick<Deps, "db" | "clock" | "changes">) {
  const { db, clock } = deps;
  const week = keptValues<ThisWeek>(deps, { tags, most: 1 });
  const shelf = keptValues<Easier[]>(deps, { tags, most: 1 });
  const counts = keptValues<number>(deps, { tags, most: COUNTS });

  /** The week with the problem that is open in it. */
  const readWeek = () =>
    week("this week", async () => {
      const value = await thisWeek(db, clock());
      return { value, until: value.endsAt };
    });

  return {
    readWeek,

    /** The closed problems that are easier than the week's. */
    easier: () =>
      shelf("easier", async () => {
        const open = await readWeek();
        return { value: await readEasier(db, open), until: open.endsAt };
      }),

    /** The week, and how many closed problems a filter leaves. */
    async openAndClosed({ topic, difficulty }: Filter) {
      const open = await readWeek();
      const closed = await counts(`${topic} ${difficulty}`, async () => ({
        value: await countClosed(db, { topic, difficulty }, open),
        until: open.endsAt,
      }));
      return { open, closed };
    },
  };
}
