import type { Excerpt } from "@dripstone/contract/search";
import classes from "./found-text.module.css";

/** A part of a text, with the words marked that were looked for. */
export function FoundText({ excerpt }: { excerpt: Excerpt }) {
  return excerpt.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={classes.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
