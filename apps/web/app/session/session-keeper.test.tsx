// @vitest-environment happy-dom
import type { Locale } from "@dripstone/contract/locale";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionEnded } from "../api/token.ts";
import { showPage } from "../testing/page.tsx";
import { loginClosed, loginOpened } from "./login-dialog.ts";
import { logout } from "./session.ts";
import { SessionKeeper } from "./session-keeper.tsx";
import { ann, bob, keep, openTab } from "./testing/browser.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.session = "kept";
  delete document.documentElement.dataset.alive;
});
afterEach(cleanup);

const open = (at = "/page", locale: Locale = "en") => {
  const tab = openTab();
  return { ...tab, ...showPage(null, { store: tab.store, at, locale, around: <SessionKeeper /> }) };
};
const userOf = ({ store }: Pick<ReturnType<typeof openTab>, "store">) => store.getState().auth.user;

describe("when a page has come alive", () => {
  it("takes up the kept session, and asks the server whose it is", async () => {
    keep("ann-token", ann);
    const tab = open();
    expect(userOf(tab)).toEqual(ann);
    const { answer } = await tab.call("GET /auth/profile");
    await act(() => answer({ ...ann, name: "Ann Lee" }));
    expect(userOf(tab)?.name).toBe("Ann Lee");
  });

  it("asks the server for nothing on behalf of a visitor", async () => {
    const tab = open();
    await expect(tab.call("GET /auth/profile")).rejects.toThrow("was not called");
  });

  it("marks the page as ready to be used", () => {
    open();
    expect(document.documentElement.hasAttribute("data-alive")).toBe(true);
    expect(document.documentElement.hasAttribute("data-session")).toBe(false);
  });

  it.each([
    ["chooses no language by itself", "/page", "en", false],
    ["leaves a language that is no longer chosen out of the address", "/page?lang=ch", "en", false],
    ["keeps the language that the address names", "/page?lang=ch", "ch", true],
  ] as const)("%s", async (_, at, locale, kept) => {
    const { place } = open(at, locale);
    await waitFor(() => expect(place()).toBe(kept ? at : "/page"));
    expect(document.cookie.includes("lang=")).toBe(kept);
  });
});

describe("when another tab", () => {
  const hear = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));

  it("logs somebody else in, that person is here, too", async () => {
    keep("ann-token", ann);
    const tab = open();
    keep("bob-token", bob);
    hear("token");
    expect(userOf(tab)).toEqual(bob);
    const { request } = await tab.call("GET /auth/profile");
    expect(request.headers.get("authorization")).toBe("Bearer bob-token");
  });

  it("logs out, nobody is here any more", () => {
    keep("ann-token", ann);
    const tab = open();
    localStorage.clear();
    hear(null);
    expect(userOf(tab)).toBeNull();
  });

  it("keeps something else, nothing changes here", () => {
    keep("ann-token", ann);
    const tab = open();
    localStorage.clear();
    hear("keypad");
    expect(userOf(tab)).toEqual(ann);
  });

  it("logs out while this page lies in the back-forward cache, it is told when it is shown again", () => {
    keep("ann-token", ann);
    const tab = open();
    localStorage.clear();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(userOf(tab)).toBeNull();
  });
});

describe("when a session is over", () => {
  it("goes home and says so to whoever has logged out", async () => {
    keep("ann-token", ann);
    const tab = open();
    act(() => void tab.store.dispatch(logout()));
    await waitFor(() => expect(screen.getByText("Logged out successfully!")).toBeDefined());
    expect(tab.place()).toBe("/");
  });

  it("goes home and says so when the server has ended it, and lets the next login lead back", async () => {
    keep("ann-token", ann);
    const tab = open();
    const before = tab.place();
    act(() => void tab.store.dispatch(sessionEnded()));
    await waitFor(() => expect(screen.getByText("Your session has ended. Please log in again.")).toBeDefined());
    expect(tab.place()).toBe("/");
    expect(tab.store.getState().loginDialog).toEqual({ open: false, wanted: before });
    act(() => void tab.store.dispatch(loginOpened()));
    expect(tab.store.getState().loginDialog).toEqual({ open: true, wanted: before });
  });

  it("says that what was being written is kept, and asks to log in and go on with it", async () => {
    keep("ann-token", ann);
    const tab = open();
    sessionStorage.setItem("draft:forum-post", "{}");
    const before = tab.place();
    act(() => void tab.store.dispatch(sessionEnded()));
    await waitFor(() => expect(screen.getByText(/what you were writing is kept in this tab/)).toBeDefined());
    expect(tab.store.getState().loginDialog).toEqual({ open: true, wanted: before });
    act(() => void tab.store.dispatch(loginClosed()));
    expect(tab.store.getState().loginDialog).toEqual({ open: false, wanted: null });
  });
});
