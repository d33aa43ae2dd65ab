// @vitest-environment happy-dom
import type { ThreadOfMine } from "@dripstone/contract/forum/payloads";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Thread } from "../use-thread.ts";
import { useReplies } from "./use-replies.ts";

const [first, hidden] = ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"];
const page = { items: [{ id: first }], next: null, previous: null, total: 1 };

vi.mock("../../api.ts", () => ({
  useRepliesQuery: () => ({ data: page, isSuccess: true, isFetching: false, refetch: () => undefined }),
}));

const post = { id: "post", replies: 1, accepted: null } as unknown as Thread["post"];
const mine = { unseen: { post: null, replies: [{ id: hidden, after: first }] } } as unknown as ThreadOfMine;

function Replies({ wanted, mine: known }: { wanted: string; mine: ThreadOfMine | undefined }) {
  const view = { sort: "oldest", size: 20, from: wanted } as never;
  const { page: shown } = useReplies({ post, mine: known, signedIn: true }, view, undefined);
  return shown?.items.map(({ id }) => <p key={id} id={`reply-${id}`} tabIndex={-1} />);
}

const scrolled = vi.fn<(id: string) => void>();

beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled(this.id);
  });
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.restoreAllMocks();
});

it("brings the reply that the address names into view, once", () => {
  const { rerender } = render(<Replies wanted={first} mine={undefined} />);
  rerender(<Replies wanted={first} mine={mine} />);
  expect(scrolled.mock.calls).toEqual([[`reply-${first}`]]);
});

it("does so, too, with one that only its author and teachers see, which comes after everybody's", () => {
  const { rerender } = render(<Replies wanted={hidden} mine={undefined} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Replies wanted={hidden} mine={mine} />);
  rerender(<Replies wanted={hidden} mine={{ ...mine }} />);
  expect(scrolled.mock.calls).toEqual([[`reply-${hidden}`]]);
  expect(document.activeElement?.id).toBe(`reply-${hidden}`);
});
