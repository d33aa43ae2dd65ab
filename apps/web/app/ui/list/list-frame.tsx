import { LIST_END, type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { Button, Skeleton } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isFailure } from "../../api/failure.ts";
import { Callout } from "../callout/callout.tsx";
import { useFailureText } from "../failure/failure-text.ts";
import classes from "./list-frame.module.css";

type ListFrameProps<List extends ListDeclaration, Page> = {
  list: List;
  /** When it turns to another page, the list comes into view. */
  view: ListView<List>;
  /** What is listed, for those who hear the page. */
  label: string;
  /** The last page that came, also while the next one is on its way. */
  page: Page | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** How many there are, in words; it stands above them, and is said when a choice changes it. */
  count?: string | undefined;
  /** What is done with chosen rows, and how that went: it stays where the last row has left the list by it. */
  acts?: ReactNode;
  empty: ReactNode;
  children: (page: Page) => ReactNode;
};

/** A list in whatever state it is: on its way, failed, empty, or there. */
export function ListFrame<const List extends ListDeclaration, Page extends { items: readonly unknown[] }>(
  props: ListFrameProps<List, Page>,
) {
  const { list, view, label, page, loading, error, onRetry, count, acts, empty, children } = props;
  const { t } = useTranslation(["common", "errors"]);
  const failureText = useFailureText();
  const place = `${view.after} ${view.before}`;
  const isEmpty = page?.items.length === 0;
  const isPlaced = view.after !== undefined || (view.before !== undefined && view.before !== LIST_END);
  // Everything else of the view is a choice that the list offers.
  const isLost = error ? isFailure(error) && error.code === "INVALID_INPUT" : isEmpty && isPlaced;
  const isShown = page !== undefined && !isLost && !error;
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: "nearest" });
  }, [place]);
  return (
    <section ref={frame} tabIndex={-1} aria-label={label} aria-busy={loading} className={classes.frame}>
      <div role="status">
        {isShown && (isEmpty ? empty : count !== undefined && <p className={classes.count}>{count}</p>)}
      </div>
      {acts}
      {isLost && !loading ? (
        <Callout role="alert">
          <p>{t("list.lost")}</p>
          <Link
            className={classes.way}
            to={{ search: listQueryOf(list, { ...view, after: undefined, before: undefined }) }}
          >
            {t("list.first")}
          </Link>
        </Callout>
      ) : error && !loading ? (
        <Callout role="alert" tone="alarm">
          <p>{failureText(error)}</p>
          <div>
            <Button onClick={onRetry}>{t("list.retry")}</Button>
          </div>
        </Callout>
      ) : page === undefined ? (
        <div role="status" aria-label={t("loading")} className={classes.waiting}>
          {Array.from({ length: ROWS_WAITING }, (_, index) => (
            <Skeleton key={index} height={28} />
          ))}
        </div>
      ) : (
        !isEmpty && children(page)
      )}
    </section>
  );
}

const ROWS_WAITING = 6;
