import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { classLimits } from "@dripstone/contract/classes/limits";
import { classAttendances, contestSlugs, programSubjects } from "@dripstone/contract/classes/payloads";
import { z } from "zod";
import { readYaml } from "../yaml.ts";

const words = z.strictObject({ en: z.string().min(1), ch: z.string().min(1) });

/** Both in Markdown. */
const sample = z.strictObject({ homework: z.string().min(1), correction: z.string().min(1) });

const program = z.strictObject({
  subject: z.enum(programSubjects),
  name: words,
  summary: words,
  ages: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
  contest: z.enum(contestSlugs).nullable().default(null),
  weeks: z
    .array(words.extend({ test: z.boolean().default(false) }))
    .min(1)
    .max(classLimits.PROGRAM_WEEKS_MAX),
  books: z.array(z.strictObject({ title: z.string().min(1), author: z.string().min(1), note: words })).default([]),
  sample: z.strictObject({ en: sample, ch: sample }).nullable().default(null),
});

/** What a school can begin with to teach: a program by the name of its file, without the number. */
type ProgramSource = z.output<typeof program> & { slug: string };

const demoClass = z.strictObject({
  /** A program's slug. */
  program: z.string(),
  /** As ISO counts them: 1 is Monday. */
  weekday: z.int().min(1).max(7),
  startsAt: z.string().regex(/^\d\d:\d\d$/),
  minutes: z.int(),
  attendance: z.enum(classAttendances).default("in-person"),
  /** Where it meets online. */
  meetingUrl: z.url().nullable().default(null),
  places: z.int().positive(),
  /** In dollars. */
  price: z.int().min(0),
  /** Keys of demo people. */
  teacher: z.string().nullable().default(null),
  students: z.array(z.string()).default([]),
});

export type DemoClassSource = z.output<typeof demoClass>;

/** The programs, in the order of their files, and the classes of a demonstration. */
type ClassesSource = { programs: ProgramSource[]; demo: DemoClassSource[] };

/**
 * Reads `classes/` with `demo.yaml` and `programs/NN-slug.yaml`.
 * Throws one Error that lists every file with something wrong, and what it is.
 */
export async function readClasses(contentFolder: string | URL): Promise<ClassesSource> {
  const root = join(contentFolder instanceof URL ? fileURLToPath(contentFolder) : contentFolder, "classes");
  const complaints: string[] = [];
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readYaml(await readFile(join(root, file), "utf8"), schema, (reason) =>
      complaints.push(`classes/${file}: ${reason}`),
    );

  const programs: ProgramSource[] = [];
  for (const name of (await readdir(join(root, "programs"))).sort()) {
    const [, slug] = /^\d\d-([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(name) ?? [];
    if (slug === undefined) complaints.push(`classes/programs/${name}: must be named like 01-amc8.yaml`);
    const source = await read(`programs/${name}`, program);
    if (source && slug !== undefined) programs.push({ slug, ...source });
  }
  const demo = (await read("demo.yaml", z.array(demoClass))) ?? [];
  for (const { program } of demo) {
    if (programs.every(({ slug }) => slug !== program)) complaints.push(`classes/demo.yaml: has no program ${program}`);
  }
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return { programs, demo };
}
