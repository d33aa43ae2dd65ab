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
    builtIn: { calls: 7, failures: 0, lastFailureAt: null, lastFailure: null },
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

it("lets the built-in tutor be tried where there is no model, and says how it does", async () => {
  replies["GET /api/chatbot/models"] = { ...usual["GET /api/chatbot/models"], providers: [], models: [] };
  replies["POST /api/chatbot/models/built-in/try"] = {
    ...{ ...tried, tokensIn: 0, tokensOut: 0, money: 0 },
    parts: [{ kind: "text", title: null, titleHtml: null, html: "<p>Quack twice.</p>" }],
  };
  show();
  expect((await screen.findByText(/Last 24 hours: 0 of 7 failed/)).textContent).toContain("Built-in tutor");
  const part = await ask("what is a duck", { field: "Question", ask: "Ask" });
  expect(await within(part).findByText("Quack twice.")).toBeTruthy();
  expect(part.textContent).toContain("812 ms");
  expect(asked.map(({ call }) => call)).toEqual(["POST /api/chatbot/models/built-in/try"]);
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
  replies[attempt] = { ...tried, parts: [{ kind: "text", title: null, titleHtml: null, html: "<p>Quack twice.</p>" }] };
  show();
  const part = await ask("Why do ducks float?", { field: "Question", ask: "Ask" });
  expect(await within(part).findByText("Quack twice.")).toBeTruthy();
  for (const told of ["812 ms", "2,310 ms", "321 / 45", "$0.0004"])
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

const student = { id: "0197a000-0000-7000-8000-00000000000a", name: "Ann" };
const flag = (number: number) => ({
  ...{
    id: `0197a000-0000-7000-8000-00000000010${number}`,
    kind: "self-harm",
    said: "I am so sad",
    at: "2026-07-01T00:00:00Z",
  },
  ...{ flagged: 1, student: { ...student, name: `Ann ${number}` }, seenBy: null },
  ...{ care: null, reach: [{ name: "Wen Lin", email: "wen@example.com", phone: "", from: ["class"] }] },
});
const rated = {
  ...{ messageId: "0197a000-0000-7000-8000-000000000200", student, comment: "Too fast", at: "2026-07-01T00:00:00Z" },
  engine: "Duck + built-in",
};
const listOf = (items: object[], total = items.length) => ({ items, total, next: null, previous: null });

it("shows the first conversations to look after, and what has not helped, with the way to all of them", async () => {
  replies["GET /api/chatbot/flags"] = listOf([1, 2, 3, 4, 5].map(flag), 42);
  replies["GET /api/chatbot/rated"] = listOf([rated]);
  show();
  const flags = await screen.findByRole("region", { name: "Students who may need help" });
  await within(flags).findByRole("button", { name: /^Ann 1/ });
  expect(
    within(flags)
      .getAllByRole("button")
      .map(({ textContent }) => textContent?.slice(0, 5)),
  ).toEqual(["Ann 1", "Ann 2", "Ann 3"]);
  expect(within(flags).getByRole("link", { name: "Ann 1’s page" }).getAttribute("href")).toContain(student.id);
  expect(within(flags).getAllByRole("link", { name: "wen@example.com" })).toHaveLength(3);
  expect(within(flags).getByRole("link", { name: "See all 42" }).getAttribute("href")).toContain("/admin/tutor");
  const replied = screen.getByRole("region", { name: "Replies that didn’t help" });
  expect(await within(replied).findByText("Duck + Built-in tutor")).toBeTruthy();
  expect(within(replied).getByText("“Too fast”")).toBeTruthy();
  // Nobody is noted as a reader before a conversation is opened.
  expect(asked).toEqual([]);
  expect(document.body.textContent).not.toContain("I am so sad");
});

it("says in Chinese, too, that nobody is to be looked after, and opens a conversation in its place", async () => {
  replies["GET /api/chatbot/flags"] = listOf([]);
  replies["GET /api/chatbot/rated"] = listOf([rated]);
  const parts = [{ kind: "text", title: null, titleHtml: null, html: "<p>Quack twice.</p>" }];
  const message = { id: rated.messageId, role: "assistant", content: "", timestamp: rated.at, parts, sources: [] };
  replies[`POST /api/chatbot/rated/${rated.messageId}/read`] = {
    student,
    messages: [{ ...message, state: "done", feedback: "not-helpful" }],
  };
  show("ch");
  expect(await screen.findByText("目前没有需要留意的消息。")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: /^Ann/ }));
  expect(await screen.findByText("Quack twice.")).toBeTruthy();
  expect(asked.map(({ call }) => call)).toEqual([`POST /api/chatbot/rated/${rated.messageId}/read`]);
});
