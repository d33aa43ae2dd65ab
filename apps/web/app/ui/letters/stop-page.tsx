import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { asFailure } from "../../api/failure.ts";
import { Callout } from "../callout/callout.tsx";
import { FailureBox } from "../failure/failure-box.tsx";
import { Page } from "../page/page.tsx";
import { PageHeader } from "../page/page-header.tsx";
import { Section } from "../page/section.tsx";
import classes from "./stop-page.module.css";

type StopPageProps = {
  words: Record<"title" | "lead" | "question" | "stop" | "doneTitle" | "done" | "dead", string>;
  /** Of the letter's link; null where it brought none, and undefined until that is known. */
  token: string | null | undefined;
  onStop: (token: string) => unknown;
  outcome: { error?: unknown; isLoading: boolean; isSuccess: boolean };
  wayOn: ReactNode;
};

/** Where the link at the end of a letter leads by which no more like it come: one button, and no login. */
export function StopPage({ words, token, onStop, outcome: { error, isLoading, isSuccess }, wayOn }: StopPageProps) {
  const done = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  const isDead = token === null || (error !== undefined && asFailure(error).code === "NOT_FOUND");
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Section title={isSuccess ? words.doneTitle : words.question}>
        <div className={classes.step}>
          {isSuccess ? (
            <Callout ref={done} tabIndex={-1} role="status" tone="good">
              <p>{words.done}</p>
            </Callout>
          ) : isDead ? (
            <Callout role="alert" tone="alarm">
              <p>{words.dead}</p>
            </Callout>
          ) : (
            <>
              <FailureBox error={error} />
              <Button
                size="lg"
                loading={isLoading}
                disabled={token === undefined}
                onClick={() => token && onStop(token)}
              >
                {words.stop}
              </Button>
            </>
          )}
          {wayOn}
        </div>
      </Section>
    </Page>
  );
}
