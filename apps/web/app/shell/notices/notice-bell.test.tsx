// @vitest-environment happy-dom
import type { Notice } from "@dripstone/contract/notices/endpoints";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { comeIn, visit } from "../../testing/visit.ts";
import { NoticeBell } from "./notice-bell.tsx";

let notices: Notice[];
let calls: string[];

const answer: typeof fetch = async (input) => {
  const { method, url } = input as Request;
  const path = new URL(url).pathname.replace("/api", "");
  calls.push(`${method} ${path}`);
  if (path === "/notices/unread") {
    const unread = notices.filter(({ read }) => !read).length;
    return Response.json({ data: { unread, newest: notices[0]?.id ?? null } });
  }
  if (method === "POST") for (const notice of notices) notice.read = true;
  return Response.json({ data: method === "POST" ? {} : notices });
};

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = (text: string) => {
  notices.unshift({ id: text, text, link: "/progress", at: new Date().toISOString(), read: false });
};
const look = (state: "hidden" | "visible") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  return act(async () => void fireEvent(document, new Event("visibilitychange", { bubbles: true })));
};
const bell = () => screen.getByRole("button", { name: /^Notifications/ });
const asked = () => calls.splice(0);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  [notices, calls] = [[], []];
  await look("visible");
  const store = visit(answer);
  comeIn(store);
  showPage(<NoticeBell />, { store });
  await passes(0);
  asked();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("tells within half a minute what is new, by a call that is cheap, without a word in the title of the page", async () => {
  document.title = "Forum";
  told("Yu replied");
  await passes(30_000);
  expect(bell().getAttribute("aria-label")).toBe("Notifications, 1 new");
  expect(asked()).toEqual(["GET /notices/unread"]);
  expect(document.title).toBe("Forum");
});

it("asks nothing while the tab is not seen, and at once when it is shown again", async () => {
  await look("hidden");
  told("Yu replied");
  await passes(600_000);
  expect(asked()).toEqual([]);
  await look("visible");
  await passes(0);
  expect(asked()).toEqual(["GET /notices/unread"]);
  expect(bell().getAttribute("aria-label")).toBe("Notifications, 1 new");
  await passes(30_000);
  expect(asked()).toEqual(["GET /notices/unread"]);
});

it("shows what comes while its list is open, and forgets the count when all is read", async () => {
  fireEvent.click(bell());
  await passes(0);
  told("Yu replied");
  await passes(30_000);
  expect(screen.getByText("Yu replied")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  await passes(0);
  expect(bell().getAttribute("aria-label")).toBe("Notifications");
});

it("says aloud what has come since, and shows what says the same in one line, which is read as one", async () => {
  const said = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || []);
  expect(said()).toEqual([]);
  for (const id of ["one", "two", "three"]) {
    const link = `/forum/posts/1?reply=${id}`;
    notices.unshift({ id, text: "Yu replied to you", link, at: new Date().toISOString(), read: false });
  }
  told("Mei replied to you");
  await passes(30_000);
  expect(said()).toEqual(["Notifications, 4 new"]);
  fireEvent.click(bell());
  await passes(0);
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining("Mei replied to you"),
    expect.stringContaining("Yu replied to you (3)"),
  ]);
  const line = screen.getByRole("link", { name: /Yu replied to you \(3\)/ });
  expect(line.getAttribute("href")).toBe("/forum/posts/1?reply=one");
});
