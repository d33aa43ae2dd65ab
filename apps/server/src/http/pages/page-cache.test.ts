import type { Tag } from "@dripstone/contract/tags";
import { beforeEach, describe, expect, it } from "vitest";
import { testClock } from "../../testing/clock.ts";
import type { Page } from "./page.ts";
import { cachedPages } from "./page-cache.ts";

describe("kept pages", () => {
  const clock = testClock();
  let renderings: number;
  let pageAt: ReturnType<typeof cachedPages>["pageAt"];
  let drop: ReturnType<typeof cachedPages>["drop"];
  let mayKeep: boolean;

  beforeEach(() => {
    renderings = 0;
    mayKeep = true;
    ({ pageAt, drop } = cachedPages({ clock: clock.now, mayKeep: () => mayKeep }));
  });

  const render =
    (page: Partial<Page> = {}) =>
    async (): Promise<Page> => {
      renderings += 1;
      const freshUntil = Number.POSITIVE_INFINITY;
      const tags = new Set<Tag>();
      return { status: 200, location: null, body: `rendering ${renderings}`, policy: "", tags, freshUntil, ...page };
    };

  it("renders a page once for many who ask at the same time, and for those who come later", async () => {
    await Promise.all(Array.from({ length: 50 }, () => pageAt("en /math", render())));
    expect(String((await pageAt("en /math", render())).body)).toBe("rendering 1");
    expect(renderings).toBe(1);
  });

  it("keeps languages and addresses apart", async () => {
    for (const key of ["en /math", "ch /math", "en /about"]) await pageAt(key, render());
    expect(renderings).toBe(3);
  });

  it("renders anew at the very millisecond at which the data behind a page may have changed", async () => {
    const until = clock.now().getTime() + 1000;
    await pageAt("en /weekly-problem", render({ freshUntil: until }));
    clock.advance({ milliseconds: 999 });
    await pageAt("en /weekly-problem", render());
    expect(renderings).toBe(1);
    clock.advance({ milliseconds: 1 });
    await pageAt("en /weekly-problem", render());
    expect(renderings).toBe(2);
  });

  it("keeps no page that was made while something was down, and none of things that are not there", async () => {
    await pageAt("en /weekly-problem", render({ freshUntil: clock.now().getTime() }));
    await pageAt("en /weekly-problem", render());
    await pageAt("en /forum/posts/1", render({ status: 404 }));
    await pageAt("en /forum/posts/1", render({ status: 404 }));
    expect(renderings).toBe(4);
  });

  it("are dropped when what they show has changed, and only those", async () => {
    const tags = new Set<Tag>(["weekly-problem"]);
    await pageAt("en /weekly-problem", render({ tags }));
    await pageAt("en /math", render());
    drop(["weekly-problem"]);
    expect(String((await pageAt("en /weekly-problem", render({ tags }))).body)).toBe("rendering 3");
    expect(String((await pageAt("en /math", render())).body)).toBe("rendering 2");
    drop("everything");
    expect(String((await pageAt("en /math", render())).body)).toBe("rendering 4");
  });

  it("are not kept when what they show has changed while they were made, and nobody who comes later gets them", async () => {
    const tags = new Set<Tag>(["weekly-problem"]);
    let finish = () => {};
    const slow = async () => {
      const page = await render({ tags })();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page;
    };
    const before = pageAt("en /weekly-problem", slow);
    await new Promise(setImmediate);
    drop(["weekly-problem"]);
    const after = await pageAt("en /weekly-problem", render({ tags }));
    finish();
    expect([String((await before).body), String(after.body)]).toEqual(["rendering 1", "rendering 2"]);
    expect(String((await pageAt("en /weekly-problem", render({ tags }))).body)).toBe("rendering 2");
  });

  it("are none while changes may go unheard", async () => {
    mayKeep = false;
    await pageAt("en /math", render());
    await pageAt("en /math", render());
    expect(renderings).toBe(2);
  });

  it("forgets a rendering that failed", async () => {
    const failing = async () => {
      throw new Error("broken");
    };
    await expect(pageAt("en /math", failing)).rejects.toThrow("broken");
    expect(String((await pageAt("en /math", render())).body)).toBe("rendering 1");
  });
});
