import type { Tag } from "@dripstone/contract/tags";
import fc from "fast-check";
import { expect, it } from "vitest";
import { keptUntilChanged } from "./kept.ts";

const tags: Tag[] = ["forum", "people", "lessons", "forum-post/1", "forum-post/2"];

it("keeps what was made until one of the things changes that it was made of, whatever else was asked, changed or pushed out before", async () => {
  const some = fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 3 });
  const ask = fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e", "f"), madeOf: some });
  const change = fc.record({ changed: fc.oneof(some, fc.constant("everything" as const)) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 3, arbitrary: ask }, change), { maxLength: 60 }), async (steps) => {
      const { at, drop } = keptUntilChanged<{ tags: Set<Tag>; freshUntil: number; made: number }>({
        ...{ clock: () => new Date(0), mayKeep: () => true, maxBytes: 4, bytesOf: () => 1 },
      });
      /** What must still be there: the last four, those asked for last at the end. */
      let known = new Map<string, { tags: Set<Tag>; made: number }>();
      let made = 0;
      for (const step of steps) {
        if ("changed" in step) {
          const { changed } = step;
          drop(changed);
          const isOld = (of: Set<Tag>) => changed === "everything" || changed.some((tag) => of.has(tag));
          known = new Map([...known].filter(([, { tags: of }]) => !isOld(of)));
          continue;
        }
        const { key, madeOf } = step;
        const before = known.get(key);
        const given = await at(key, async () => {
          made += 1;
          return { tags: new Set(madeOf), freshUntil: 1, made };
        });
        expect(given.made).toBe(before?.made ?? made);
        known.delete(key);
        known.set(key, before ?? given);
        if (known.size > 4) known.delete([...known.keys()][0] ?? "");
      }
    }),
  );
});
