import { expect, it } from "vitest";
import { topics } from "./solver/topics/index.ts";
import { warmUp } from "./warm-up.ts";

it("warms up topic by topic, so that others are served between", () => {
  const steps = [...warmUp()];
  expect(steps.length).toBeGreaterThan(topics.length * 10);
});
