/** What a text may be called; a program's source is one, too. Pages and scripts that a click runs are none. */
export const textEndings: ReadonlySet<string> = new Set([
  ...["", "txt", "text", "md", "markdown", "tex", "csv"],
  ...["py", "c", "h", "cc", "cpp", "hpp", "ino"],
]);

/** What other files are called that are taken: whatever is called so, and is none, is not what it says. */
export const claimedEndings: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "pdf", "docx", "doc"]);
