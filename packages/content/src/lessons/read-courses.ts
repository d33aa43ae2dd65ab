import { access } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Course, courses } from "@dripstone/contract/lessons/courses";
import type { Locale } from "@dripstone/contract/locale";
import { type Complain, filesOf, foldersIn, numberedFolders } from "../folders.ts";
import { readYaml } from "../yaml.ts";
import { courseFacts } from "./facts.ts";
import type { CourseSource } from "./lesson.ts";
import { type ReadLesson, readLesson } from "./read-lesson.ts";

/**
 * Reads `lessons/<course>/` with `course.yaml` and its lessons, `NN-slug/`, in the order of the contract's courses.
 * Throws one Error that lists every file with something wrong, and what it is.
 */
export async function readCourses(contentFolder: string | URL): Promise<CourseSource[]> {
  const root = join(pathOf(contentFolder), "lessons");
  const complaints: string[] = [];
  const found: CourseSource[] = [];
  for (const name of await foldersIn(root)) {
    if (!courses.includes(name as Course)) complaints.push(`lessons/${name}: is no course`);
  }
  for (const course of courses) {
    const complain: Complain = (file) => (reason) => complaints.push(`lessons/${course}${file}: ${reason}`);
    const read = await readCourse(join(root, course), course, complain);
    if (read) found.push(read);
  }
  if (complaints.length > 0) throw new Error(`The content is not valid:\n${complaints.join("\n")}`);
  return found;
}

async function readCourse(folder: string, course: Course, complain: Complain): Promise<CourseSource | undefined> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  if (!exists) {
    complain("")("is missing");
    return undefined;
  }
  const facts = await filesOf(folder, complain)("course.yaml", (source, refuse) =>
    readYaml(source, courseFacts, refuse),
  );
  const lessons = await readLessonsOf(folder, { course, isRun: false }, complain);
  if (!facts) return undefined;
  const { title, description, credits, prerequisites, skills, ...rest } = facts;
  const textOf = (locale: Locale) => ({
    title: title[locale],
    description: description[locale],
    credits: credits[locale],
    prerequisites: prerequisites[locale],
    skills: skills[locale],
  });
  return {
    course,
    ...rest,
    text: { en: textOf("en"), ch: textOf("ch") },
    lessons: lessons.map(({ lesson }, index) => ({ ...lesson, number: index + 1 })),
  };
}

/**
 * The lessons of a course's folder, or those whose name holds a word, with what is run for them. Unless it `isRun`, what programs print must
 * be on record.
 */
export async function readLessonsOf(
  folder: string,
  { course, isRun, word = "" }: { course: Course; isRun: boolean; word?: string },
  complain: Complain,
): Promise<(ReadLesson & { folder: string })[]> {
  const found: (ReadLesson & { folder: string })[] = [];
  const folders = await numberedFolders(folder, (name) => (file) => complain(`/${name}${file}`));
  for (const { name, number, slug } of folders) {
    if (!name.includes(word)) continue;
    const place = { course, slug, number, isRun };
    const read = await readLesson(join(folder, name), place, (file) => complain(`/${name}${file}`));
    if (read) found.push({ ...read, folder: join(folder, name) });
  }
  return found;
}

export const pathOf = (folder: string | URL) => (folder instanceof URL ? fileURLToPath(folder) : folder);
