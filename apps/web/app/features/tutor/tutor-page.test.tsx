// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ann, keep, openTab } from "../../session/testing/browser.ts";
import { showPage } from "../../testing/page.tsx";
import { TutorPage } from "./tutor-page.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it.each([
  ["en", "waiting", "988"],
  ["ch", "refused", "12356"],
] as const)("tells a child without a parent's yes where to turn to in need, in %s", (locale, parentConsent, line) => {
  keep("its-token", { ...ann, parentConsent });
  const { store } = openTab();
  showPage(<TutorPage session={null} onSession={() => {}} cameFrom={null} />, { store, locale });
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
