import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { draftNamed } from "./testing/drafts.ts";

const site = useTestApp();
let token: string;
beforeAll(async () => {
  token = (await site.signUp({ role: "teacher" })).token;
});

describe("a check", () => {
  it("says nothing of a sound problem, and keeps nothing", async () => {
    const reply = await site.call("POST /weekly-problem-checks", { token, body: { problem: draftNamed("sound") } });
    expect(reply.data).toEqual([]);
    expect(await site.db.selectFrom("weeklyProblems").select("id").execute()).toEqual([]);
    expect(await site.db.selectFrom("auditLog").select("id").execute()).toEqual([]);
  });

  it("tells where and what", async () => {
    const sound = draftNamed("faulty");
    const problem = {
      ...sound,
      rubric: { ...sound.rubric, keys: ["0.75"], form: ["simplest-fraction"] },
      texts: { ...sound.texts, ch: { ...sound.texts.ch, title: " ", hints: ["想一想"] } },
    };
    const reply = await site.call("POST /weekly-problem-checks", { token, body: { problem } });
    expect(reply.data).toEqual([
      { field: "texts.ch.title", code: "TITLE_MISSING" },
      { field: "texts.ch.hints", code: "HINTS_FEW" },
      { field: "texts.ch.hints", code: "HINTS_UNLIKE" },
      { field: "rubric.keys.0", code: "KEY_REJECTS_ITSELF" },
    ]);
  });
});

describe("a try", () => {
  const tries = (rubric: object, answers: string[]) =>
    site.call("POST /weekly-problem-tries", { token, body: { rubric, answers } });

  it("says to each answer what the checker says", async () => {
    const rubric = { keys: ["3/4"], form: ["simplest-fraction"], foreseen: [{ answer: "4/3", feedback: "upside" }] };
    const { data } = await tries(rubric, ["3/4", "0.75", "4/3", "5", "3/"]);
    expect(data.map(({ verdict, detail }) => [verdict, detail])).toEqual([
      ["equal", null],
      ["wrong-form", "simplest-fraction"],
      ["foreseen", "upside"],
      ["different", null],
      ["unreadable", "operand-missing"],
    ]);
    expect(data[0]?.readings).toEqual(["\\frac{3}{4}"]);
    expect(data[4]).toMatchObject({ readings: [], position: 2 });
  });

  it("is bounded, in number and in work", async () => {
    const many = Array(weeklyProblemLimits.TRIED_MAX + 1).fill("1");
    expect((await tries({ keys: ["1"] }, many)).error.code).toBe("INVALID_INPUT");
    expect((await tries({ keys: [] }, ["1"])).error.fields).toHaveProperty("rubric.keys");
    const costly = [
      `${"(".repeat(200)}x+y${")^9".repeat(90)}`,
      "9^9^9^9^9",
      `(a+b+c+d+e+f)^${"9".repeat(30)}`,
      "x".repeat(weeklyProblemLimits.ANSWER_MAX),
      `1/${"7".repeat(490)}`,
      "999999999999999999989*999999999999999999961",
    ];
    const answers = Array.from(
      { length: weeklyProblemLimits.TRIED_MAX },
      (_, index) => costly[index % costly.length] ?? "",
    );
    const keys = costly.slice(0, 6);
    const started = performance.now();
    const reply = await tries({ keys, foreseen: keys.map((answer) => ({ answer, feedback: "x" })) }, answers);
    expect(reply.data).toHaveLength(weeklyProblemLimits.TRIED_MAX);
    const checked = await site.call("POST /weekly-problem-checks", {
      token,
      body: { problem: draftNamed("costly", { rubric: { keys } }) },
    });
    expect(checked.data.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it("is there for nobody without end", async () => {
    const { token: eager } = await site.signUp({ role: "teacher" });
    const body = { rubric: { keys: ["1"] }, answers: ["1"] };
    const replies = await Promise.all(
      Array.from({ length: 61 }, () => site.call("POST /weekly-problem-tries", { token: eager, body })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    const [refused] = replies.filter(({ status }) => status === 429);
    expect(refused?.headers["retry-after"]).toBeDefined();
    expect((await tries({ keys: ["1"] }, ["1"])).status).toBe(200);
  });
});

describe("a preview", () => {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><title>A drop</title>${inner}</svg>`;
  const figure = (inner: string) => `\`\`\`figure\n${svg(inner)}\n\`\`\``;
  const text = (statement: string) => ({
    title: "x",
    statement,
    hints: ["**想**"],
    solution: "$1+1$",
    feedback: { "one-off": "No." },
  });
  const preview = (statement: string) =>
    site.call("POST /weekly-problem-previews", { token, body: { text: text(statement) } });

  it("shows one language as students will see it", async () => {
    const { data } = await preview(`Look.\n\n${figure('<circle class="pale" cx="9" cy="9" r="5"/>')}`);
    expect(data.statementHtml).toContain('aria-label="A drop"');
    expect(data.hints).toEqual(["<p><strong>想</strong></p>"]);
    expect(data.solutionHtml).toContain("katex");
    expect(data.feedback).toEqual({ "one-off": "<p>No.</p>" });
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an event", '<circle class="pale" cx="9" cy="9" r="5" onload="alert(1)"/>'],
    ["a link", '<a href="javascript:alert(1)"><circle cx="9" cy="9" r="5"/></a>'],
    ["a picture from elsewhere", '<image href="https://evil.example/x.png"/>'],
    ["a use of what is elsewhere", '<use xlink:href="https://evil.example/x.svg#a"/>'],
    ["HTML", '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>'],
    ["a style", "<style>@import url(https://evil.example)</style>"],
    ["a style at a shape", '<circle style="fill:url(https://evil.example)" cx="9" cy="9" r="5"/>'],
    ["an animation", '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ["an entity", '<!DOCTYPE svg [<!ENTITY a "aaaa">]><text x="1" y="9">&a;</text>'],
    ["a filter", '<filter id="f"><feImage href="https://evil.example"/></filter>'],
    ["a comment", "<!-- --><circle cx='9' cy='9' r='5'/>"],
  ])("draws no figure with %s, a check tells it, and it is never ready", async (_, inner) => {
    const statement = figure(inner);
    const { statementHtml } = (await preview(statement)).data;
    expect(statementHtml).not.toMatch(/<(?:script|a|image|use|iframe|foreignobject|style|animate|filter|svg)\b/i);
    const sound = draftNamed("drawn");
    const problem = { ...sound, texts: { ...sound.texts, en: { ...sound.texts.en, statement } } };
    const { data: faults } = await site.call("POST /weekly-problem-checks", { token, body: { problem } });
    expect(faults).toMatchObject([{ field: "texts.en.statement", code: "FIGURE_BROKEN" }]);
    const begun = (await site.call("POST /weekly-problems", { token, body: { problem } })).data;
    const reply = await site.call("POST /weekly-problems/{id}/finish", {
      token,
      params: { id: begun.id },
      body: { version: begun.version },
    });
    expect(reply.error.code).toBe("PROBLEM_NOT_READY");
  });

  it.each([["$\\frac{1}{2$"], ["$\\fracc{1}{2}$"], ["$\\href{javascript:alert(1)}{x}$"]])(
    "shows %s as it was typed, a check tells it, and it is never ready",
    async (formula) => {
      const sound = draftNamed("reckoned");
      const problem = { ...sound, texts: { ...sound.texts, ch: { ...sound.texts.ch, solution: `因为 ${formula}` } } };
      const { data: faults } = await site.call("POST /weekly-problem-checks", { token, body: { problem } });
      expect(faults).toEqual([{ field: "texts.ch.solution", code: "FORMULA_BROKEN", detail: formula.slice(1, -1) }]);
      const { id, version } = (await site.call("POST /weekly-problems", { token, body: { problem } })).data;
      const reply = await site.call("POST /weekly-problems/{id}/finish", { token, params: { id }, body: { version } });
      expect(reply.error.code).toBe("PROBLEM_NOT_READY");
    },
  );

  it("takes its time for no bomb of entities, tags or nesting", async () => {
    const lol = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
      "",
    );
    const bombs = [
      `\`\`\`figure\n<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${lol}]>${svg("<text>&l9;</text>")}\n\`\`\``,
      figure("<g>".repeat(2000)),
      figure('<circle cx="1"/>'.repeat(1000)),
      `${"> ".repeat(5000)}x`,
      `$${"{".repeat(3000)}$`,
    ];
    const started = performance.now();
    for (const bomb of bombs) expect((await preview(bomb)).data.statementHtml).not.toContain("<svg");
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it("shows a tag as it was typed", async () => {
    const { statementHtml } = (await preview('<img src=x onerror="alert(1)"> [x](javascript:alert(1))')).data;
    expect(statementHtml).not.toMatch(/<img|href="javascript/);
  });
});
