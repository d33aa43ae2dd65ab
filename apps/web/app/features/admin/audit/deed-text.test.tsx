// @vitest-environment happy-dom
import type { AuditedDeed } from "@dripstone/contract/audit/payloads";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createStore } from "../../../session/store.ts";
import { showPage } from "../../../testing/page.tsx";
import { DeedText } from "./deed-text.tsx";

afterEach(cleanup);

const [sun, gone] = ["0197a000-0000-7000-8000-000000000001", "0197a000-0000-7000-8000-000000000002"];
const [help, news] = ["0197a000-0000-7000-8000-000000000003", "0197a000-0000-7000-8000-000000000004"];
const names = {
  [sun]: { en: "Sun", ch: "孙老师" },
  [help]: { en: "Math Help", ch: "数学求助" },
  [news]: { en: "News", ch: "新闻" },
};

/** What it is called, and the name and the text of each detail, in their order on the page. */
function written(locale: "en" | "ch", endpoint: string, details: AuditedDeed["details"]) {
  const someone = { actor: null, role: "admin", person: null, summary: null } as const;
  const deed = { ...someone, id: gone, at: "2026-03-04T17:00:00.000Z", subject: "site", endpoint, details };
  const { container } = showPage(<DeedText deed={deed} names={names} />, {
    store: createStore({ fetch: async () => new Response() }),
    locale,
  });
  const lines = [...container.querySelectorAll("dl > div")].map((line) =>
    [...line.children].map((it) => it.textContent),
  );
  const title = container.querySelector("span")?.textContent;
  cleanup();
  return { title, told: lines.map(([name, text]) => `${name} = ${text}`) };
}

const told = (...deed: Parameters<typeof written>) => written(...deed).told;

it("tells what the site said before what it says now, text by text in words", () => {
  const details = { to: "text.ch: 停课\nuntil: 2026-03-04T16:30", from: "link: /classes", part: "announcement" };
  expect(told("ch", "PUT /admin/site", details)).toEqual([
    "部分 = 公告",
    "链接 = /classes → –",
    "文字（中文） = – → 停课",
    "显示到 = – → 2026年3月4日，16:30",
  ]);
  expect(told("en", "PUT /admin/site", { part: "books", from: null, to: "1.why.en: It is old" })).toEqual([
    "Part = books",
    "Book 2 · Why to read it (English) = – → It is old",
  ]);
});

it("tells steps as days, money, people, and words of the language, and nothing of what has no name", () => {
  const details = {
    changed: "weekday, priceCents, teacher, state, places, meetingUrl",
    weekday: "1 → 6",
    priceCents: "48000 → 120000",
    teacher: `– → ${sun}`,
    state: "draft → open",
    places: "8 → 1200",
  };
  expect(told("en", "PUT /classes/{id}", details)).toEqual([
    "Changed = Day of the week, Price, Teacher, State, Spots, and Online meeting",
    "Day of the week = Monday → Saturday",
    "Price = $480 → $1,200",
    "Teacher = – → Sun",
    "Spots = 8 → 1,200",
    "State = draft → open",
  ]);
  expect(told("ch", "PUT /contact/messages/{id}/assignee", { assignee: sun, answer: gone })).toEqual([
    "分派给 = 孙老师",
  ]);
  expect(told("ch", "PUT /homework/{id}/grade", { of: 20, points: 18.5, before: null, commented: true })).toEqual([
    "有评语 = 是",
    "得分 = – → 18.5",
    "满分 = 20",
  ]);
});

it("leaves alone what somebody has written, also where it looks like a word of the program's", () => {
  expect(told("ch", "DELETE /blog-posts/{id}", { title: "2026-03-04", reason: "open" })).toEqual([
    "标题 = 2026-03-04",
    "原因 = open",
  ]);
});

it.each([
  ["PUT /forum/posts/{id}/locked", { locked: true }, "Locked a post", "锁定了一个帖子"],
  ["PUT /forum/posts/{id}/locked", { locked: false }, "Unlocked a post", "解锁了一个帖子"],
  ["PUT /forum/posts/{id}/pinned", { pinned: false }, "Unpinned a post", "取消置顶了一个帖子"],
  ["PUT /contact/messages/{id}/state", { state: "open" }, "Reopened a message", "重新打开了一封来信"],
  [
    "PUT /contact/messages/{id}/state",
    { state: "open", released: true },
    "Released a message that was held back",
    "放行了一封被拦下的来信",
  ],
  [
    "POST /backups/{name}/link",
    { refused: true },
    "Gave a wrong password to download a backup",
    "下载备份时输错了密码",
  ],
  ["PUT /forum/people/{id}/silence", { days: 0 }, "Ended a break from posting", "恢复了一位用户的发言"],
  [
    "POST /admin/blog-posts/{id}/publish",
    { at: "2026-03-04T16:59:59.000Z" },
    "Published a blog post",
    "发布了一篇文章",
  ],
])("says which of two was done, and not beside it once more: %s %o", (endpoint, details, en, ch) => {
  expect(written("en", endpoint, details)).toEqual({ title: en, told: [] });
  expect(written("ch", endpoint, details)).toEqual({ title: ch, told: [] });
});

it("says how a post was decided on, and what is done later", () => {
  const decided = (before: string, state: string) =>
    written("en", "PUT /forum/posts/{id}/state", { before, state }).title;
  expect([decided("held", "visible"), decided("hidden", "visible"), decided("visible", "hidden")]).toEqual([
    "Approved a forum post",
    "Showed a forum post",
    "Hid a forum post",
  ]);
  expect(written("en", "POST /admin/blog-posts/{id}/publish", { at: "2026-03-09T17:00:00.000Z" })).toEqual({
    title: "Scheduled a blog post",
    told: ["Published on = March 9, 2026 at 1:00 PM"],
  });
});

it("tells whom a list has invited apart from the list", () => {
  const titles = (details: AuditedDeed["details"]) =>
    (["en", "ch"] as const).map((locale) => written(locale, "POST /users/imports", details).title);
  expect(titles({ kind: "teacher" })).toEqual(["Invited someone", "邀请了一个人"]);
  expect(titles({ lines: 3, invited: 2 })).toEqual(["Imported a list of people", "导入了一份名单"]);
});

it("tells an order by the names of what stands in it, and an account's state, before and after", () => {
  const order = { changed: "order", order: `${help}, ${news} → ${news}, ${help}` };
  expect(told("en", "PUT /forum/categories/order", order)).toEqual(["Order = Math Help, News → News, Math Help"]);
  expect(told("ch", "PUT /forum/categories/order", order)).toEqual(["顺序 = 数学求助、新闻 → 新闻、数学求助"]);
  const act = { act: "deactivate", changed: "accountActive", accountActive: "true → false" };
  expect(written("en", "POST /users/acts", act)).toEqual({
    title: "Deactivated an account",
    told: ["Account active = yes → no"],
  });
  expect(told("ch", "POST /users/acts", act)).toEqual(["账号启用 = 是 → 否"]);
});

it("tells what was and what is in one manner, what was first", () => {
  expect(told("en", "PUT /class-places/{id}/payment", { payment: "paid", before: "due" })).toEqual([
    "Payment = payment due → paid",
  ]);
  expect(told("ch", "PUT /forum/replies/{id}/state", { state: "visible", before: "held", reason: "" })).toEqual([
    "状态 = 等待审核 → 显示",
    "原因 = –",
  ]);
  expect(told("en", "PUT /forum/posts/{id}/category", { from: news, to: help })).toEqual([
    "Category = News → Math Help",
  ]);
  const announced = { part: "announcement", from: "text.en: Closed", to: "text.en: Open again" };
  expect(told("en", "PUT /admin/site", announced)).toEqual([
    "Part = announcement",
    "Text (English) = Closed → Open again",
  ]);
});
