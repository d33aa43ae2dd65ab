// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { showPage } from "../testing/page.tsx";
import { LoginPrompt } from "./login-prompt.tsx";
import { openTab } from "./testing/browser.ts";
import { wayBack } from "./way-back.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (locale: "en" | "ch" = "en") => {
  const tab = openTab();
  showPage(<LoginPrompt title="Please" text="It is needed." about="AMC 8" />, { store: tab.store, locale });
  return tab;
};

it("opens the login dialog, which leads nowhere else afterwards", () => {
  const { store } = open();
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(store.getState().loginDialog).toEqual({ open: true, wanted: null });
});

it("shows the way to an account", () => {
  open("ch");
  expect(screen.getByRole("link", { name: "免费注册账号" }).getAttribute("href")).toBe("/register");
});

it("leads back to its page whoever goes to register from it", async () => {
  open();
  expect(wayBack()).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Create a free account" }));
  await waitFor(() => expect(wayBack()).toMatchObject({ path: expect.stringMatching(/^\//), name: "AMC 8" }));
});
