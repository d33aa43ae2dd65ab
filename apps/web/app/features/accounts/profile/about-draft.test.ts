import { expect, it } from "vitest";
import { ann } from "../../../session/testing/browser.ts";
import { draftOf, issuesOf } from "./about-draft.ts";

it("objects to a new name that could be taken for the office's, and to none that is kept", () => {
  const draft = { ...draftOf(ann), name: "Dripstone Academy" };
  expect(issuesOf(draft, ann)).toEqual({ name: { code: "NAME_RESERVED" } });
  expect(issuesOf({ ...draft, school: "Cave School" }, { ...ann, name: draft.name })).toEqual({});
});

it("lets who works at the school be called like its office", () => {
  const draft = { ...draftOf(ann), name: "Dripstone Academy" };
  expect(issuesOf(draft, { ...ann, role: "teacher" })).toEqual({});
});
