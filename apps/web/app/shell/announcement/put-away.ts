/** What somebody has put away in this browser; another announcement is shown again. */
const KEY = "announcement";

/** Marks a browser that has put this announcement away before anything is painted, so that nothing moves. */
export const putAwayMark = (id: string): string =>
  `try{if(localStorage.getItem("${KEY}")===${JSON.stringify(id)})document.documentElement.dataset.announcement="away"}catch{}`;

export function putAway(id: string): void {
  document.documentElement.dataset.announcement = "away";
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing shows it on the next page again.
  }
}
