// @vitest-environment happy-dom
import type { ForumReply } from "@dripstone/contract/forum/payloads";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../../testing/page.tsx";
import { Standing } from "./standing.tsx";
import type { Thread } from "./use-thread.ts";

afterEach(cleanup);

const held = (heldFor: string) => ({ id: "held", state: "held", heldFor, stateReason: null }) as unknown as ForumReply;

it.each([
  ["others-wait", "Several things you wrote today are waiting", "Several things its author wrote that day"],
  ["deleted", "You deleted it.", "Its author deleted it."],
])("speaks to the author of what is held, and to teachers of them: %s", async (heldFor, own, others) => {
  for (const [replies, words] of [
    [["held"], own],
    [[], others],
  ] as const) {
    const mine = { own: false, replies, mayWithReplies: { own: {}, student: {} } };
    showPage(<Standing thread={{ post: {}, mine, signedIn: true } as unknown as Thread} reply={held(heldFor)} />);
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
    cleanup();
  }
});
