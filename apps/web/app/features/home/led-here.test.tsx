// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { RequireAdmin, RequireTeacher } from "../../session/guards.tsx";
import { logout } from "../../session/session.ts";
import { ann, keep, openTab } from "../../session/testing/browser.ts";
import { showPage } from "../../testing/page.tsx";
import { LedHere } from "./led-here.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const forAdmins = /^That page is for the school’s office/;
const forTeachers = /^That page is for the school’s teachers and office/;

it.each([
  ["a teacher who opens a page for admins", "teacher", RequireAdmin, forAdmins],
  ["a student who opens a page for admins", "student", RequireAdmin, forAdmins],
  ["a student who opens a page for teachers", "student", RequireTeacher, forTeachers],
] as const)("tells %s why they are on the home page, until they put it away", async (_, role, Guard, said) => {
  keep("ann-token", { ...ann, role });
  const { place } = showPage(<Guard>secret</Guard>, { store: openTab().store, at: "/admin", around: <LedHere /> });
  expect((await screen.findByRole("alert")).textContent).toMatch(said);
  expect(place()).toBe("/");
  expect(screen.queryByText("secret")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Put this message away" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(place()).toBe("/");
});

it("tells nothing to whoever may see the page, nor to a visitor, nor to whoever leaves", () => {
  keep("ann-token", { ...ann, role: "teacher" });
  const tab = openTab();
  showPage(<RequireTeacher>the office</RequireTeacher>, { store: tab.store, at: "/admin", around: <LedHere /> });
  expect(screen.getByText("the office")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => void tab.store.dispatch(logout()));
  expect(screen.queryByText("the office")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  localStorage.clear();
  showPage(<RequireTeacher>secret</RequireTeacher>, { store: openTab().store, at: "/admin", around: <LedHere /> });
  expect(screen.queryByRole("alert")).toBeNull();
});
