import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { categoryColors, categoryIcons } from "@dripstone/contract/forum/looks";
import { locales } from "@dripstone/contract/locale";
import { z } from "zod";
import { readYaml } from "../yaml.ts";
import { readThread, type ThreadSource } from "./read-thread.ts";

const words = z.strictObject({ en: z.string().min(1), ch: z.string().min(1) });

const category = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: words,
  description: words,
  /** Markdown. */
  rules: words.nullable().default(null),
  color: z.enum(categoryColors),
  icon: z.enum(categoryIcons),
  minReputation: z.int().min(0).default(0),
});

const person = z.strictObject({
  name: z.string().min(1),
  role: z.enum(["student", "teacher", "parent"]),
  language: z.enum(locales),
});

type CategorySource = z.output<typeof category>;

type ForumPersonSource = z.output<typeof person>;

/** A forum to begin with, and the talk of made-up people for a demonstration. */
export type ForumSource = {
  /** In their order. */
  categories: CategorySource[];
  /** By the keys that stand for them in the threads. */
  people: Record<string, ForumPersonSource>;
  threads: NamedThread[];
};

/** A thread by the name of its file, without the number. */
type NamedThread = ThreadSource & { slug: string };

/**
 * Reads `forum/` with `categories.yaml`, `people.yaml` and `threads/NN-slug.md`, in the order of the files.
 * Throws one Error that lists every file with something wrong, and what it is.
 */
export async function readForum(contentFolder: string | URL): Promise<ForumSource> {
  const root = join(contentFolder instanceof URL ? fileURLToPath(contentFolder) : contentFolder, "forum");
  const complaints: string[] = [];
  const complain = (file: string) => (reason: string) => complaints.push(`forum/${file}: ${reason}`);
  const read = (file: string) => readFile(join(root, file), "utf8");
  const yaml = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readYaml(await read(file), schema, complain(file));

  const categories = (await yaml("categories.yaml", z.array(category))) ?? [];
  const people = (await yaml("people.yaml", z.record(z.string(), person))) ?? {};
  const threads: NamedThread[] = [];
  const files = (await readdir(join(root, "threads"))).filter((file) => file.endsWith(".md")).sort();
  for (const file of files) {
    const refuse = complain(`threads/${file}`);
    const [, slug] = /^\d\d-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file) ?? [];
    if (slug === undefined) refuse("must be named like 07-a-kite.md");
    const thread = readThread(await read(`threads/${file}`), refuse);
    if (!thread || slug === undefined) continue;
    threads.push({ slug, ...thread });
    if (categories.every(({ slug }) => slug !== thread.category)) refuse(`has no such category: ${thread.category}`);
    for (const { author } of [thread, ...thread.replies]) {
      if (!people[author]) refuse(`is written by nobody of people.yaml: ${author}`);
    }
  }
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return { categories, people, threads };
}
