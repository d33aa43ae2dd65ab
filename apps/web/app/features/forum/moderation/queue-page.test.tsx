// @vitest-environment happy-dom
import type { Waiting } from "@dripstone/contract/forum/queue";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "../../../session/store.ts";
import { showPage } from "../../../testing/page.tsx";
import { QueuePage } from "./queue-page.tsx";

const idOf = (number: number) => `0197a000-0000-7000-8000-00000000000${number}`;
const ada = { id: idOf(9), name: "Ada", role: "student", avatar: "", deleted: false } as unknown as Waiting["author"];
const waiting = (number: number, title: string): Waiting => ({
  ...({ kind: "post", id: idOf(number), author: ada, html: `<p>${title}</p>`, lang: "en", version: 1 } as const),
  ...({ at: "2026-03-04T17:00:00.000Z", editedAt: null, since: "2026-03-04T17:00:00.000Z", beforeHtml: null } as const),
  ...({ state: "held", heldFor: "contact", stateReason: null, silencedUntil: null, mayModerate: true } as const),
  post: {
    ...{ id: idOf(number), title, locked: false, pinned: false },
    category: { slug: "math", name: "Math", color: "teal", icon: "math" } as unknown as Waiting["post"]["category"],
  },
  excerpt: [{ text: title, hit: false }],
  caught: [],
  flags: [],
});
const pause = { until: "2026-03-08T17:00:00.000Z", reason: "Be kind.", at: "2026-03-05T17:00:00.000Z", by: null };

let items: Waiting[];
let now: typeof pause | null;
let sent: { call: string; body: unknown }[];

beforeEach(() => {
  items = [waiting(1, "One"), waiting(2, "Two"), waiting(3, "Three")];
  now = null;
  sent = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fetch = async (input: RequestInfo | URL) => {
  const request = input as Request;
  const path = new URL(request.url).pathname.replace("/api/forum/", "");
  if (request.method === "GET") {
    if (path === "queue") return Response.json({ data: { items, next: null, previous: null, total: items.length } });
    return Response.json({ data: path === "silences" ? [] : now });
  }
  const body = JSON.parse(await request.text());
  sent.push({ call: path, body });
  if (path.startsWith("people/")) {
    now = body.days > 0 ? pause : null;
    return Response.json({ data: now });
  }
  const decided = items.find(({ id }) => path.includes(id));
  items = items.filter((item) => item !== decided);
  const before = { state: decided?.state ?? "visible", heldFor: decided?.heldFor ?? null };
  return Response.json({ data: { state: body.state, version: 1, before } });
};

const show = async () => {
  showPage(<QueuePage view={{ sort: "oldest", size: 20 } as never} />, { store: createStore({ fetch }) });
  await screen.findByRole("region", { name: "Reading “One”" });
};
const press = (key: string) => fireEvent.keyDown(window, { key });
const approveOne = async () => {
  press("a");
  await screen.findByText("Everyone can read it: “One”");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Reading “Two”" })).toBeTruthy());
};
const pauseAda = async () => {
  press("s");
  fireEvent.change(await screen.findByRole("textbox", { name: /^Reason/ }), { target: { value: "Be kind." } });
  const send = () => screen.findByRole("button", { name: /^(Pause posting|Change the pause)$/ });
  await waitFor(async () => expect((await send()).hasAttribute("data-loading")).toBe(false));
  fireEvent.click(await send());
};

it("takes back what was decided, with what it was held for", async () => {
  await show();
  await approveOne();
  press("u");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    call: `posts/${idOf(1)}/state`,
    body: { state: "held", heldFor: "contact", flags: "reopen", seen: { state: "visible", version: 1 } },
  });
});

it("takes back what was decided on last, when nothing waits any more", async () => {
  items = [waiting(1, "One")];
  await show();
  press("a");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Reading “One”" })).toBeNull());
  await screen.findByRole("button", { name: "Undo" });
  press("u");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ state: "held", heldFor: "contact" });
});

it("takes back only the last thing: a pause is ended, and what was approved before stays approved", async () => {
  await show();
  await approveOne();
  await pauseAda();
  expect(await screen.findByText("Ada can’t post for now.")).toBeTruthy();
  expect(screen.queryByText("Everyone can read it: “One”")).toBeNull();
  press("u");
  await screen.findByText("Ada can post again.");
  press("u");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(sent.map(({ call }) => call)).toEqual([
    `posts/${idOf(1)}/state`,
    ...Array(2).fill(`people/${idOf(9)}/silence`),
  ]);
  expect(sent[2]?.body).toEqual({ days: 0, reason: "" });
});

it("ends no pause that there was before, or that somebody else has changed since, and says where it can be ended", async () => {
  const elsewhere = /^The pause for Ada was changed\./;
  await show();
  await pauseAda();
  await screen.findByRole("button", { name: "Undo" });
  now = { ...pause, at: "2026-03-05T18:00:00.000Z" };
  press("u");
  await screen.findByText(elsewhere);
  press("u");
  await pauseAda();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(await screen.findByText(elsewhere)).toBeTruthy();
  press("u");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(sent.map(({ body }) => (body as { days: number }).days)).toEqual([3, 3]);
});

it("says of what its author deleted that it is gone, and does not offer to take that back", async () => {
  items = [{ ...waiting(1, "One"), heldFor: "deleted" }, waiting(2, "Two")];
  const reply = fetch;
  const deleting = async (input: RequestInfo | URL) => {
    const got = await reply(input);
    if ((input as Request).method === "GET") return got;
    const { data } = await got.json();
    return Response.json({ data: { ...data, state: "deleted" } });
  };
  showPage(<QueuePage view={{ sort: "oldest", size: 20 } as never} />, { store: createStore({ fetch: deleting }) });
  await screen.findByRole("region", { name: "Reading “One”" });
  press("h");
  fireEvent.change(await screen.findByRole("textbox", { name: /^Reason/ }), { target: { value: "Seen." } });
  fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(await screen.findByText("Deleted, as its author wanted: “One”")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("has the result in view after what is read next has come to the top", async () => {
  await show();
  const brought: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element) {
    brought.push(this.getAttribute("role") ?? this.tagName);
  });
  await approveOne();
  expect(brought.at(-1)).toBe("status");
  expect(brought).toContain("SECTION");
});

it("calls the key as its button is called", async () => {
  await show();
  const keys = () => screen.getByRole("list", { name: "Shortcuts" }).textContent;
  expect(keys()).toContain("A approve");
  cleanup();
  items = [{ ...waiting(1, "One"), state: "visible", heldFor: null }];
  await show();
  expect(screen.getByRole("button", { name: "Keep" })).toBeTruthy();
  expect(keys()).toContain("A keep");
  expect(keys()).not.toContain("approve");
});
