import { paths } from "@dripstone/contract/paths";
import { expect, it } from "vitest";
import { topicOf } from "./page-context.ts";

it.each([
  [paths.amc8, { section: "math", subject: "amc", level: "amc8" }],
  [paths.amc10, { section: "math", subject: "amc", level: "amc10" }],
  [paths.math, { section: "math", subject: "math", level: "general" }],
  [paths.practiceTest("amc8-first"), { section: "math", subject: "amc", level: "amc8" }],
  [paths.archivedProblem("2026-W30"), { section: "math", subject: "amc", level: "general" }],
  [paths.python, { section: "computer-science", subject: "programming", level: "general" }],
  [paths.raspberryPi, { section: "computer-science", subject: "programming", level: "general" }],
  [paths.chinese, { section: "language", subject: "education", level: "general" }],
  [paths.classDetail("7"), { section: "general", subject: "education", level: "general" }],
])("knows what %s is about", (page, topic) => {
  expect(topicOf(page)).toEqual(topic);
});

it("asks with the defaults from a page that is about nothing special, however its address begins", () => {
  const defaults = { section: "general", subject: "math", level: "general" };
  for (const page of [paths.home, paths.forum, paths.profile, "/mathematicians"])
    expect(topicOf(page), page).toEqual(defaults);
});
