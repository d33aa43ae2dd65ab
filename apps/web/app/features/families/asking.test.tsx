// @vitest-environment happy-dom
import type { Asked } from "@dripstone/contract/families/payloads";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStore } from "../../session/store.ts";
import { showPage } from "../../testing/page.tsx";
import { Asking } from "./asking.tsx";

afterEach(cleanup);

const id = "0197a000-0000-7000-8000-000000000001";
const question = { id, email: "lan@example.com", askedAt: "2026-03-04T17:00:00Z" };
const lan = { id: "0197a000-0000-7000-8000-000000000002", name: "Lan" };
let asked: Asked[];
let isDown: boolean;
let ended: string[];

beforeEach(() => {
  asked = [{ ...question, state: "yes", child: lan }];
  isDown = false;
  ended = [];
});

const answer: typeof fetch = async (input) => {
  const { method, url } = input as Request;
  if (method === "GET") return Response.json({ data: { mayAsk: true, asked } });
  if (isDown) return Response.json({ code: "INTERNAL", message: "", requestId: "r" }, { status: 500 });
  ended.push(`${method} ${new URL(url).pathname}`);
  asked = [];
  return Response.json({ data: {} });
};

const show = () => showPage(<Asking />, { store: createStore({ fetch: answer }) });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

it("disconnects a child once the parent was asked what it means, and says so", async () => {
  show();
  await press("Disconnect lan@example.com");
  expect((await screen.findByRole("dialog")).textContent).toContain("Lan has to say yes again");
  expect(ended).toEqual([]);
  await press("Stay connected");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(ended).toEqual([]);
  await press("Disconnect lan@example.com");
  await press("Disconnect");
  expect(await screen.findByText("Disconnected. You no longer see how Lan is doing.")).toBeTruthy();
  expect(ended).toEqual([`DELETE /api/family/asked/${id}`]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("list", { name: "Children you have asked" })).toBeNull();
});

it("tells in its dialog that a child could not be disconnected", async () => {
  isDown = true;
  show();
  await press("Disconnect lan@example.com");
  await press("Disconnect");
  await waitFor(() => expect(screen.getByRole("dialog").querySelector('[role="alert"]')).not.toBeNull());
  expect(screen.queryByText(/^Disconnected/)).toBeNull();
});

it.each([
  ["asked", "Withdraw what you asked lan@example.com", "Withdrawn. We’ve taken back what you asked lan@example.com."],
  ["ended", "Remove lan@example.com", "Removed lan@example.com from the list."],
] as const)("says that a question is gone that was: %s", async (state, button, said) => {
  asked = [{ ...question, state, child: null }];
  show();
  await press(button);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(ended).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
