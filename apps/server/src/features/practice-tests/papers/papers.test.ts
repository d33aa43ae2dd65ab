import { endpoints } from "@dripstone/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { paperNamed, plantPapers, SECRET, studentAt } from "../testing/papers.ts";
import { seedPapers } from "./seed-papers.ts";

const t = useTestApp();
beforeAll(() => plantPapers(t, paperNamed("spring"), paperNamed("fall", { program: "amc8" })));

describe("the papers", () => {
  it("are told to everybody, each with what it is like, in both languages", async () => {
    const { data } = await t.call("GET /practice-tests");
    expect(data).toMatchObject([
      {
        slug: "spring",
        title: "Title of spring",
        program: "amc10",
        minutes: 75,
        questions: 12,
        points: { right: 6, blank: 1.5, wrong: 0 },
      },
      { slug: "fall", program: "amc8" },
    ]);
    const cover = await t.call("GET /practice-tests/{paper}", { params: { paper: "fall" }, query: { language: "ch" } });
    expect(cover.data).toMatchObject({ title: "fall的标题", rulesHtml: expect.stringContaining("75 分钟") });
  });

  it("are laid before a student with formulas rendered, and five choices each", async () => {
    const { data } = await t.call("GET /practice-tests/{paper}/questions", { params: { paper: "spring" } });
    expect(data.items.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(data.items[0]?.statementHtml).toContain('class="katex"');
    expect(data.items[0]?.choices[4]).toContain("Choice E");
  });

  it.each(["winter", "Spring", "..", "a".repeat(61)])("know none that is called %s", async (paper) => {
    for (const key of ["GET /practice-tests/{paper}", "GET /practice-tests/{paper}/questions"] as const) {
      expect([400, 404]).toContain((await t.call(key, { params: { paper } })).status);
    }
  });

  it("of the school are two, like AMC 8 and AMC 10, and stay as they are at the next start", async () => {
    const seeding = { db: t.db, now: t.clock.now(), demo: false };
    const rows = () => t.db.selectFrom("practicePapers").select(["id", "slug", "retired"]).orderBy("id").execute();
    await untilShown(t, () => seedPapers(seeding));
    const told = (await t.call("GET /practice-tests")).data;
    expect(told.map(({ slug, questions }) => [slug, questions])).toEqual([
      ["amc8-first", 25],
      ["amc10-first", 25],
    ]);
    const after = await rows();
    await seedPapers(seeding);
    expect(await rows()).toEqual(after);
    await plantPapers(t, paperNamed("spring"), paperNamed("fall", { program: "amc8" }));
  });
});

describe("keys and solutions", () => {
  /** Every row that may be read, as a visitor and as a student in the middle of a sitting asks for it. */
  async function allReplies(token: string, id: string): Promise<string> {
    const replies: string[] = [];
    for (const [key, row] of Object.entries(endpoints)) {
      if (!key.startsWith("GET ")) continue;
      for (const language of ["en", "ch"]) {
        const params = { id, paper: "spring", question: "1", week: "2026-03-02" };
        const query = "query" in row && row.query && "language" in row.query.shape ? { query: { language } } : {};
        for (const auth of [{}, { token }]) {
          const { text } = await t.call(key as keyof typeof endpoints, { params, ...query, ...auth });
          replies.push(`${key} ${text}`);
        }
      }
    }
    return replies.join("\n");
  }

  it("are in no reply before a sitting is handed in, whoever asks for whatever, and are in its result then", async () => {
    const signedUp = await t.signUp();
    const mei = studentAt(t, signedUp);
    const { id } = (await mei.start("spring")).data;
    const marked = await mei.mark(id, 1, "A");
    const told = `${await allReplies(signedUp.token, id)} ${JSON.stringify(marked.data)}`;
    expect(told).toContain("Question 12 of spring");
    expect(told).not.toContain(SECRET);
    expect(told).not.toMatch(/"key":|"solutionHtml":/);
    expect((await mei.result(id)).error.code).toBe("SITTING_OPEN");
    await mei.handIn(id);
    expect(JSON.stringify((await mei.result(id)).data)).toContain(SECRET);
    expect(await allReplies((await t.signUp()).token, id), "to others not even then").not.toContain(SECRET);
  });

  it("are in no result of a sitting of somebody who has handed in another one of the same paper", async () => {
    const mei = studentAt(t, await t.signUp());
    const first = (await mei.start("spring")).data.id;
    await mei.handIn(first);
    const second = (await mei.start("spring")).data.id;
    expect((await mei.result(second)).error.code).toBe("SITTING_OPEN");
    expect((await mei.result(first)).status, "what is known stays known").toBe(200);
  });
});
