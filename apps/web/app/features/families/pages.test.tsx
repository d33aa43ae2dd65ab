// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { createStore } from "../../session/store.ts";
import { showPage } from "../../testing/page.tsx";
import { ChildPage } from "./child-page.tsx";
import { ChildrenPage } from "./children-page.tsx";

afterEach(cleanup);

const id = "0197a000-0000-7000-8000-000000000002";
const at = "2026-03-04T17:00:00Z";
const child = {
  ...{ id, name: "小满", avatar: "heron", lastActiveAt: null, joinDate: at },
  classes: [{ id, name: "AMC 8", nextLesson: { week: 2, title: null, startsAt: "2026-03-07T18:00:00Z" } }],
  week: { solved: false, points: 3, lessons: 1, homework: 0 },
  tutor: { days: 30, chats: 2, lastAt: at },
};
const usual: Record<string, unknown> = {
  "/api/children": [child],
  [`/api/children/${id}`]: child,
  [`/api/children/${id}/progress`]: {
    ...{ totalPoints: 3, problemsSolved: 1, currentStreak: 1, lessonsCompleted: 1, badges: [] },
  },
  [`/api/children/${id}/homework`]: [
    { id, className: "AMC 8", week: 1, state: "late", late: true, grade: null, handedInAt: at, feedbackHtml: "" },
  ],
  [`/api/children/${id}/writings`]: [],
  "/api/family/asked": { mayAsk: true, asked: [{ id, email: "lan@example.com", askedAt: at, state: "asked" }] },
};

function show(page: ReactNode, replies = usual) {
  const answer: typeof fetch = async (input) => {
    const data = replies[new URL((input as Request).url).pathname];
    if (data) return Response.json({ data });
    return Response.json({ code: "NOT_ALLOWED", message: "", requestId: "r" }, { status: 403 });
  };
  return showPage(page, { store: createStore({ fetch: answer }), locale: "ch" });
}

it.each([
  ["all children", <ChildrenPage key="all" />, usual, [/您当地的时间/, /^还没有回答/]],
  ["one child", <ChildPage key="one" id={id} />, usual, [/您当地的时间/]],
  [
    "none yet",
    <ChildrenPage key="none" />,
    { ...usual, "/api/children": [] },
    [/您的账号还没有关联孩子/, /^还没有回答/],
  ],
  ["what is refused", <ChildPage key="refused" id={id} />, {}, [/没有这项操作的权限/]],
])("a parent's page in Chinese says 您 throughout: %s", async (_, page, replies, shown) => {
  const { container } = show(page, replies);
  for (const text of shown) await screen.findAllByText(text);
  expect(container.textContent).not.toContain("你");
});

it("a child's page shows the newest of what was written, and the rest to whoever asks for it", async () => {
  const written = (number: number) => ({
    ...{ id: `0197a000-0000-7000-8000-00000000010${number}`, reply: false, excerpt: "" },
    ...{ post: { id, title: `帖子 ${number}` }, at },
  });
  const writings = [1, 2, 3, 4, 5].map(written);
  show(<ChildPage id={id} />, { ...usual, [`/api/children/${id}/writings`]: writings });
  const list = await screen.findByRole("list", { name: "在论坛里写的" });
  const titles = () =>
    within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(titles()).toEqual(["帖子 1", "帖子 2", "帖子 3"]);
  fireEvent.click(screen.getByRole("button", { name: "显示全部 5 条" }));
  expect(titles()).toEqual(["帖子 1", "帖子 2", "帖子 3", "帖子 4", "帖子 5"]);
  expect(document.activeElement?.textContent).toBe("帖子 4");
  expect(screen.queryByRole("button", { name: /显示全部/ })).toBeNull();
});
