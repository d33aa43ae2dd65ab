// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ForumPostDetail from "../../../routes/forum-post-detail.tsx";
import { restored } from "../../../session/session.ts";
import { showPage } from "../../../testing/page.tsx";
import { comeIn, visit } from "../../../testing/visit.ts";
import { EditPostPage } from "../compose/edit-post-page.tsx";

/** What reads a quote comes as late as a test lets it come. */
const late = vi.hoisted(() => ({ parts: Promise.resolve() }));
vi.mock("./writing/quote-of.ts", async (original) => {
  await late.parts;
  return original();
});

const POST = "7b0c1f0e-6a51-4a3c-9f0e-2d8f5f3f9a10";
const OWN = "7b0c1f0e-6a51-4a3c-9f0e-2d8f5f3f9a11";
const ANOTHER = "7b0c1f0e-6a51-4a3c-9f0e-2d8f5f3f9a12";

const [gone, meanwhile, offline] = ["NOT_FOUND", "EDITED_MEANWHILE", "offline"] as const;

/** What the server answers, by the beginning of `METHOD /path`, the newest first; anything else is not there. */
let answers: Map<string, unknown>;
let sent: string[];

const answer: typeof fetch = async (input) => {
  const { method, url } = input as Request;
  const asked = `${method} ${new URL(url).pathname.replace("/api", "")}`;
  sent.push(asked);
  const data = (await answers.get(asked)) ?? gone;
  if (data === offline) throw new TypeError("no network");
  if (data === meanwhile) return Response.json({ code: data, message: data, requestId: "1" }, { status: 409 });
  if (data === gone) return Response.json({ code: gone, message: gone, requestId: "1" }, { status: 404 });
  return Response.json({ data });
};

const at = "2026-03-02T10:00:00.000Z";
const author = { id: POST, name: "Mei Lin", avatar: "", badge: null };
const writing = { author, lang: "en", at, editedAt: null, votes: 0, version: 1, deleted: false, deletedBy: null };
const category = { slug: "math-help", name: "Math help", color: "blue", icon: "math" };
const post = {
  ...{ ...writing, id: POST, html: "<p>How many squares?</p>", title: "Squares", excerpt: "", category, replies: 2 },
  ...{ views: 1, pinned: false, locked: false, lastActivityAt: at, accepted: null },
};
const replyOf = (id: string, words: string) => ({
  ...{ ...writing, id, html: `<p>${words}</p>`, accepted: false, quoted: null },
});
const rights = { edit: true, delete: true, flag: false, moderate: false, silence: false };
const mine = {
  ...{ own: false, vote: null, votes: [], replies: [OWN], reported: [], unseen: { post: null, replies: [] } },
  ...{ may: { ...rights, reply: true, vote: true, accept: false }, whyNoReply: null, minReputation: 0, views: 1 },
  ...{ mayWithReplies: { own: rights, student: rights, teacher: rights, admin: rights } },
  ...{ silencedUntil: null, silencedFor: null },
};
const replies = {
  items: [replyOf(OWN, "I count 64."), replyOf(ANOTHER, "Count each size.")],
  ...{ next: null, previous: null, total: 2, visible: 2 },
};

const path = (rest = "") => `/forum/posts/${POST}${rest}`;
const draftOf = (kind: string, body: object) => [{ id: ANOTHER, body, version: 1, savedAt: at, kind }];

let store: ReturnType<typeof visit>;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = new Map<string, unknown>([
    [`GET ${path()}`, post],
    [`GET ${path("/mine")}`, mine],
    [`GET ${path("/replies")}`, replies],
    [`GET ${path("/people")}`, []],
    ["GET /drafts", []],
    [`GET /forum/replies/${OWN}/source`, { content: "I count 64.", version: 1 }],
  ]);
  store = visit(answer);
  store.dispatch(restored());
  comeIn(store);
});
afterEach(cleanup);

const open = (page = <ForumPostDetail />) => showPage(page, { store, at: path(), path: "/forum/posts/:id" });
const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name, {}, { timeout: 10_000 });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const toldAt = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
const write = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const goneForReplies = "This post was deleted or hidden, so no one can reply anymore.";

describe("a reply to a post that is deleted or hidden meanwhile", () => {
  it("stays with its reason when it is sent, to be copied", async () => {
    open();
    write(await field("Your reply"), "That has five squares.");
    for (const rest of ["", "/mine", "/replies"]) answers.set(`GET ${path(rest)}`, gone);
    fireEvent.click(button("Send reply"));
    expect(await screen.findByText("We can’t find that post")).toBeTruthy();
    const box = await field("Your reply");
    await waitFor(() => expect([box.value, ...toldAt(box)]).toContain(goneForReplies));
    expect(box.value).toBe("That has five squares.");
    expect(document.activeElement).toBe(box);
    expect(button("Send reply").disabled).toBe(true);
    expect(button("Copy my text")).toBeTruthy();
  });

  it("is there after the page was loaded anew, and on another device", async () => {
    answers.set(`GET ${path()}`, gone).set(`GET ${path("/mine")}`, gone);
    answers.set("GET /drafts", draftOf("forum-reply", { thread: POST, content: "That has five squares." }));
    open();
    const box = await field("Your reply");
    expect([box.value, ...toldAt(box)]).toContain(goneForReplies);
    expect(button("Copy my text")).toBeTruthy();
  });

  it("cannot be sent below one whose replies are kept, and says why", async () => {
    answers.set("GET /drafts", draftOf("forum-reply", { thread: POST, content: "That has five squares." }));
    answers.set(`GET ${path()}`, { ...post, deleted: true, deletedBy: "teacher", title: "", html: "" });
    answers.set(`GET ${path("/mine")}`, { ...mine, may: { ...mine.may, reply: false } });
    open();
    const box = await field("Your reply");
    expect([box.value, ...toldAt(box)]).toContain("This post was deleted, so no one can reply anymore.");
    expect(button("Send reply").disabled).toBe(true);
    expect(button("Copy my text")).toBeTruthy();
  });
});

it("tells the author of a post that was hidden so, when the page looks for what is new", async () => {
  open();
  write(await field("Your reply"), "That has five squares.");
  const hidden = { ...post, state: "hidden", heldFor: null, stateReason: null };
  answers.set(`GET ${path()}`, gone).set(`GET ${path("/replies")}`, gone);
  answers.set(`GET ${path("/mine")}`, { ...mine, own: true, unseen: { post: hidden, replies: [] } });
  const { forumApi } = await import("../api.ts");
  const asked = { params: { id: POST }, query: { language: "en" as const } };
  await act(async () => void store.dispatch(forumApi.endpoints.post.initiate(asked, { forceRefetch: true })));
  expect(await screen.findByText(/A teacher has hidden this post/)).toBeTruthy();
  expect(toldAt(await field("Your reply"))).toContain("This post is hidden, so no one can reply.");
  expect((await field("Your reply")).value).toBe("That has five squares.");
});

describe("what is changed while it is deleted", () => {
  const edit = async () => {
    fireEvent.click((await screen.findAllByRole("button", { name: "More" }))[0] as HTMLElement);
    fireEvent.click(await screen.findByText("Edit"));
    await screen.findByRole("button", { name: "Save" }, { timeout: 10_000 });
    const [box] = screen.getAllByLabelText<HTMLTextAreaElement>("Your reply");
    write(box as HTMLElement, "I count 204 of them.");
    return box as HTMLTextAreaElement;
  };
  const without = { ...replies, items: replies.items.slice(1), total: 1, visible: 1 };

  it("stays, of a reply, with its reason", async () => {
    open();
    const box = await edit();
    answers.set(`GET ${path("/replies")}`, without).set(`GET ${path("/mine")}`, { ...mine, replies: [] });
    fireEvent.click(button("Save"));
    await waitFor(() => expect(toldAt(box)).toContain("This reply was deleted, so your changes can’t be saved"));
    expect(box.value).toBe("I count 204 of them.");
    expect(button("Save").disabled).toBe(true);
    expect(button("Copy my text")).toBeTruthy();
  });

  it("can be taken along when the reply has left the thread before it is saved", async () => {
    open();
    await edit();
    answers.set(`GET ${path("/replies")}`, without).set(`GET ${path("/mine")}`, { ...mine, replies: [] });
    const { forumApi } = await import("../api.ts");
    await act(async () => void store.dispatch(forumApi.util.invalidateTags(["Forum"])));
    const left = await field("Your version");
    expect(left.value).toBe("I count 204 of them.");
    expect(document.activeElement).toBe(left);
    expect(toldAt(left)).toContain("This reply was deleted, so your changes can’t be saved");
  });

  it("is there, of a post, after the page was loaded anew", async () => {
    const changed = { of: POST, title: "Squares", content: "How many squares are there?", version: "1" };
    answers.set("GET /drafts", draftOf("forum-edit", changed));
    open(<EditPostPage id={POST} />);
    const left = await field("Your version");
    expect(left.value).toBe("Squares\n\nHow many squares are there?");
    expect(toldAt(left)).toContain("This post was deleted, so your changes can’t be saved");
  });

  it("stays, of a post, with its reason", async () => {
    answers.set(`GET ${path("/source")}`, { title: "Squares", content: "How many squares?", version: 1 });
    answers.set(`GET ${path("/mine")}`, { ...mine, own: true });
    open(<EditPostPage id={POST} />);
    const box = await field("Your post");
    write(box, "How many squares are there?");
    fireEvent.click(button("Save"));
    await waitFor(() => expect(toldAt(box)).toContain("This post was deleted, so your changes can’t be saved"));
    expect(button("Copy my text")).toBeTruthy();
    expect(document.activeElement).toBe(box);
  });
});

describe("the focus of whoever has sent a reply", () => {
  it("goes to the reply", async () => {
    open();
    write(await field("Your reply"), "That has five squares.");
    const id = "7b0c1f0e-6a51-4a3c-9f0e-2d8f5f3f9a13";
    answers.set(`POST ${path("/replies")}`, { id, state: "visible", heldFor: null });
    answers.set(`GET ${path("/replies")}`, {
      ...{ ...replies, items: [...replies.items, replyOf(id, "That has five squares.")], total: 3, visible: 3 },
    });
    fireEvent.click(button("Send reply"));
    await screen.findByText("That has five squares.");
    await waitFor(() => expect(document.activeElement?.id).toBe(`reply-${id}`));
  });

  it("goes to what is said of one that waits", async () => {
    open();
    write(await field("Your reply"), "That has five squares.");
    answers.set(`POST ${path("/replies")}`, { id: ANOTHER, state: "held", heldFor: "first-posts" });
    fireEvent.click(button("Send reply"));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Your reply is waiting for a teacher/));
  });
});

describe("the focus after a choice", () => {
  it("goes on to the words of a post of which two versions were compared", async () => {
    answers.set(`GET ${path("/source")}`, { title: "Squares", content: "How many squares?", version: 1 });
    answers.set(`GET ${path("/mine")}`, { ...mine, own: true });
    answers.set(`PUT ${path()}`, meanwhile);
    open(<EditPostPage id={POST} />);
    const box = await field("Your post");
    write(box, "How many squares are there?");
    fireEvent.click(button("Save"));
    fireEvent.click(await screen.findByRole("button", { name: "Go on with mine" }));
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.value).toBe("How many squares are there?");
  });

  it("goes back to the menu from which something was reported", async () => {
    const student = { ...rights, edit: false, delete: false, flag: true };
    answers.set(`GET ${path("/mine")}`, { ...mine, replies: [], may: { ...mine.may, ...student } });
    answers.set(`POST ${path("/flags")}`, {});
    open();
    const menu = (await screen.findAllByRole("button", { name: "More" }))[0] as HTMLElement;
    fireEvent.click(menu);
    fireEvent.click(await screen.findByText("Report"));
    fireEvent.click(await screen.findByLabelText("It’s unkind"));
    fireEvent.click(button("Send report"));
    await screen.findByText("Thank you! A teacher will take a look.");
    // The dialog gives the focus back as it goes, too, and must not give it to what is no longer there.
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });
});

describe("without a connection", () => {
  const loseIt = () => {
    for (const asked of [...answers.keys(), `POST ${path("/replies")}`]) answers.set(asked, offline);
  };

  it("the replies stay while one is sent in vain, also when they are asked for anew", async () => {
    open();
    write(await field("Your reply"), "That has five squares.");
    loseIt();
    fireEvent.click(button("Send reply"));
    await screen.findAllByText(/Unable to connect/);
    expect(screen.getByText("Count each size.")).toBeTruthy();
    const { forumApi } = await import("../api.ts");
    await act(async () => void store.dispatch(forumApi.util.invalidateTags(["Forum"])));
    expect(screen.getByText("Count each size.")).toBeTruthy();
    expect(screen.getAllByText(/Unable to connect/)).toHaveLength(1);
  });

  it("replies that did not come, come by themselves once there is one", async () => {
    answers.set(`GET ${path("/replies")}`, offline);
    open();
    await screen.findByText(/Unable to connect/);
    answers.set(`GET ${path("/replies")}`, replies);
    fireEvent(window, new Event("online"));
    expect(await screen.findByText("Count each size.")).toBeTruthy();
    expect(screen.queryByText(/Unable to connect/)).toBeNull();
  });
});

describe("a quote", () => {
  const box = () => field("Your reply");
  const quoted = "> How many squares?";

  it("takes nothing away of what was written before it was asked for, and while it was on its way", async () => {
    let come = () => {};
    late.parts = new Promise<void>((resolve) => {
      come = resolve;
    });
    open();
    write(await box(), "Hello,");
    fireEvent.click(screen.getAllByRole("button", { name: "Quote" })[0] as HTMLElement);
    for (const words of ["Hello, word0", "Hello, word0 word1", "Hello, word0 word1 word2"]) write(await box(), words);
    expect((await box()).value).toBe("Hello, word0 word1 word2");
    await act(async () => come());
    await waitFor(async () => expect((await box()).value).toBe(`Hello,\n\n${quoted}\n\nword0 word1 word2`), {
      timeout: 10_000,
    });
    expect((await box()).selectionStart).toBe((await box()).value.length);
    fireEvent.click(screen.getAllByRole("button", { name: "Quote" })[0] as HTMLElement);
    await waitFor(async () =>
      expect((await box()).value).toBe(`Hello,\n\n${quoted}\n\nword0 word1 word2\n\n${quoted}\n\n`),
    );
  });
});

describe("what is written while a reply is on its way", () => {
  it("stays where it is written", async () => {
    let arrive = (_: unknown) => {};
    const sending = new Promise((resolve) => {
      arrive = resolve;
    });
    answers.set(`POST ${path("/replies")}`, sending);
    open();
    write(await field("Your reply"), "That has five squares.");
    fireEvent.click(button("Send reply"));
    await waitFor(() => expect(sent).toContain(`POST ${path("/replies")}`));
    write(await field("Your reply"), "That has five squares. And one more");
    await act(async () => arrive({ id: ANOTHER, state: "held" }));
    await waitFor(async () => expect((await field("Your reply")).value).toBe("And one more"));
  });
});

describe("a visitor", () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    store = visit(answer);
    store.dispatch(restored());
  });

  it("is led by a quote to where it is said what it takes to reply", async () => {
    open();
    const links = await screen.findAllByRole("link", { name: "Quote" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(links.map(() => "#your-reply"));
    expect(document.getElementById("your-reply")?.textContent).toContain("Would you like to reply?");
  });

  it("is offered no quote of what nobody can reply to", async () => {
    answers.set(`GET ${path()}`, { ...post, locked: true });
    open();
    expect(await screen.findByText("This post is locked, so no one can reply anymore.")).toBeTruthy();
    expect(screen.queryByText("Quote")).toBeNull();
  });

  it("hears why the login is asked for who votes", async () => {
    open();
    fireEvent.click((await screen.findAllByRole("button", { name: "Helpful" }))[0] as HTMLElement);
    expect(store.getState().loginDialog).toEqual({ open: true, wanted: null, why: "vote" });
  });
});
