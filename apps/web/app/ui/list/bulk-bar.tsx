import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../failure/failure-text.ts";
import classes from "./bulk-bar.module.css";
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
  const { t } = useTranslation(["common", "errors"]);
  const failureText = useFailureText();
  const [running, setRunning] = useState<string>();
  const [results, setResults] = useState<readonly Result[]>([]);
  const { selected, nameOf, clear } = selection;
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with what was chosen.
  useEffect(() => {
    if (results.length > 0) told.current?.focus();
  }, [results]);

  const run = async (act: Act<Row>) => {
    setRunning(act.name);
    setResults([]);
    const done: Result[] = [];
    // One after another, so that a refusal of one is told of that one.
    for (const row of selected) done.push({ name: nameOf(row), failure: await act.run(row) });
    setResults(done);
    setRunning(undefined);
    clear();
  };

  const failed = results.filter(({ failure }) => failure !== undefined);
  return (
    <div className={classes.frame}>
      {selected.length > 0 && (
        <section aria-label={t("list.bulk")} className={classes.bar}>
          <span className={classes.count}>{t("list.selected", { count: selected.length })}</span>
          {acts.map((act) => (
            <Button
              key={act.name}
              size="compact-md"
              variant="default"
              loading={running === act.name}
              disabled={running !== undefined}
              onClick={() => run(act)}
            >
              {act.text}
            </Button>
          ))}
          <Button size="compact-md" variant="subtle" color="gray" disabled={running !== undefined} onClick={clear}>
            {t("list.unselect")}
          </Button>
        </section>
      )}
      <div ref={told} role="status" tabIndex={-1} className={classes.results}>
        {results.length > 0 && <p>{t("list.done", { done: results.length - failed.length, count: results.length })}</p>}
        {failed.length > 0 && (
          <ul>
            {failed.map(({ name, failure }) => (
              <li key={name}>{t("list.notDone", { name, why: failureText(failure) })}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
