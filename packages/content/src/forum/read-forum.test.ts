import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { readForum } from "./read-forum.ts";
import { readThread } from "./read-thread.ts";

const forum = await readForum(new URL("../../../../content/", import.meta.url));

describe("the forum of this repository", () => {
  it("has enough of everything to be walked about in, in both languages", () => {
    const { categories, people, threads } = forum;
    expect(categories).toHaveLength(8);
    expect(Object.keys(people).length).toBeGreaterThan(12);
    expect(threads.length).toBeGreaterThanOrEqual(40);
    expect(threads.flatMap(({ replies }) => replies).length).toBeGreaterThanOrEqual(150);
    for (const lang of ["en", "ch"])
      expect(threads.filter((thread) => thread.lang === lang).length).toBeGreaterThan(15);
    expect(categories.filter(({ slug }) => threads.every(({ category }) => category !== slug))).toEqual([]);
  });

  it.each(forum.threads)("is drawn whole: $title", ({ content, replies }) => {
    for (const text of [content, ...replies.map((reply) => reply.content)]) {
      const html = renderMarkdown(text);
      expect(html).not.toContain("math-error");
      expect(html).not.toMatch(/^<pre>(?!<code)/);
    }
  });

  it.each(forum.threads)("has nobody answer, or accept, his own question: $title", ({ author, accepted, replies }) => {
    if (accepted !== null) expect(replies[accepted - 1]?.author).not.toBe(author);
  });
});

describe("a thread's file", () => {
  const head =
    '---\ntitle: "A kite"\ncategory: math\nauthor: mei\nlang: en\ndaysAgo: 2\nviews: 1\nvotes: 0\n---\nHow long are its diagonals?\n';
  const complaints = (source: string) => {
    const told: string[] = [];
    readThread(source, (reason) => told.push(reason));
    return told.join("; ");
  };

  it("is read with its replies", () => {
    expect(readThread(`${head}\n=== noah | 1.5 | 2\nMeasure them, I think.\n`, () => {})).toMatchObject({
      title: "A kite",
      content: "How long are its diagonals?",
      replies: [{ author: "noah", hours: 1.5, votes: 2, content: "Measure them, I think." }],
    });
  });

  it.each([
    ["without front matter", "Hello", "must begin with front matter"],
    ["with a title that the forum would not take", head.replace("A kite", "Kite"), "the title has 4 characters"],
    [
      "with a post that it would not take",
      head.replace("How long are its diagonals?", "Why?"),
      "the post has 4 characters",
    ],
    ["with a reply that nobody writes", `${head}\n=== | 1 | 2\nMeasure them.`, "does not begin like"],
    ["with a reply that is too short", `${head}\n=== noah | 1 | 2\nYes`, "reply 1 has 3 characters"],
    ["with a reply from the future", `${head}\n=== noah | 48 | 2\nMeasure them.`, "reply 1 is still to come"],
    [
      "with replies out of order",
      `${head}\n=== a | 2 | 0\nMeasure them.\n=== b | 1 | 0\nI measured.`,
      "reply 2 must come after",
    ],
    ["that accepts what is not there", head.replace("votes: 0", "votes: 0\naccepted: 1"), "has no reply 1"],
  ])("is refused %s", (_, source, reason) => {
    expect(complaints(source)).toContain(reason);
  });
});
