// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimDrafts, forgetDrafts, reserveDrafts, saveDraft } from "./draft-storage.ts";
import { useDraft } from "./use-draft.ts";

type Note = { text: string };

const isNote = (value: unknown): value is Note =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";

const open = () => renderHook(() => useDraft("note", isNote));
const shown = ({ result }: ReturnType<typeof open>) => result.current[0];
const write = ({ result }: ReturnType<typeof open>, text: string) => act(() => result.current[1](() => ({ text })));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a draft", () => {
  it("is there again when the page is opened anew in the same tab", () => {
    const page = open();
    expect(shown(page)).toBeNull();
    write(page, "Drops wear");
    page.unmount();
    expect(shown(open())).toEqual({ text: "Drops wear" });
  });

  it("is not rendered before the page has come alive, as the server's HTML knows of none", () => {
    saveDraft("note", { text: "Drops wear" });
    const rendered: (Note | null)[] = [];
    renderHook(() => rendered.push(useDraft("note", isNote)[0]));
    expect(rendered[0]).toBeNull();
    expect(rendered.at(-1)).toEqual({ text: "Drops wear" });
  });

  it("takes two changes in one event", () => {
    const page = open();
    act(() => {
      page.result.current[1](() => ({ text: "Drops" }));
      page.result.current[1]((before) => ({ text: `${before?.text} wear` }));
    });
    expect(shown(page)).toEqual({ text: "Drops wear" });
  });

  it("changes what lies in the tab, and not an empty one, when it is changed at once", () => {
    saveDraft("note", { text: "Drops" });
    const { result } = renderHook(() => {
      const [draft, keep] = useDraft("note", isNote);
      return { draft, keep };
    });
    act(() => result.current.keep((before) => ({ text: `${before?.text} wear` })));
    expect(result.current.draft).toEqual({ text: "Drops wear" });
  });

  it("goes on under the name of its own address, also what is typed before anything is shown", () => {
    const page = open();
    const [, keep, moveTo] = page.result.current;
    act(() => {
      keep(() => ({ text: "Drops" }));
      moveTo("note-7");
      keep((before) => ({ text: `${before?.text} wear` }));
    });
    expect(shown(page)).toEqual({ text: "Drops wear" });
    page.unmount();
    expect({ ...sessionStorage }).toEqual({ "draft:note-7": JSON.stringify({ text: "Drops wear" }) });
  });

  it("is gone once it is given up", () => {
    const page = open();
    write(page, "Drops wear");
    act(() => page.result.current[1](() => null));
    page.unmount();
    expect(shown(open())).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ["broken off", '{"text": "Dr'],
    ["of another shape", '{"text": 7}'],
    ["nothing", "null"],
  ])("that is %s counts as none", (_, kept) => {
    sessionStorage.setItem("draft:note", kept);
    expect(shown(open())).toBeNull();
  });

  it("lives as long as the page in a browser that keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const page = open();
    write(page, "Drops wear");
    expect(shown(page)).toEqual({ text: "Drops wear" });
  });
});

describe("the drafts of a tab", () => {
  beforeEach(() => saveDraft("note", { text: "Drops wear" }));

  it("go when somebody logs out, and nothing else goes with them", () => {
    sessionStorage.setItem("scroll", "12");
    forgetDrafts();
    expect({ ...sessionStorage }).toEqual({ scroll: "12" });
  });

  it("wait for their owner when a session ends", () => {
    reserveDrafts("ann");
    claimDrafts("ann");
    expect(shown(open())).toEqual({ text: "Drops wear" });
  });

  it("are not for the next person", () => {
    reserveDrafts("ann");
    claimDrafts("bob");
    expect(shown(open())).toBeNull();
  });

  it("of a session whose user was not known yet are for nobody", () => {
    reserveDrafts(undefined);
    claimDrafts("bob");
    expect(shown(open())).toBeNull();
  });

  it("of a visitor belong to whoever logs in", () => {
    claimDrafts("bob");
    expect(shown(open())).toEqual({ text: "Drops wear" });
  });
});
