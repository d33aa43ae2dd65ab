import { pages } from "../paths.ts";

/** A page as it is counted: its pattern, such as `/forum/posts/:id`, so that nobody knows who has read what. */
export type CountedPage = (typeof pages)[keyof typeof pages];

const counted = Object.values(pages).filter((pattern) => !/^\/(admin(\/|$)|404$)/.test(pattern));
const whole = new Map<string, CountedPage>(
  counted.filter((pattern) => !pattern.includes(":")).map((pattern) => [pattern, pattern]),
);
const patterns = counted
  .filter((pattern) => pattern.includes(":"))
  .map((pattern) => ({ pattern, fits: new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`) }));

/** Which page a path leads to; null for the back office, which is not counted, and for what is none. */
export function pageOf(path: string): CountedPage | null {
  return whole.get(path) ?? patterns.find(({ fits }) => fits.test(path))?.pattern ?? null;
}
