// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStore } from "../../../session/store.ts";
import { showPage } from "../../../testing/page.tsx";
import { Flagged } from "./flagged.tsx";

afterEach(cleanup);

const id = "0197a000-0000-7000-8000-000000000001";
const student = { id: "0197a000-0000-7000-8000-000000000002", name: "Mei" };
const flag = { id, kind: "self-harm", said: "I am so sad", at: "2026-03-04T17:00:00.000Z", messageId: null };
const done = { id, by: "Ms. Lin", at: "2026-03-05T17:00:00.000Z", note: "I called the parents.", opened: null };
const address = `POST /api/chatbot/flags/${id}`;
let replies: Record<string, object>;
let asked: { call: string; body: string }[];

beforeEach(() => {
  replies = {
    [`${address}/read`]: { student, seenBy: "Ms. Lin", flags: [flag], messages: [], cares: [], waits: true },
  };
  asked = [];
});

const fetch = async (input: RequestInfo | URL) => {
  const request = input as Request;
  const call = `${request.method} ${new URL(request.url).pathname}`;
  asked.push({ call, body: await request.text() });
  const data = replies[call];
  if (data) return Response.json({ data });
  return Response.json({ code: "CHAT_FLAG_CHANGED", message: "", requestId: "1" }, { status: 409 });
};
const show = (locale: "en" | "ch" = "en") =>
  showPage(<Flagged id={id} student={student} />, { store: createStore({ fetch }), locale });
const say = async (note: string) => {
  fireEvent.change(await screen.findByRole("textbox", { name: /^What was done/ }), { target: { value: note } });
  fireEvent.click(screen.getByRole("button", { name: "Taken care of" }));
};
const sent = () => asked.filter(({ call }) => call === `${address}/care`);

it("says that a conversation waits though it is open, and sends what was done about what was shown", async () => {
  replies[`${address}/care`] = { cares: [done], waits: false };
  show();
  expect(await screen.findByText("No one has said yet that this has been taken care of.")).toBeTruthy();
  await say("I called the parents.");
  expect(await screen.findByText(/^Taken care of by Ms. Lin/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(sent()).toEqual([
    { call: `${address}/care`, body: JSON.stringify({ note: "I called the parents.", flags: [id] }) },
  ]);
});

it("sends nothing without a note", async () => {
  show();
  await say("   ");
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  expect(sent()).toEqual([]);
});

it("keeps what was written when a colleague was faster, and shows what they did when asked", async () => {
  show();
  await say("I called, too.");
  const look = await screen.findByRole("button", { name: "Show what’s been done" });
  expect((screen.getByRole("textbox") as HTMLTextAreaElement).value).toBe("I called, too.");
  replies[`${address}/read`] = { ...replies[`${address}/read`], cares: [done], waits: false };
  fireEvent.click(look);
  expect(await screen.findByText("I called the parents.")).toBeTruthy();
});

it("opens again what was taken care of, in Chinese, too, and still tells what was done", async () => {
  replies[`${address}/read`] = { ...replies[`${address}/read`], cares: [done], waits: false };
  const opened = { by: "Mr. Sun", at: "2026-03-06T17:00:00.000Z" };
  replies[`${address}/reopen`] = { cares: [{ ...done, opened }], waits: true };
  show("ch");
  fireEvent.click(await screen.findByRole("button", { name: "重新打开" }));
  expect(await screen.findByText("还没有人写明已经处理。")).toBeTruthy();
  expect(screen.getByText("I called the parents.")).toBeTruthy();
  expect(screen.getByText(/^Mr. Sun 重新打开/)).toBeTruthy();
});
