import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { plant } from "../testing/problems.ts";
import { bareDraft, begin, draftNamed, finished, HIDDEN } from "./testing/drafts.ts";

const site = useTestApp();
let token: string;
let teacherId: string;
beforeAll(async () => {
  await plant(site, "first", "second");
  const teacher = await site.signUp({ role: "teacher", name: "Ms. Lin" });
  token = teacher.token;
  teacherId = teacher.user.id;
});

const read = async (id: string) => (await site.call("GET /weekly-problems/{id}", { token, params: { id } })).data;
const edit = (id: string, version: number, problem: unknown, by = token) =>
  site.call("PUT /weekly-problems/{id}", { token: by, params: { id }, body: { version, problem } });
const act = (verb: "finish" | "reopen", { id, version }: { id: string; version: number }) =>
  site.call(`POST /weekly-problems/{id}/${verb}`, { token, params: { id }, body: { version } });
const remove = ({ id, version }: { id: string; version: number }) =>
  site.call("DELETE /weekly-problems/{id}", { token, params: { id }, body: { version } });
const contents = async (slug: string) =>
  (await site.db.selectFrom("weeklyProblems").where("slug", "=", slug).select("id").executeTakeFirstOrThrow()).id;
const deeds = (subject: string) =>
  site.db.selectFrom("auditLog").where("subject", "=", subject).select(["endpoint", "actorId"]).orderBy("id").execute();

describe("a draft", () => {
  it("may lack everything, and is kept as it was written", async () => {
    const problem = bareDraft("Half a thought");
    const begun = await begin(site, token, problem);
    expect(begun).toMatchObject({ state: "draft", origin: "admin", week: null, version: 1, title: "Half a thought" });
    expect(begun.editedBy).toEqual({ name: "Ms. Lin" });
    expect(begun.may).toEqual({
      edit: true,
      editRubric: true,
      finish: true,
      reopen: false,
      schedule: false,
      remove: true,
    });
    const half = { ...problem, rubric: { keys: [""], foreseen: [{ answer: "", feedback: "no-answer-yet" }] } };
    expect((await edit(begun.id, 1, half)).data).toMatchObject({ version: 2, problem: half });
    expect(await read(begun.id)).toMatchObject({ version: 2, problem: half });
  });

  it("is begun once by the same key, however often that is sent", async () => {
    const send = () =>
      site.call("POST /weekly-problems", {
        token,
        body: { problem: bareDraft("Sent twice") },
        headers: { "idempotency-key": "begun-in-this-tab" },
      });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.data.id).toBe(other.data.id);
    expect(await deeds(one.data.id)).toHaveLength(1);
  });

  it("becomes ready when nothing is missing, and a draft again", async () => {
    const begun = await begin(site, token, bareDraft("To be finished"));
    expect((await act("finish", begun)).error.code).toBe("PROBLEM_NOT_READY");
    const written = (await edit(begun.id, 1, draftNamed("finished"))).data;
    const ready = (await act("finish", written)).data;
    expect(ready).toMatchObject({ state: "ready", version: 3, faults: [] });
    expect(ready.may).toMatchObject({ finish: false, reopen: true, schedule: true });
    expect((await edit(ready.id, 3, bareDraft("Torn apart"))).error.code).toBe("PROBLEM_NOT_READY");
    expect((await read(ready.id)).title).toBe("Title of finished");
    const again = (await act("reopen", ready)).data;
    expect(again).toMatchObject({ state: "draft", version: 4 });
    expect((await edit(again.id, 4, bareDraft("Torn apart"))).status).toBe(200);
    expect((await deeds(ready.id)).map(({ endpoint }) => endpoint)).toEqual([
      "POST /weekly-problems",
      "PUT /weekly-problems/{id}",
      "POST /weekly-problems/{id}/finish",
      "POST /weekly-problems/{id}/reopen",
      "PUT /weekly-problems/{id}",
    ]);
    expect(new Set((await deeds(ready.id)).map(({ actorId }) => actorId))).toEqual(new Set([teacherId]));
  });

  it("can be deleted, and is gone", async () => {
    const begun = await begin(site, token, bareDraft("In vain"));
    expect((await remove(begun)).status).toBe(200);
    expect((await site.call("GET /weekly-problems/{id}", { token, params: { id: begun.id } })).status).toBe(404);
    expect((await remove(begun)).error.code).toBe("NOT_FOUND");
    expect((await edit(begun.id, 1, bareDraft("Still typing"))).error.code).toBe("NOT_FOUND");
  });
});

describe("a problem of the content", () => {
  it("is read here, and changed where it was written", async () => {
    const id = await contents("second");
    const shown = await read(id);
    expect(shown).toMatchObject({ origin: "content", state: "ready", editedBy: null, editedAt: null });
    expect(shown.may).toMatchObject({ edit: false, editRubric: false, remove: false, finish: false, schedule: true });
    for (const reply of [await edit(id, 1, draftNamed("ours now")), await act("reopen", shown), await remove(shown)]) {
      expect([reply.status, reply.error.code]).toEqual([409, "PROBLEM_OF_CONTENT"]);
    }
    expect((await read(id)).problem).toEqual(shown.problem);
  });

  it("can be copied into a draft, which the content never overwrites", async () => {
    const id = await contents("second");
    const copy = (await site.call("POST /weekly-problems/{id}/copy", { token, params: { id } })).data;
    expect(copy).toMatchObject({ origin: "admin", state: "draft", problem: (await read(id)).problem });
    expect(copy.id).not.toBe(id);
    await edit(copy.id, 1, draftNamed("ours"));
    await plant(site, "first", "second");
    expect((await read(copy.id)).title).toBe("Title of ours");
    expect(await deeds(copy.id)).toHaveLength(2);
  });
});

describe("two who edit at once", () => {
  it("do not overwrite each other: the second is told, and nothing of his is written", async () => {
    const { token: other } = await site.signUp({ role: "admin", name: "Mr. Stone" });
    const { id } = await begin(site, token, draftNamed("shared"));
    const replies = await Promise.all([
      edit(id, 1, draftNamed("hers")),
      edit(id, 1, draftNamed("his"), other),
      edit(id, 1, draftNamed("hers again")),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const reply of replies.filter(({ status }) => status === 409))
      expect(reply.error.code).toBe("EDITED_MEANWHILE");
    const won = replies.find(({ status }) => status === 200)?.data;
    expect(await read(id)).toMatchObject({ version: 2, title: won?.title, editedBy: won?.editedBy });
    expect(await deeds(id)).toHaveLength(2);
  });

  it("are told as well when the other has finished or deleted it", async () => {
    const begun = await begin(site, token, draftNamed("moving"));
    await act("finish", begun);
    expect((await act("finish", begun)).error.code).toBe("EDITED_MEANWHILE");
    expect((await remove(begun)).error.code).toBe("EDITED_MEANWHILE");
    expect((await read(begun.id)).version).toBe(2);
  });
});

describe("what is too long or of a wrong kind", () => {
  const { PROBLEM_TITLE_MAX, STATEMENT_MAX, HINTS_MAX, KEYS_MAX } = weeklyProblemLimits;
  const draft = draftNamed("too much");
  const withText = (changes: object) => ({
    ...draft,
    texts: { ...draft.texts, ch: { ...draft.texts.ch, ...changes } },
  });

  it.each([
    ["a title", withText({ title: "长".repeat(PROBLEM_TITLE_MAX + 1) }), "problem.texts.ch.title", "FIELD_TOO_LONG"],
    [
      "a statement",
      withText({ statement: "字".repeat(STATEMENT_MAX + 1) }),
      "problem.texts.ch.statement",
      "FIELD_TOO_LONG",
    ],
    ["hints", withText({ hints: Array(HINTS_MAX + 1).fill("x") }), "problem.texts.ch.hints", "FIELD_INVALID"],
    [
      "feedback of no slip's name",
      withText({ feedback: { "Not A Code": "x" } }),
      "problem.texts.ch.feedback",
      "FIELD_INVALID",
    ],
    [
      "feedback without end",
      withText({ feedback: Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`slip-${index}`, "x"])) }),
      "problem.texts.ch.feedback",
      "FIELD_INVALID",
    ],
    ["keys", { ...draft, rubric: { keys: Array(KEYS_MAX + 1).fill("1") } }, "problem.rubric.keys", "FIELD_INVALID"],
    ["a topic", { ...draft, topic: "magic" }, "problem.topic", "FIELD_INVALID"],
    ["half a character", withText({ solution: "\ud83d" }), "problem.texts.ch.solution", "FIELD_INVALID"],
    ["a field that nobody knows", { ...draft, origin: "content" }, "problem.origin", "FIELD_UNKNOWN"],
  ])("%s is told at its field, and nothing is kept", async (_, problem, field, code) => {
    const before = await site.call("GET /weekly-problems", { token });
    const reply = await site.call("POST /weekly-problems", { token, body: { problem } });
    expect([reply.status, reply.error.code]).toEqual([400, "INVALID_INPUT"]);
    const [told] = Object.entries(reply.error.fields ?? {}).filter(([path]) => path.startsWith(field));
    expect(told?.[1].code).toBe(code);
    expect((await site.call("GET /weekly-problems", { token })).data.total).toBe(before.data.total);
  });

  it("a problem with every text at its longest, in Chinese, is taken", async () => {
    const { HINT_MAX, SOLUTION_MAX, FEEDBACK_MAX, FORESEEN_MAX } = weeklyProblemLimits;
    const codes = Array.from({ length: FORESEEN_MAX }, (_, index) => `slip-${index}`);
    const text = {
      title: "长".repeat(PROBLEM_TITLE_MAX),
      statement: "字".repeat(STATEMENT_MAX),
      hints: Array(HINTS_MAX).fill("想".repeat(HINT_MAX)),
      solution: "解".repeat(SOLUTION_MAX),
      feedback: Object.fromEntries(codes.map((code) => [code, "错".repeat(FEEDBACK_MAX)])),
    };
    const problem = { ...draft, texts: { en: text, ch: text } };
    const begun = await begin(site, token, problem);
    expect(begun.problem.texts.ch).toEqual(text);
    await remove(begun);
  });

  it("a body beyond that is refused as a whole", async () => {
    const body = { problem: withText({ statement: "x".repeat(weeklyProblemLimits.PROBLEM_MAX_KB * 1024) }) };
    for (const key of ["POST /weekly-problems", "POST /weekly-problem-checks"] as const) {
      const reply = await site.call(key, { token, body });
      expect([reply.status, reply.error.code]).toEqual([413, "BODY_TOO_LARGE"]);
    }
  });
});

describe("the list of all problems", () => {
  it("knows where each stands, finds them by that, and holds no answers", async () => {
    const ready = await finished(site, token, "waiting for a week");
    const all = await site.call("GET /weekly-problems", { token, query: { size: "50" } });
    expect(all.text).not.toContain(HIDDEN);
    const states = new Map(all.data.items.map(({ id, state }) => [id, state]));
    expect(states.get(ready.id)).toBe("ready");
    expect(states.get(await contents("first"))).toBe("active");
    for (const state of ["draft", "ready", "active"]) {
      const { items, total } = (await site.call("GET /weekly-problems", { token, query: { state, size: "50" } })).data;
      expect(items.map(({ id }) => id)).toEqual(
        all.data.items.filter((item) => item.state === state).map(({ id }) => id),
      );
      expect(total).toBe(items.length);
    }
    const { items } = (await site.call("GET /weekly-problems", { token, query: { origin: "content" } })).data;
    expect(items.map(({ title }) => title)).toEqual(["Title of second", "Title of first"]);
  });

  it.each(["newest", "oldest", "easiest"])("shows everything once, page by page, %s first", async (sort) => {
    for (let index = 0; index < 25; index++) {
      const difficulty = (["hard", "easy", "medium"] as const)[index % 3] ?? "easy";
      await begin(site, token, { ...bareDraft(`Number ${index}`), difficulty });
    }
    const seen: string[] = [];
    let query: Record<string, string> = { sort };
    for (;;) {
      const { items, next, total } = (await site.call("GET /weekly-problems", { token, query })).data;
      seen.push(...items.map(({ id }) => id));
      if (next === null) {
        expect(seen).toHaveLength(total);
        break;
      }
      query = { sort, after: next };
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("shows the title in the reader's language, and in the other as long as there is none", async () => {
    const [english, both] = [
      await begin(site, token, bareDraft("Only in English")),
      await begin(site, token, draftNamed("mist")),
    ];
    const { items } = (await site.call("GET /weekly-problems", { token, query: { language: "ch" } })).data;
    const titles = new Map(items.map(({ id, title }) => [id, title]));
    expect([titles.get(english.id), titles.get(both.id)]).toEqual(["Only in English", "mist的标题"]);
  });

  it("refuses a place that is none", async () => {
    for (const keys of [
      ["newest", "x"],
      ["newest", "00000000-0000-0000-0000-00000000000g"],
      ["newest", 1],
      ["oldest"],
    ]) {
      const after = Buffer.from(JSON.stringify(keys)).toString("base64url");
      const reply = await site.call("GET /weekly-problems", { token, query: { after } });
      expect(reply.error.fields).toEqual({ after: { code: "FIELD_INVALID" } });
    }
  });
});
