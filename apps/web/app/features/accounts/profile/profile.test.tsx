// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ann } from "../../../session/testing/browser.ts";
import { showPage } from "../../../testing/page.tsx";
import { AboutForm } from "./about-form.tsx";
import { ProfileHead } from "./profile-head.tsx";

afterEach(cleanup);

const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it("leads a student to the progress and to this week's problem, and a parent to the children", () => {
  showPage(<ProfileHead user={ann} />);
  expect(links()).toEqual(expect.arrayContaining(["See my progress", "Go to this week’s problem"]));
  cleanup();
  showPage(<ProfileHead user={{ ...ann, familyRole: "parent" }} />);
  expect(links()).toContain("My children");
  expect(links()).not.toContain("See my progress");
  expect(links()).not.toContain("Go to this week’s problem");
});

it("asks a student for school and grade, and a parent only where something is kept of them", () => {
  const asks = () => screen.queryAllByLabelText(/^(School|Grade)/).length > 0;
  showPage(<AboutForm user={ann} />);
  expect(asks()).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Parent" }));
  expect(asks()).toBe(false);
  cleanup();
  showPage(<AboutForm user={{ ...ann, familyRole: "parent" }} />);
  expect(asks()).toBe(false);
  cleanup();
  showPage(<AboutForm user={{ ...ann, familyRole: "parent", school: "Linden" }} />);
  expect(asks()).toBe(true);
});
