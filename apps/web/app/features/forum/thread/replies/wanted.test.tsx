// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createStore } from "../../../../session/store.ts";
import { showPage } from "../../../../testing/page.tsx";
import type { Thread } from "../use-thread.ts";
import { Replies } from "./replies.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const idOf = (number: number) => `0197a000-0000-7000-8000-00000000000${number}`;
const reply = (number: number) => ({
  ...{ id: idOf(number), author: { id: idOf(9), name: "Ada", avatar: "", badge: null }, html: `<p>${number}</p>` },
  ...{ lang: "en", at: "2026-03-04T17:00:00.000Z", editedAt: null, version: 1, votes: 0, accepted: false },
  ...{ quoted: null, deleted: false, deletedBy: null, after: null },
});
const post = {
  ...{ ...reply(1), title: "Squares", replies: 1, locked: false, pinned: false, accepted: null, views: 1 },
  category: { slug: "math", name: "Math", color: "teal", icon: "math" },
};
const held = { ...reply(3), after: idOf(2), state: "held", heldFor: "contact", stateReason: null };
const may = { edit: false, delete: false, flag: false, moderate: false, silence: false };
const mine = {
  ...{ own: false, vote: 0, votes: [], replies: [], reported: [], followed: false, may },
  mayWithReplies: { own: may, student: may, teacher: may, admin: may },
  unseen: { post: null, replies: [held] },
};

it.each(["before", "after"])(
  "shows the reply that the address names where only moderators see it, also when that is known %s the others",
  async (order) => {
    let answer: () => void = () => {};
    const page = new Promise<void>((done) => {
      answer = done;
    });
    const fetch = async () => {
      await page;
      return Response.json({ data: { items: [reply(2)], next: null, previous: null, total: 1 } });
    };
    let know: () => void = () => {};
    function Known() {
      const [isKnown, setKnown] = useState(false);
      know = () => setKnown(true);
      const thread = { post, mine: isKnown ? mine : undefined, signedIn: true } as unknown as Thread;
      const view = { sort: "oldest", size: 20, from: held.id } as never;
      return <Replies thread={thread} view={view} sent={undefined} onQuote={() => () => {}} />;
    }
    showPage(<Known />, { store: createStore({ fetch }) });
    const others = async () => {
      answer();
      await screen.findByText("2");
    };
    if (order === "before") act(know);
    else await others();
    if (order === "before") await others();
    else act(know);
    await screen.findByText("3");
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(`reply-${held.id}`));
  },
);
