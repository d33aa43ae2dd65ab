// @vitest-environment happy-dom
import type { Draft } from "@dripstone/contract/drafts/payloads";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { comeIn, goOut, visit } from "../../testing/visit.ts";
import { DraftList } from "./draft-list.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

const KIND = "forum-reply";

/** The server's drafts, as another device sees them, and what can be wrong on the way there. */
let there: Map<string, Draft>;
let puts: { id: string; body: Draft["body"]; version: number }[];
let trouble: "offline" | "full" | "tooLong" | null;
/** Holds back the replies to saves until it is told to let them go. */
let held: Promise<void> | null;

const failing = (status: number, code: string) => Response.json({ code, message: code, requestId: "1" }, { status });

const answer: typeof fetch = async (input) => {
  const request = input as Request;
  const id = decodeURIComponent(new URL(request.url).pathname.replace(/^\/api\/drafts\/?/, ""));
  if (request.method === "GET") {
    if (trouble === "offline") throw new TypeError("no network");
    return Response.json({ data: [...there.values()].reverse() });
  }
  if (trouble === "offline") throw new TypeError("no network");
  const draft = there.get(id);
  if (request.method === "DELETE") return there.delete(id) ? Response.json({ data: {} }) : failing(404, "NOT_FOUND");
  const { body, version } = (await request.json()) as Draft;
  puts.push({ id, body, version });
  await held;
  if (trouble === "full") return failing(409, "DRAFTS_FULL");
  if (trouble === "tooLong") return failing(400, "INVALID_INPUT");
  if (!draft && version > 0) return failing(404, "NOT_FOUND");
  // The reply to an earlier try may have been lost.
  if (draft && JSON.stringify(draft.body) === JSON.stringify(body)) return Response.json({ data: draft });
  if (draft && draft.version !== version) return failing(409, "DRAFT_CHANGED_MEANWHILE");
  const saved = { version: version + 1, savedAt: new Date().toISOString() };
  there.delete(id);
  there.set(id, { id, body, ...saved });
  return Response.json({ data: saved });
};

function Page({ thread = "7" }: { thread?: string }) {
  const draft = useKeptDraft({
    kind: KIND,
    name: `${KIND}:${thread}`,
    empty: { thread, content: "", category: "" },
    words: ["content"],
    continues: (texts) => texts.thread === thread,
  });
  return (
    <>
      <textarea
        aria-label="content"
        value={draft.texts.content}
        onChange={(event) => draft.change({ content: event.currentTarget.value })}
      />
      <button type="button" onClick={() => draft.change({ category: "math" })}>
        Choose
      </button>
      <output>{draft.texts.category}</output>
      <button type="button" onClick={() => draft.forget()}>
        Send
      </button>
      <button type="button" onClick={() => draft.begin()}>
        New
      </button>
      <DraftStatus state={draft.state} onSettle={draft.settle} />
      <DraftList
        drafts={draft.others}
        titleOf={(texts) => texts.content ?? ""}
        onOpen={draft.open}
        onRemove={draft.remove}
      />
    </>
  );
}

let store: ReturnType<typeof visit>;

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (page = <Page />) => {
  const shown = showPage(page, { store });
  await passes(0);
  return shown;
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>("content");
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await passes(0);
};
const told = () => document.querySelector("p [role=status]")?.textContent;
const seen = () => document.querySelector("p [aria-hidden]")?.textContent;
const texts = () => [...there.values()].map(({ body }) => body.content);
const inTab = () => JSON.parse(sessionStorage.getItem(`draft:${KIND}:7`) ?? "null")?.texts.content;
const hide = (state: "hidden" | "visible") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
};
/** The same draft is changed on another device. */
const changeElsewhere = (content: string) => {
  for (const [id, draft] of there)
    there.set(id, { ...draft, body: { thread: "7", content }, version: draft.version + 1 });
};
/** The browser has crashed: what lay in its tabs is gone. */
const crash = () => {
  cleanup();
  sessionStorage.clear();
  begin();
};
function begin() {
  store = visit(answer);
  comeIn(store);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  there = new Map();
  [puts, trouble, held] = [[], null, null];
  sessionStorage.clear();
  localStorage.clear();
  hide("visible");
  begin();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("what is only chosen", () => {
  const chosen = () => document.querySelector("output")?.textContent;

  it("is kept for nobody but the tab, and goes along with what is written then", async () => {
    await open();
    await press("Choose");
    await passes(20_000);
    hide("hidden");
    await passes(0);
    expect([puts, texts(), seen(), chosen()]).toEqual([[], [], "", "math"]);
    cleanup();
    await open();
    expect(chosen()).toBe("math");
    write("Drops");
    await passes(2_000);
    expect([...there.values()].map(({ body }) => body)).toEqual([{ thread: "7", content: "Drops", category: "math" }]);
  });

  it("stays when all words are taken out again, and the server forgets them", async () => {
    await open();
    await press("Choose");
    write("Drops");
    await passes(2_000);
    expect(texts()).toEqual(["Drops"]);
    write("");
    await passes(2_000);
    expect([texts(), chosen(), seen()]).toEqual([[], "math", ""]);
    await press("New");
    expect(chosen()).toBe("");
  });
});

describe("what is written", () => {
  it("is in the tab at once, and on the server after a pause of 2 seconds, once", async () => {
    await open();
    write("Dr");
    await passes(1_500);
    write("Drops");
    expect([inTab(), texts(), seen()]).toEqual(["Drops", [], "Saving draft…"]);
    await passes(1_999);
    expect(texts()).toEqual([]);
    await passes(1);
    expect([texts(), seen(), told()]).toEqual([["Drops"], "Draft saved", "Draft saved"]);
    write("Drops wear");
    await passes(60_000);
    expect(texts()).toEqual(["Drops wear"]);
    expect(puts.map(({ version }) => version)).toEqual([0, 1]);
    expect([...there.keys()]).toEqual([
      expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
    ]);
  });

  it("is on the server every 15 seconds, when somebody never pauses", async () => {
    await open();
    for (let second = 0; second <= 15; second++) {
      write("a".repeat(second + 1));
      await passes(1_000);
    }
    expect(puts).toHaveLength(1);
  });

  it("is there at once when the page is hidden or left", async () => {
    await open();
    write("Drops");
    hide("hidden");
    await passes(0);
    expect(puts).toMatchObject([{ body: { thread: "7", content: "Drops" } }]);
    write("Drops wear");
    cleanup();
    await passes(0);
    expect(texts()).toEqual(["Drops wear"]);
  });

  it("is read out as saved once, and not with every pause", async () => {
    await open();
    const said: (string | undefined)[] = [];
    for (const text of ["a", "ab", "abc"]) {
      write(text);
      said.push(told());
      await passes(2_000);
      said.push(told());
    }
    expect(said).toEqual(["", "Draft saved", "Draft saved", "Draft saved", "Draft saved", "Draft saved"]);
  });

  it("follows in the right version when a save takes long and somebody goes on writing", async () => {
    await open();
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    write("Drops");
    await passes(2_000);
    write("Drops wear");
    await passes(5_000);
    expect(puts).toHaveLength(1);
    held = null;
    letGo();
    await passes(2_000);
    expect(puts.map(({ version }) => version)).toEqual([0, 1]);
    expect([texts(), seen()]).toEqual([["Drops wear"], "Draft saved"]);
  });

  it("is no draft any longer when everything is taken out again", async () => {
    await open();
    write("Drops");
    await passes(2_000);
    write("");
    await passes(2_000);
    expect([texts(), inTab(), told()]).toEqual([[], undefined, ""]);
  });
});

describe("when the connection is lost", () => {
  it("says so, keeps all in the tab, and saves when it is there again", async () => {
    await open();
    trouble = "offline";
    write("Drops");
    await passes(2_000);
    expect(told()).toContain("no connection");
    expect(inTab()).toBe("Drops");
    write("Drops wear");
    trouble = null;
    fireEvent(window, new Event("online"));
    await passes(0);
    expect([texts(), told()]).toEqual([["Drops wear"], "Draft saved"]);
  });

  it("tries again by itself, and after a reload goes on with what it could not save", async () => {
    await open();
    trouble = "offline";
    write("Drops");
    await passes(2_000);
    trouble = null;
    await passes(15_000);
    expect(texts()).toEqual(["Drops"]);
    trouble = "offline";
    write("Drops wear");
    await passes(2_000);
    cleanup();
    trouble = null;
    begin();
    await open();
    expect(field().value).toBe("Drops wear");
    await passes(2_000);
    expect(texts()).toEqual(["Drops wear"]);
  });

  it("is in no conflict with itself when a reload takes away the reply to a save, and somebody writes on at once", async () => {
    await open();
    write("Drops");
    const unsaved = sessionStorage.getItem(`draft:${KIND}:7`) ?? "";
    await passes(2_000);
    expect(texts()).toEqual(["Drops"]);
    cleanup();
    sessionStorage.setItem(`draft:${KIND}:7`, unsaved);
    begin();
    await open();
    write("Drops wear");
    await passes(2_000);
    expect(texts()).toEqual(["Drops wear"]);
    expect(told()).toBe("Draft saved");
  });

  it.each([
    ["full", "you already have 20"],
    ["tooLong", "Too long"],
  ] as const)("or there is no room (%s), says why, and loses nothing", async (what, words) => {
    await open();
    trouble = what;
    write("Drops");
    await passes(2_000);
    expect(told()).toContain(words);
    expect([field().value, inTab()]).toEqual(["Drops", "Drops"]);
    trouble = null;
    write("Drops wear");
    await passes(2_000);
    expect([texts(), told()]).toEqual([["Drops wear"], "Draft saved"]);
  });
});

describe("after a crash, or on another device", () => {
  it("goes on with the draft of this place, and with no other", async () => {
    await open();
    write("Drops");
    await passes(2_000);
    crash();
    await open(<Page thread="8" />);
    expect(field().value).toBe("");
    cleanup();
    await open();
    expect(field().value).toBe("Drops");
    write("Drops wear");
    await passes(2_000);
    expect(texts()).toEqual(["Drops wear"]);
  });

  it("leaves alone what somebody has begun to write before the draft has come", async () => {
    await open();
    write("Drops");
    await passes(2_000);
    crash();
    showPage(<Page />, { store });
    write("New");
    await passes(2_000);
    expect(field().value).toBe("New");
    expect(texts()).toEqual(["Drops", "New"]);
  });

  it("takes over what was changed elsewhere, when nothing here would be lost", async () => {
    await open();
    write("Drops");
    await passes(2_000);
    changeElsewhere("Drops on the phone");
    hide("hidden");
    hide("visible");
    await passes(0);
    expect(field().value).toBe("Drops on the phone");
  });
});

describe("two devices that change one draft", () => {
  const conflict = async () => {
    await open();
    write("Drops");
    await passes(2_000);
    changeElsewhere("on the phone");
    write("here");
    await passes(2_000);
    expect(told()).toContain("changed elsewhere");
    expect([texts(), field().value, inTab()]).toEqual([["on the phone"], "here", "here"]);
  };

  it("do not overwrite each other: what stands here is kept on demand", async () => {
    await conflict();
    write("here, too");
    await passes(20_000);
    expect(texts()).toEqual(["on the phone"]);
    await press("The one here");
    expect([texts(), told()]).toEqual([["here, too"], "Draft saved"]);
  });

  it("do not overwrite each other: the other is taken on demand", async () => {
    await conflict();
    await press("The other one");
    expect([texts(), field().value, told()]).toEqual([["on the phone"], "on the phone", "Draft saved"]);
  });

  it("of which one has sent it, leave to the other what it has written since, as a draft of its own", async () => {
    await open();
    write("Drops");
    await passes(2_000);
    const [old] = [...there.keys()];
    there.clear();
    write("Drops wear");
    await passes(5_000);
    expect([texts(), told()]).toEqual([["Drops wear"], "Draft saved"]);
    expect([...there.keys()]).not.toContain(old);
  });
});

describe("what was sent", () => {
  it("is forgotten in the tab and on the server, also while a save of it is under way", async () => {
    await open();
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    write("Drops");
    await passes(2_000);
    await press("Send");
    expect([field().value, inTab()]).toEqual(["", undefined]);
    letGo();
    await passes(30_000);
    expect([puts.length, texts(), field().value]).toEqual([1, [], ""]);
  });
});

describe("several drafts", () => {
  const two = async () => {
    await open();
    write("Drops");
    await passes(2_000);
    await press("New");
    write("Stone");
    await passes(2_000);
  };

  it("lie side by side: one is opened, the others are listed, and none is lost by that", async () => {
    await two();
    expect(screen.getByRole("heading").textContent).toBe("1 draft");
    write("Stone!");
    await press("Continue: Drops");
    expect([field().value, texts().toSorted()]).toEqual(["Drops", ["Drops", "Stone!"]]);
    await press("Continue: Stone!");
    expect(field().value).toBe("Stone!");
  });

  it("stay as they are while the open one cannot be saved", async () => {
    await two();
    trouble = "offline";
    write("Stone!");
    await press("Continue: Drops");
    expect([field().value, inTab()]).toEqual(["Stone!", "Stone!"]);
    await press("New");
    expect(field().value).toBe("Stone!");
  });

  it("are deleted on a second press only, and the keyboard stays in the list", async () => {
    await two();
    await press("Delete: Drops");
    expect(texts()).toContain("Drops");
    await press("Keep");
    await press("Delete: Drops");
    await press("Delete for good");
    expect([texts(), screen.queryByRole("heading")]).toEqual([["Stone"], null]);
  });
});

describe("whose it is", () => {
  it("stays in the tab alone while nobody is logged in, and is whoever logs in", async () => {
    store = visit(answer);
    await open();
    write("Drops");
    await passes(10_000);
    expect([puts, inTab(), seen()]).toEqual([[], "Drops", ""]);
    await act(async () => comeIn(store));
    await passes(2_000);
    expect([field().value, texts()]).toEqual(["Drops", ["Drops"]]);
  });

  it("is gone from the page when somebody logs out, and is not the next one's", async () => {
    await open();
    write("Drops");
    await passes(2_000);
    write("Drops wear");
    await act(async () => goOut(store));
    await passes(0);
    expect(field().value).toBe("");
    there.clear();
    await act(async () => comeIn(store, "bob"));
    await passes(10_000);
    expect([field().value, texts()]).toEqual(["", []]);
  });
});
