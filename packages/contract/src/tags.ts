/**
 * What public replies are made of. A row names the tags of what it reads, and whatever changes one of these things names its tag, so that no
 * page shows what was there before. `people` is who takes part, with their names, pictures and badges; `forum` its lists, categories and
 * numbers; `forum-categories` what every thread shows of its category.
 */
export type Tag =
  | "weekly-problem"
  | "people"
  | "classes"
  | "practice-tests"
  | "lessons"
  | "blog"
  | "announcement"
  | "donation"
  | "books"
  | "forum"
  | "forum-categories"
  | `forum-post/${string}`;

/** The tags of a reply: a `{name}` in a row's tag stands for the parameter of this name, as `forum-post/{id}` does. */
export function tagsOf(tags: readonly Tag[], params: unknown): Tag[] {
  const given = new Map(Object.entries(params ?? {}));
  return tags.map((tag) => tag.replace(/\{(\w+)\}/g, (_, name: string) => String(given.get(name))) as Tag);
}
