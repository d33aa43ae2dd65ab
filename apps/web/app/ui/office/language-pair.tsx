import { type Locale, locales } from "@dripstone/contract/locale";
import type { ReactNode } from "react";
import classes from "./language-pair.module.css";

/** One thing in both languages: side by side on a desk; on a phone, the language that is being written. */
export function LanguagePair({ children }: { children: (locale: Locale) => ReactNode }) {
  return (
    <div className={classes.pair}>
      {locales.map((locale) => (
        <div key={locale} data-language={locale} className={classes.half}>
          {children(locale)}
        </div>
      ))}
    </div>
  );
}
