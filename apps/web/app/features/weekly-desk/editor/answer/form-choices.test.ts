import { forms } from "@dripstone/contract/weekly-problem/rubric";
import { expect, it } from "vitest";
import { formsInOrder } from "./form-choices.tsx";

it("offers every form that a rubric may ask for, once", () => {
  expect([...formsInOrder].sort()).toEqual([...forms].sort());
});
