// @vitest-environment happy-dom

import type { SittingAnswer } from "@dripstone/contract/practice-tests/payloads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../api/failure.ts";
import { answerKeeper, type Mark } from "./answer-keeper.ts";

const offline: Failure = { code: "NETWORK_ERROR", message: "Network Error" };
const failure = (code: Failure["code"]): Failure => ({ code, message: code, status: 409 });

/** A server that keeps answers as ours does, and can be out of reach before or after it has done so. */
function fakeServer() {
  const kept = new Map<number, SittingAnswer>();
  const server = {
    kept,
    calls: 0,
    trouble: null as null | "before" | "after" | Failure,
    async mark(question: number, { version, ...mark }: Mark & { version: number }) {
      server.calls += 1;
      if (server.trouble === "before") return offline;
      if (server.trouble && server.trouble !== "after") return server.trouble;
      const before = kept.get(question);
      const isThere = before && before.choice === mark.choice && before.flagged === mark.flagged;
      if (!isThere && (before?.version ?? 0) !== version) return failure("ANSWER_CHANGED_MEANWHILE");
      const answer = isThere ? before : { question, ...mark, version: version + 1 };
      kept.set(question, answer);
      return server.trouble === "after" ? offline : answer;
    },
    reread: async () => [...kept.values()],
  };
  return server;
}

const onOver = vi.fn();
let server = fakeServer();
const open = () => answerKeeper({ sittingId: "one", server, onOver });
const standing = (keeper: ReturnType<typeof open>, question = 1) => keeper.read().get(question)?.standing;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = fakeServer();
  onOver.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("an answer", () => {
  it("goes to the server as soon as it is chosen", async () => {
    const keeper = open();
    keeper.mark(1, { choice: "B" });
    expect(keeper.read().get(1)?.choice).toBe("B");
    await settle();
    expect([server.kept.get(1)?.choice, standing(keeper)]).toEqual(["B", "saved"]);
  });

  it("that is changed while it is on its way goes there, too, and ends as the last one chosen", async () => {
    const keeper = open();
    for (const choice of ["A", "B", "C", "D"] as const) keeper.mark(1, { choice });
    keeper.mark(2, { flagged: true });
    await settle();
    expect(server.kept.get(1)).toMatchObject({ choice: "D" });
    expect(server.kept.get(2)).toMatchObject({ choice: null, flagged: true });
    expect([standing(keeper), standing(keeper, 2)]).toEqual(["saved", "saved"]);
  });

  it("waits for the network with growing pauses, and is sent at once when told that it is back", async () => {
    const keeper = open();
    server.trouble = "before";
    keeper.mark(1, { choice: "B" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(standing(keeper)).toBe("waiting");
    expect(server.calls).toBe(4);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.calls).toBeLessThan(30);
    server.trouble = null;
    await keeper.send();
    expect([server.kept.get(1)?.choice, standing(keeper)]).toEqual(["B", "saved"]);
  });

  it("outlives a crash of the browser before it was saved", async () => {
    server.trouble = "before";
    open().mark(1, { choice: "B", flagged: true });
    await settle();
    server.trouble = null;
    const again = open();
    again.take([]);
    expect(again.read().get(1)).toMatchObject({ choice: "B", flagged: true, standing: "waiting" });
    await again.send();
    expect(server.kept.get(1)).toMatchObject({ choice: "B", flagged: true });
    expect(localStorage.length).toBe(0);
  });

  it("whose reply was lost is no other device's when it is changed afterwards", async () => {
    const keeper = open();
    server.trouble = "after";
    keeper.mark(1, { choice: "B" });
    await settle();
    server.trouble = null;
    keeper.mark(1, { choice: "C" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([server.kept.get(1)?.choice, standing(keeper)]).toEqual(["C", "saved"]);
  });
});

describe("two devices", () => {
  const elsewhere = (choice: "A" | "D") =>
    server.mark(1, { choice, flagged: false, version: server.kept.get(1)?.version ?? 0 });

  it("show what the other has marked, where nothing here waits", async () => {
    const keeper = open();
    keeper.mark(1, { choice: "B" });
    await settle();
    await elsewhere("D");
    keeper.take(await server.reread());
    expect(keeper.read().get(1)).toMatchObject({ choice: "D", standing: "saved" });
  });

  it("do not take back what was saved a moment ago by what was read before", async () => {
    const keeper = open();
    const stale = await server.reread();
    keeper.mark(1, { choice: "B" });
    await settle();
    keeper.take([...stale, { question: 1, choice: "A", flagged: false, version: 0 }]);
    expect(keeper.read().get(1)?.choice).toBe("B");
  });

  it("never write over each other: the student is asked, and either answer can be kept", async () => {
    for (const keep of ["mine", "theirs"] as const) {
      server = fakeServer();
      localStorage.clear();
      await elsewhere("A");
      const keeper = open();
      keeper.mark(1, { choice: "B" });
      await settle();
      expect(keeper.read().get(1)).toMatchObject({ choice: "B", standing: "conflict", theirs: { choice: "A" } });
      expect(server.kept.get(1)?.choice, "not overwritten").toBe("A");
      if (keep === "mine") keeper.mark(1, { choice: "B" });
      else keeper.takeTheirs(1);
      await settle();
      expect([keeper.read().get(1)?.choice, standing(keeper)]).toEqual([keep === "mine" ? "B" : "A", "saved"]);
      expect(server.kept.get(1)?.choice).toBe(keep === "mine" ? "B" : "A");
    }
  });
});

describe("the end", () => {
  it("is told once, whoever has brought it, and nothing is sent after it", async () => {
    const keeper = open();
    server.trouble = failure("TIME_IS_UP");
    keeper.mark(1, { choice: "B" });
    keeper.mark(2, { choice: "C" });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([onOver.mock.calls.length, server.calls]).toEqual([1, 1]);
    expect(keeper.close()).toEqual([1, 2]);
    expect(localStorage.length).toBe(0);
  });
});
