// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ann } from "../../../session/testing/browser.ts";
import { changesOf, draftOf, issuesOf, keepChanges, keptChanges } from "./about-draft.ts";

it("objects to a new name that could be taken for the office's, and to none that is kept", () => {
  const draft = { ...draftOf(ann), name: "Dripstone Academy" };
  expect(issuesOf(draft, ann)).toEqual({ name: { code: "NAME_RESERVED" } });
  expect(issuesOf({ ...draft, school: "Cave School" }, { ...ann, name: draft.name })).toEqual({});
});

it("lets who works at the school be called like its office", () => {
  const draft = { ...draftOf(ann), name: "Dripstone Academy" };
  expect(issuesOf(draft, { ...ann, role: "teacher" })).toEqual({});
});

it("keeps in the tab what was changed, and nothing where all is as it was or the account is another", () => {
  keepChanges(ann, changesOf({ ...draftOf(ann), school: "Cave School" }, ann));
  expect(keptChanges(ann)).toEqual({ school: "Cave School" });
  expect(keptChanges({ ...ann, id: "somebody-else" })).toEqual({});
  keepChanges(ann, changesOf(draftOf(ann), ann));
  expect(keptChanges(ann)).toEqual({});
  sessionStorage.setItem(`draft:profile:${ann.id}`, '{"school": 7}');
  expect(keptChanges(ann)).toEqual({});
});
