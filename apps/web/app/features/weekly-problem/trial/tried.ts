const KEY = "tried-as-visitor";

/** Notes that this browser has had an answer judged without an account. */
export function noteTried(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing does not show the answer after a reload.
  }
}

/** Whether this browser may have had an answer judged without an account. */
export function hasTried(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
