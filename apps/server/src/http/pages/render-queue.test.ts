import { expect, it } from "vitest";
import { renderQueue } from "./render-queue.ts";

/** Renderings that end when they are told to. */
function slowRenderings() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    most: () => most,
    /** Waits until the first have begun. */
    async begun() {
      while (running === 0) await new Promise(setImmediate);
    },
    render: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => void ends.push(resolve));
      running -= 1;
    },
    async endAll() {
      for (let quiet = 0; quiet < 5; quiet = running > 0 ? 0 : quiet + 1) {
        ends.pop()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

const outcomesOf = async (all: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(all);
  return outcomes.map((it) => (it.status === "rejected" ? it.reason.code : "rendered"));
};

it("renders two at a time, lets others wait, and tells those beyond a bound to come again", async () => {
  const inTurn = renderQueue();
  const slow = slowRenderings();
  const told = outcomesOf(Array.from({ length: 200 }, (_, index) => inTurn(`10.0.0.${index}`, slow.render)));
  await slow.begun();
  await slow.endAll();
  const outcomes = await told;
  expect(slow.most()).toBe(2);
  expect(outcomes.filter((it) => it === "rendered")).toHaveLength(66);
  expect(outcomes.filter((it) => it === "SERVICE_UNAVAILABLE")).toHaveLength(134);
  await expect(inTurn("10.0.0.1", async () => "again")).resolves.toBe("again");
});

it("keeps places free for others, whatever one network asks for", async () => {
  const inTurn = renderQueue();
  const slow = slowRenderings();
  const greedy = outcomesOf(Array.from({ length: 100 }, () => inTurn("192.0.2.1", slow.render)));
  const other = outcomesOf([inTurn("192.0.2.2", slow.render)]);
  await slow.begun();
  await slow.endAll();
  expect((await greedy).filter((it) => it === "rendered")).toHaveLength(16);
  expect(await other).toEqual(["rendered"]);
});

it("lets others be heard between two renderings, however short each is", async () => {
  const inTurn = renderQueue();
  const order: string[] = [];
  const all = Array.from({ length: 8 }, (_, index) =>
    inTurn(`10.0.0.${index}`, async () => void order.push("rendered")),
  );
  setImmediate(() => order.push("heard"));
  await Promise.all(all);
  expect(order.indexOf("heard")).toBeLessThan(3);
});
