import { Box } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import classes from "./code.module.css";

type ListingProps = { title: string; lines: readonly string[] };

/** A program as a block. */
export function Listing({ title, lines }: ListingProps) {
  return (
    <figure className={classes.listing}>
      <figcaption className={classes.title}>{title}</figcaption>
      <Scroller title={title}>
        <pre className={classes.code}>
          <code>
            {lines.map((line, index) => (
              <Fragment key={`${index} ${line}`}>
                <CodeLine code={line} />
                {"\n"}
              </Fragment>
            ))}
          </code>
        </pre>
      </Scroller>
    </figure>
  );
}

type AnnotatedProps = { title: string; lines: readonly { code: string; note?: string }[] };

/** A program with a note beside each line that needs one. */
export function Annotated({ title, lines }: AnnotatedProps) {
  return (
    <figure className={classes.listing}>
      <figcaption className={classes.title}>{title}</figcaption>
      <Scroller title={title}>
        <ol className={classes.lines}>
          {lines.map(({ code, note }, index) => (
            <li key={`${index} ${code}`} className={classes.line}>
              <code className={classes.source}>
                <CodeLine code={code} />
              </code>
              {note && <span className={classes.note}>{note}</span>}
            </li>
          ))}
        </ol>
      </Scroller>
    </figure>
  );
}

/** A line of a program keeps its length; the keyboard, too, can move what does not fit. */
function Scroller({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box role="region" aria-label={title} tabIndex={0} className={classes.scroller}>
      {children}
    </Box>
  );
}

const tokens =
  /("[^"]*")|(#include|\b(?:while|for|if|else|return|def|import|from|in|int|bool|vector|using|namespace|continue|true|false|True|False)\b)/g;

/** A line of Python or C++ with its texts and keywords told apart by weight and colour. */
function CodeLine({ code }: { code: string }): ReactNode {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const match of code.matchAll(tokens)) {
    const [whole, quoted] = match;
    parts.push(code.slice(done, match.index));
    parts.push(
      <span key={match.index} className={quoted ? classes.quoted : classes.keyword}>
        {whole}
      </span>,
    );
    done = match.index + whole.length;
  }
  parts.push(code.slice(done));
  return parts.map((part, index) => <Fragment key={`${index} ${code}`}>{part}</Fragment>);
}
