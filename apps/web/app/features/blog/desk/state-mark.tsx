import type { BlogState } from "@dripstone/contract/blog/desk/list";
import { useTranslation } from "react-i18next";
import classes from "./state-mark.module.css";

/** Where a post stands, in a word. */
export function StateMark({ state }: { state: BlogState }) {
  const { t } = useTranslation("blog-desk");
  return (
    <span className={classes.mark} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}
