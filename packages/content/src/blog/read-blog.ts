import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BlogDraft, type BlogText, blogDraft } from "@dripstone/contract/blog/draft";
import { blogLimits } from "@dripstone/contract/blog/limits";
import { blogSlug } from "@dripstone/contract/blog/slug";
import { z } from "zod";
import { type Complain, filesOf, foldersIn } from "../folders.ts";
import { readFrontMatter } from "../front-matter.ts";
import { linesOf } from "../headings.ts";
import { markdownReasons } from "../markdown-faults.ts";
import { placeFigures, readFigures } from "../place-figures.ts";
import { readYaml } from "../yaml.ts";
import { blogFaults } from "./blog-faults.ts";

/** A post as its author wrote it, with its figures. */
export type BlogSource = BlogDraft & {
  /** The day on which it is published, at an hour that the blog knows: `2026-03-14`. */
  date: string;
};

const { author, tags, featured } = blogDraft.shape;
const facts = z.strictObject({ date: z.iso.date(), author, tags, featured });
const head = z.strictObject({ title: z.string().trim(), summary: z.string().trim() });

/**
 * Reads `blog/<slug>/` with `post.yaml`, `en.md`, `ch.md` and the figures that these show, the oldest first.
 * Throws one Error that lists every file with something wrong, and what it is.
 */
export async function readBlog(contentFolder: string | URL): Promise<BlogSource[]> {
  const root = join(contentFolder instanceof URL ? fileURLToPath(contentFolder) : contentFolder, "blog");
  const complaints: string[] = [];
  const posts: BlogSource[] = [];
  for (const slug of await foldersIn(root)) {
    const complain: Complain = (file) => (reason) => complaints.push(`blog/${slug}${file}: ${reason}`);
    if (!blogSlug.test(slug)) complain("")("must be named like a-drop-a-day");
    const post = await readPost(join(root, slug), slug, complain);
    if (post && posts.some(({ date }) => date === post.date))
      complain("/post.yaml")(`another post has ${post.date}, too`);
    if (post) posts.push(post);
  }
  const featured = posts.filter((post) => post.featured).length;
  if (featured > blogLimits.BLOG_FEATURED_MAX) complaints.push(`blog: ${featured} posts are featured`);
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return posts.sort((one, other) => (one.date < other.date ? -1 : 1));
}

async function readPost(folder: string, slug: string, complain: Complain): Promise<BlogSource | undefined> {
  const read = filesOf(folder, complain);
  const post = await read("post.yaml", (source, refuse) => readYaml(source, facts, refuse));
  const en = await read("en.md", readText);
  const ch = await read("ch.md", readText);
  if (!post || !en || !ch) return undefined;
  const figures = await readFigures(folder);
  const placed = (text: BlogText, file: string): BlogText =>
    placeFigures(figures, complain(file), (place) => ({ ...text, body: place(text.body) }));
  const source = { ...post, slug, texts: { en: placed(en, "/en.md"), ch: placed(ch, "/ch.md") } };
  if (sectionsIn(en.body) !== sectionsIn(ch.body)) {
    complain("/ch.md")(`has ${sectionsIn(ch.body)} sections where en.md has ${sectionsIn(en.body)}`);
  }
  tellFaults(source, complain);
  return source;
}

function readText(source: string, complain: (reason: string) => void): BlogText | undefined {
  const read = readFrontMatter(source, head, complain);
  if (!read?.matter) return undefined;
  const body = read.body.trim();
  if (headingsOf(body, 1) > 0) complain("has a heading with one #, which is the title's");
  return { ...read.matter, body };
}

const sectionsIn = (body: string) => headingsOf(body, 2);

const headingsOf = (body: string, level: number) =>
  linesOf(body).filter(({ line, isCode }) => !isCode && line.startsWith(`${"#".repeat(level)} `)).length;

/** Makes sentences for an author at his files of what keeps a post from being published. */
function tellFaults({ date, ...post }: BlogSource, complain: Complain): void {
  const fileOf = (path: readonly PropertyKey[]) => (path[0] === "texts" ? `/${String(path[1])}.md` : "/post.yaml");
  const { BLOG_TITLE_MIN, BLOG_SUMMARY_MIN, BLOG_BODY_MIN } = blogLimits;
  const reasons = {
    TITLE_SHORT: `title: must have ${BLOG_TITLE_MIN} characters at least`,
    SUMMARY_SHORT: `summary: must have ${BLOG_SUMMARY_MIN} characters at least`,
    BODY_SHORT: `must have ${BLOG_BODY_MIN} characters at least`,
    AUTHOR_MISSING: "author: must be there in both languages",
    TAGS_MISSING: "tags: must hold one at least",
  };
  for (const { field, code, detail = "" } of blogFaults(post)) {
    const isMarkdown = code === "FORMULA_BROKEN" || code === "FIGURE_BROKEN";
    complain(fileOf(field.split(".")))(isMarkdown ? markdownReasons[code](detail) : reasons[code]);
  }
  for (const { path, message } of blogDraft.safeParse(post).error?.issues ?? []) {
    complain(fileOf(path))(`${path.join(".")}: ${message}`);
  }
}
