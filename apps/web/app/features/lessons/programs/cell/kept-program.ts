/** What a browser does not take lives as long as the page. */
const unkept = new Map<string, string>();

/** What a child has made of a program stays in the browser, under the program's name, until it is reset. */
export function keptProgram(id: string): string | null {
  const inMemory = unkept.get(id);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

/** Keeps a program; null forgets it. */
export function keepProgram(id: string, source: string | null): void {
  unkept.delete(id);
  try {
    if (source === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), source);
  } catch {
    // The browser keeps nothing, or is full.
    if (source !== null) unkept.set(id, source);
  }
}

const keyOf = (id: string) => `program:${id}`;
