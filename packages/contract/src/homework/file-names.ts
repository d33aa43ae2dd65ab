import { homeworkLimits } from "./limits.ts";

const KEPT_OF_ENDING = 12;

/**
 * A file's name as it may be shown and saved: without folders, without signs that no system takes or nobody sees, and not too long. Its ending
 * stays, as it tells what the file is.
 */
export function plainFileName(given: string): string {
  const [name = ""] = given.normalize("NFC").split(/[/\\]/).slice(-1);
  const plain = [
    ...name
      .replace(/[\p{C}<>:"|?*]/gu, " ")
      .replace(/\s+/g, " ")
      .replace(/^[. ]+|[. ]+$/g, ""),
  ];
  if (plain.length === 0) return "file";
  const excess = plain.length - homeworkLimits.HOMEWORK_FILE_NAME_MAX;
  if (excess <= 0) return plain.join("");
  const dot = plain.lastIndexOf(".");
  const end = dot > 0 && plain.length - dot <= KEPT_OF_ENDING ? dot : plain.length;
  return [...plain.slice(0, end - excess - 1), "…", ...plain.slice(end)].join("");
}

/** What a name ends with, in small letters and without its dot; empty where it has no ending. */
export function endingOf(name: string): string {
  return (/\.([^.]{1,10})$/.exec(name)?.[1] ?? "").toLowerCase();
}
