import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

export type CorpusRow = { expected: string; given: string; equal: boolean; topic: string; rubric?: object };

/**
 * The rows of `corpus/*.txt`: an answer on a line of its own; below it, after `=`, ways of writing it, and after `!`,
 * other answers; ` ¦ ` stands between them. After the answer may stand what else our rubric says, as JSON. A file is a topic.
 */
export function readCorpus(folder = new URL("corpus/", import.meta.url)): CorpusRow[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => parseCorpus(readFileSync(new URL(name, folder), "utf8"), basename(name, ".txt")));
}

export function parseCorpus(text: string, topic: string): CorpusRow[] {
  const rows: CorpusRow[] = [];
  let expected = "";
  let rubric: object | undefined;
  for (const line of text.split("\n")) {
    const sign = /^ {2}([=!]) (.*)$/.exec(line);
    if (!sign) {
      const [, key = "", rest] = /^(.*?)(?:\s+(\{"[a-z]+":.*\}))?$/.exec(line.trim()) ?? [];
      if (key !== "") [expected, rubric] = [key, rest === undefined ? undefined : JSON.parse(rest)];
      continue;
    }
    const equal = sign[1] === "=";
    for (const given of (sign[2] ?? "").split("¦")) rows.push({ expected, given: given.trim(), equal, topic, rubric });
  }
  return rows;
}
