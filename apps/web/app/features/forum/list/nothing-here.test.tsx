// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import Forum from "../../../routes/forum.tsx";
import { restored } from "../../../session/session.ts";
import { showPage } from "../../../testing/page.tsx";
import { visit } from "../../../testing/visit.ts";

afterEach(cleanup);

const category = {
  ...{ slug: "math-help", formerSlugs: [], name: "Math help", description: "", rulesHtml: null, minReputation: 0 },
  ...{ posts: 0, lastActivityAt: null, color: "blue", icon: "math" },
};
const home = { categories: [category], closed: [], statistics: { posts: 0, replies: 0, people: 0, answered: 0 } };
const none = { items: [], pinned: [], next: null, previous: null, total: 0 };

const open = (search: string, locale: "en" | "ch" = "en") => {
  const store = visit(async (input) => {
    const { pathname } = new URL((input as Request).url);
    return Response.json({ data: pathname === "/api/forum/categories" ? home : none });
  });
  store.dispatch(restored());
  showPage(<Forum />, { store, at: `/forum${search}`, path: "/forum", locale });
};
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("says that words were looked for among some posts only, and offers to look among all", async () => {
  open("?q=gnomon&answered=yes&category=math-help");
  expect(await screen.findByText("“gnomon” isn’t in any post that matches your filters.")).toBeTruthy();
  expect(hrefOf("Search all posts")).toBe("/forum?q=gnomon");
  expect(hrefOf("Show all posts")).toBe("/forum?category=math-help");
});

it("offers no wider search where all posts were looked through", async () => {
  open("?q=%E5%88%86", "ch");
  expect(await screen.findByText("没有帖子包含“分”。")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "搜索全部帖子" })).toBeNull();
});

it("tells of a category that is not there, and invites nobody to write in it", async () => {
  open("?category=nope");
  expect(await screen.findByText("There’s no category at this address.")).toBeTruthy();
  expect(hrefOf("Show all posts")).toBe("/forum");
  expect(screen.getAllByRole("link", { name: "New post" }).map((link) => link.getAttribute("href"))).toEqual([
    "/forum/new",
  ]);
});

it("invites to write in a category that is there", async () => {
  open("?category=math-help");
  expect(await screen.findByText("No one has written in this category yet. Be the first drop!")).toBeTruthy();
});
