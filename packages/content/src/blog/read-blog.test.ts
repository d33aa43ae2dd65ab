import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainText, renderMarkdown } from "@dripstone/markdown";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBlog } from "./read-blog.ts";

const content = new URL("../../../../content/", import.meta.url);
const posts = await readBlog(content);

describe.each(posts)("the post $slug", ({ texts, date }) => {
  it("is dated so that it is there from the first day on", () => {
    expect(date >= "2026-01-10" && date <= "2026-11-20").toBe(true);
  });

  it.each(["en", "ch"] as const)("is drawn whole (%s)", (locale) => {
    const html = renderMarkdown(texts[locale].body, { figures: true });
    expect(html).not.toContain("math-error");
    expect(html).not.toContain("language-figure");
    expect(plainText(texts[locale].body)).not.toMatch(/[$\\]\w|!\[|\]\(/);
  });

  it("begins with a paragraph, as that is set as an opening", () => {
    for (const { body } of [texts.en, texts.ch]) expect(renderMarkdown(body)).toMatch(/^<p>/);
  });

  it("keeps English out of the Chinese text, and leads to pages of this site only by their path", () => {
    const { code, prose } = apart(texts.ch.body);
    expect(prose, code).not.toMatch(/[a-z]{3,} [a-z]{3,} [a-z]{3,}/);
    expect(JSON.stringify(texts)).not.toMatch(/\]\((?!https?:\/\/|\/)/);
  });
});

/** Code may be in English, wherever it stands. */
function apart(body: string) {
  const code = [...body.matchAll(/```.*?```|`[^`\n]*`|\$[^$]*\$/gs)].map(String).join("\n");
  return { code, prose: body.replaceAll(/```.*?```|`[^`\n]*`|\$[^$]*\$/gs, "") };
}

describe("a post with a fault", () => {
  const slug = "odd-numbers-add-up-to-squares";
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "blog-"));
    await cp(new URL(`blog/${slug}`, content), join(folder, "blog", slug), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const change = async (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, "blog", slug, file);
    const before = await readFile(path, "utf8");
    expect(before.replace(from, to)).not.toBe(before);
    await writeFile(path, before.replace(from, to));
  };
  const complaints = () => readBlog(folder).then(() => "none", String);

  it("is none as it stands in this repository", async () => {
    expect(await complaints()).toBe("none");
  });

  it.each([
    ["without a summary", "ch.md", /summary: .*\n/, "", "ch.md: summary: "],
    ["with a summary of a word", "en.md", /summary: .*\n/, "summary: Pebbles\n", "en.md: summary: must have 15"],
    ["with a key that nobody knows", "en.md", "title:", "subtitle: x\ntitle:", "en.md: "],
    ["with a tag that nobody knows", "post.yaml", "learning", "pebbles", "post.yaml: tags.1"],
    ["with a tag twice", "post.yaml", "learning", "math", "post.yaml: tags"],
    ["without a tag", "post.yaml", /tags: .*/, "tags: []", "post.yaml: tags: must hold one"],
    ["without a byline in Chinese", "post.yaml", /ch: ".*"/, 'ch: ""', "post.yaml: author"],
    ["on a day that is none", "post.yaml", /date: .*/, "date: 2026-02-30", "post.yaml: date"],
    ["with a formula that cannot be read", "ch.md", "$n$", "$\\fracc{n}$", "ch.md: has a formula"],
    [
      "with a figure that is not there",
      "en.md",
      "squares.svg",
      "circles.svg",
      "en.md: shows circles.svg, which is not",
    ],
    ["with a figure that cannot be drawn", "squares.svg", "<circle", "<script/><circle", "<script>"],
    ["with a heading that is the title's", "en.md", "## The", "# The", "en.md: has a heading with one #"],
    ["with a section less in one language", "ch.md", /## 轮到你了\n/, "", "ch.md: has 3 sections where en.md has 4"],
  ])("is refused: %s", async (_, file, from, to, reason) => {
    await change(file, from, to);
    expect(await complaints()).toContain(`blog/${slug}/`);
    expect(await complaints()).toContain(reason);
  });

  it("tells of a language that is missing, of every file, and of a name that no address has", async () => {
    await rm(join(folder, "blog", slug, "ch.md"));
    await cp(new URL(`blog/${slug}`, content), join(folder, "blog", "Odd Numbers"), { recursive: true });
    const told = await complaints();
    expect(told).toContain(`blog/${slug}/ch.md: is missing`);
    expect(told).toContain("blog/Odd Numbers: must be named like");
  });

  it("is refused where two have one day", async () => {
    await cp(join(folder, "blog", slug), join(folder, "blog", "another"), { recursive: true });
    expect(await complaints()).toContain("another post has 2026-03-14");
  });
});
