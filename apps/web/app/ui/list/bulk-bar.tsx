import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../failure/failure-text.ts";
import { ActsFrame } from "./acts-frame.tsx";
import type { Selection } from "./selection.ts";

type Act<Row> = {
  name: string;
  text: string;
  /** Does it to one row. What comes back is why it was not done, or nothing. */
  run: (row: Row) => Promise<unknown>;
};

type BulkBarProps<Row> = { selection: Selection<Row>; acts: readonly Act<Row>[] };

type Result = { name: string; failure: unknown };

/** What can be done with all chosen rows, and how it went with each of them. */
export function BulkBar<Row>({ selection, acts }: BulkBarProps<Row>) {
  const [running, setRunning] = useState<string>();
  const [results, setResults] = useState<readonly Result[]>([]);
  const { selected, nameOf, clear } = selection;

  const run = async (act: Act<Row> | undefined) => {
    if (!act) return;
    setRunning(act.name);
    setResults([]);
    const done: Result[] = [];
    // One after another, so that a refusal of one is told of that one.
    for (const row of selected) done.push({ name: nameOf(row), failure: await act.run(row) });
    setResults(done);
    setRunning(undefined);
    clear();
  };

  return (
    <ActsFrame
      selection={selection}
      acts={acts}
      running={running}
      onAct={(name) => run(acts.find((act) => act.name === name))}
      told={results.length > 0 && results}
      results={results.length > 0 && <Results results={results} />}
    />
  );
}

function Results({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation("common");
  const failureText = useFailureText();
  const failed = results.filter(({ failure }) => failure !== undefined);
  return (
    <>
      <p>{t("list.done", { done: results.length - failed.length, count: results.length })}</p>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ name, failure }) => (
            <li key={name}>{t("list.notDone", { name, why: failureText(failure) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
