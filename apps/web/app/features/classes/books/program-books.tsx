import type { Program } from "@dripstone/contract/classes/payloads";
import classes from "./program-books.module.css";

/** Which books go with which program. */
export function ProgramBooks({ programs }: { programs: readonly Program[] }) {
  return (
    <div className={classes.shelves}>
      {programs.map(({ slug, name, books }) => (
        <div key={slug}>
          <h3 className={classes.program}>{name}</h3>
          <ul className={classes.books}>
            {books.map(({ title, author, note }) => (
              <li key={title}>
                <p>
                  <cite lang="en">{title}</cite> · <span lang="en">{author}</span>
                </p>
                <p className={classes.note}>{note}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
