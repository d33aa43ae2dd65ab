/** What a child has made of a program stays in the browser, under the program's name, until it is reset. In a browser that keeps nothing it lives
 * as long as the page. */
export function keptProgram(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

/** Keeps a program; null forgets it. */
export function keepProgram(id: string, source: string | null): void {
  try {
    if (source === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), source);
  } catch {
    // The browser keeps nothing, or is full.
  }
}

const keyOf = (id: string) => `program:${id}`;
