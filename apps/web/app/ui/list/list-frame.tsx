import { Button, Skeleton } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../callout/callout.tsx";
import { useFailureText } from "../failure/failure-text.ts";
import classes from "./list-frame.module.css";

type ListFrameProps<Page> = {
  /** What is listed, for those who hear the page. */
  label: string;
  /** The last page that came, also while the next one is on its way. */
  page: Page | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** Which page of the list it is; when it changes, the list comes into view. */
  place: string;
  empty: ReactNode;
  children: (page: Page) => ReactNode;
};

/** A list in whatever state it is: on its way, failed, empty, or there. */
export function ListFrame<Page extends { items: readonly unknown[] }>(props: ListFrameProps<Page>) {
  const { label, page, loading, error, onRetry, place, empty, children } = props;
  const { t } = useTranslation(["common", "errors"]);
  const failureText = useFailureText();
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
      {error && !loading ? (
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
      ) : page.items.length === 0 ? (
        empty
      ) : (
        children(page)
      )}
    </section>
  );
}

const ROWS_WAITING = 6;
