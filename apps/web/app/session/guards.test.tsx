// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { use, useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionEnded } from "../api/token.ts";
import { showPage } from "../testing/page.tsx";
import { RequireAdmin, RequireTeacher, RequireUser } from "./guards.tsx";
import { logout, restored } from "./session.ts";
import { createStore } from "./store.ts";
import { ann, keep, openTab } from "./testing/browser.ts";

const secret = "The page behind the guard";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("a page for whoever has a session", () => {
  const open = (store = openTab().store) =>
    showPage(<RequireUser>{secret}</RequireUser>, { store, at: "/profile?tab=2" });

  it("is shown to them", () => {
    keep("ann-token", ann);
    const { place } = open();
    expect(screen.getByText(secret)).toBeDefined();
    expect(place()).toBe("/profile?tab=2");
  });

  it("sends a visitor home, where the login leads back to it", () => {
    const tab = openTab();
    const { place } = open(tab.store);
    expect(screen.queryByText(secret)).toBeNull();
    expect(place()).toBe("/");
    expect(tab.store.getState().loginDialog).toEqual({ open: true, wanted: "/profile?tab=2" });
  });

  it("says that it is loading until the browser has looked for a session, as the server's HTML does", () => {
    const { place } = open(createStore({}));
    expect(screen.getByRole("status", { name: "Loading…" })).toBeDefined();
    expect(place()).toBe("/profile?tab=2");
  });

  it("leaves what is typed elsewhere alone while its words are on their way", async () => {
    keep("ann-token", ann);
    const store = createStore({});
    const words = Promise.withResolvers<string>();
    const Page = () => use(words.promise);
    const Search = () => {
      const [value, setValue] = useState("");
      return <input type="search" value={value} onChange={({ target }) => setValue(target.value)} />;
    };
    const page = (
      <RequireUser>
        <Page />
      </RequireUser>
    );
    showPage(page, { store, at: "/profile", around: <Search /> });
    await act(async () => void store.dispatch(restored()));
    const search = screen.getByRole("searchbox");
    await act(async () => void fireEvent.change(search, { target: { value: "squ" } }));
    expect(search).toHaveProperty("value", "squ");
    expect(screen.getByRole("status", { name: "Loading…" })).toBeDefined();
    await act(async () => words.resolve(secret));
    expect(await screen.findByText(secret)).toBeDefined();
    expect(search).toHaveProperty("value", "squ");
  });

  it.each([
    ["logs out", (tab: ReturnType<typeof openTab>) => tab.store.dispatch(logout())],
    ["has a session that ends", (tab: ReturnType<typeof openTab>) => tab.store.dispatch(sessionEnded())],
  ])("sends whoever %s home, and does not ask them to log in", (_, leave) => {
    keep("ann-token", ann);
    const tab = openTab();
    const { place } = open(tab.store);
    act(() => void leave(tab));
    expect(screen.queryByText(secret)).toBeNull();
    expect(place()).toBe("/");
    expect(tab.store.getState().loginDialog.open).toBe(false);
  });
});

describe("a page for admins", () => {
  const open = (store = openTab().store) => showPage(<RequireAdmin>{secret}</RequireAdmin>, { store, at: "/admin" });

  it("is shown to an admin", () => {
    keep("ann-token", { ...ann, role: "admin" });
    open();
    expect(screen.getByText(secret)).toBeDefined();
  });

  it.each(["student", "teacher"])("sends a %s home", (role) => {
    keep("ann-token", { ...ann, role });
    const tab = openTab();
    const { place } = open(tab.store);
    expect(screen.queryByText(secret)).toBeNull();
    expect(place()).toBe("/");
    expect(tab.store.getState().loginDialog.open).toBe(false);
  });
});

describe("a page for those who teach", () => {
  const open = (store = openTab().store) =>
    showPage(<RequireTeacher>{secret}</RequireTeacher>, { store, at: "/admin/weekly-problems" });

  it.each(["teacher", "admin"])("is shown to: %s", (role) => {
    keep("ann-token", { ...ann, role });
    open();
    expect(screen.getByText(secret)).toBeDefined();
  });

  it("sends a student home", () => {
    keep("ann-token", ann);
    const tab = openTab();
    const { place } = open(tab.store);
    expect(screen.queryByText(secret)).toBeNull();
    expect(place()).toBe("/");
    expect(tab.store.getState().loginDialog.open).toBe(false);
  });

  it("sends a visitor home, where the login leads back to it", () => {
    const tab = openTab();
    const { place } = open(tab.store);
    expect(place()).toBe("/");
    expect(tab.store.getState().loginDialog).toEqual({ open: true, wanted: "/admin/weekly-problems" });
  });
});
