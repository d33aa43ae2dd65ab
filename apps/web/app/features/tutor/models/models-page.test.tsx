// @vitest-environment happy-dom
import type { TutorModels } from "@dripstone/contract/tutor/models/payloads";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStore } from "../../../session/store.ts";
import { showPage } from "../../../testing/page.tsx";
import { ModelsPage } from "./models-page.tsx";

afterEach(cleanup);

const id = "0197a000-0000-7000-8000-000000000001";
const duck = {
  ...{ id, provider: "pond", model: "duck-1", label: "Duck", priceIn: 1_000_000, priceOut: 2_000_000 },
  ...{ temperature: 0.3, seesPictures: false, active: true, changedAt: "2026-07-01T00:00:00Z" },
  health: { calls: 4, failures: 1, lastFailureAt: "2026-07-01T00:00:00Z", lastFailure: "slow" },
} as const;
const usual = {
  "GET /api/chatbot/models": {
    providers: [{ name: "pond", kind: "openai-compatible", hasKey: true }],
    models: [duck],
    modes: { tutoring: id, "quick-help": null },
  } satisfies TutorModels,
};
let replies: Record<string, object>;
let asked: { call: string; body: string }[];

beforeEach(() => {
  replies = { ...usual };
  asked = [];
});

const answer: typeof fetch = async (input) => {
  const request = input as Request;
  const call = `${request.method} ${new URL(request.url).pathname}`;
  if (request.method !== "GET") asked.push({ call, body: await request.text() });
  const data = replies[call];
  return data ? Response.json({ data }) : Response.json({ error: { code: "INTERNAL", message: "" } }, { status: 500 });
};

const show = (locale: "en" | "ch" = "en") =>
  showPage(<ModelsPage />, { store: createStore({ fetch: answer }), locale });

it("says how often a model has failed, and why the last time", async () => {
  show();
  const row = (await screen.findByRole("button", { name: "Duck" })).closest("tr") as HTMLElement;
  expect(row.textContent).toContain("1 of 4 failed");
  expect(row.textContent).toContain("It took too long.");
});

const tried = { failure: null, status: null, msFirst: 812, msWhole: 2310, tokensIn: 321, tokensOut: 45, money: 411 };
const attempt = `POST /api/chatbot/models/${id}/try`;

async function ask(question: string, words: { field: string; ask: string }): Promise<HTMLElement> {
  fireEvent.change(await screen.findByLabelText(words.field), { target: { value: question } });
  const button = screen.getByRole("button", { name: words.ask });
  fireEvent.click(button);
  return button.closest("section") as HTMLElement;
}

it("lets an admin ask a model, and tells what it says, how fast, and for how much", async () => {
  replies[attempt] = { ...tried, parts: [{ kind: "text", title: null, html: "<p>Quack twice.</p>" }] };
  show();
  const part = await ask("Why do ducks float?", { field: "Question", ask: "Ask" });
  expect(await within(part).findByText("Quack twice.")).toBeTruthy();
  for (const told of ["812 ms", "2310 ms", "321 / 45", "$0.0004"])
    expect(within(part).getByText(told), told).toBeTruthy();
  expect(asked).toEqual([{ call: attempt, body: JSON.stringify({ message: "Why do ducks float?", language: "en" }) }]);
});

it("says in words why a model has not answered, and shows none of an earlier reply", async () => {
  replies[attempt] = { ...tried, parts: [], failure: "refused", status: 401, msFirst: null };
  show("ch");
  const part = await ask("鸭子为什么浮着？", { field: "问题", ask: "提问" });
  expect(await within(part).findByText(/服务商拒绝了请求.+状态码 401/)).toBeTruthy();
  expect(within(part).queryByRole("article")).toBeNull();
});

it("asks nothing where nothing is written", async () => {
  show();
  await ask("   ", { field: "Question", ask: "Ask" });
  expect(asked).toEqual([]);
});

it("asks before it deletes a model", async () => {
  replies[`DELETE /api/chatbot/models/${id}`] = {};
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Duck" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete model" }));
  const question = await screen.findByRole("dialog", { name: "Delete Duck?" });
  fireEvent.click(within(question).getByRole("button", { name: "Keep it" }));
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Delete model" }));
  fireEvent.click(
    within(await screen.findByRole("dialog", { name: "Delete Duck?" })).getByRole("button", { name: "Delete" }),
  );
  await screen.findByRole("button", { name: "Duck" });
  expect(asked.map(({ call }) => call)).toEqual([`DELETE /api/chatbot/models/${id}`]);
});
