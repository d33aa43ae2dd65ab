// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canKeep, forgetLessons, keepLesson, keptLesson, keptLessons } from "./kept-work.ts";

beforeEach(() => {
  localStorage.clear();
  forgetLessons();
});
afterEach(() => vi.restoreAllMocks());

const solved = {
  exercise: "first",
  state: "solved",
  attempts: 2,
  hints: 1,
  answer: { kind: "answer", answer: "12" },
} as const;

it("keeps what was done in a lesson beside what was done in others", () => {
  keepLesson("amc8", "lamps", (before) => ({ ...before, part: 3, exercises: [solved] }));
  keepLesson("python", "loops", (before) => ({ ...before, part: 1 }));
  keepLesson("amc8", "lamps", (before) => ({ ...before, part: 4 }));
  expect(keptLesson("amc8", "lamps")).toEqual({ course: "amc8", lesson: "lamps", part: 4, exercises: [solved] });
  expect(keptLessons()).toHaveLength(2);
});

it("goes on as long as the page lives where nothing can be kept, and says that it cannot", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(canKeep()).toBe(false);
  keepLesson("amc8", "lamps", (before) => ({ ...before, part: 2 }));
  expect(keptLesson("amc8", "lamps")?.part).toBe(2);
  vi.unstubAllGlobals();
});

it("takes what is no lesson for nothing", () => {
  localStorage.setItem(
    "lessons",
    JSON.stringify([{ course: "amc8" }, 7, null, { course: "amc8", lesson: "a", part: 0, exercises: [7] }]),
  );
  expect(keptLessons()).toEqual([]);
  localStorage.setItem("lessons", "{");
  expect(keptLessons()).toEqual([]);
});
