import { type Locale, languageTags } from "@dripstone/contract/locale";
import classes from "./other-title.module.css";

/** A problem's title in the other language, below its own. */
export function OtherTitle({ title, language }: { title: string; language: Locale }) {
  return (
    <span className={classes.title} lang={languageTags[language]}>
      {title}
    </span>
  );
}
