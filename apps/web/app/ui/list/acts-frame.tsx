import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./acts-frame.module.css";
import type { Selection } from "./selection.ts";

type ActsFrameProps<Name extends string, Row> = {
  selection: Selection<Row>;
  acts: readonly { name: Name; text: string }[];
  onAct: (name: Name) => unknown;
  /** The act that is being done, during which no other begins. */
  running?: Name | undefined;
  /** What was done last: whoever pressed the button is led to how it went, as the button has gone with what was chosen. */
  told: unknown;
  results: ReactNode;
  children?: ReactNode;
};

/** What can be done with all chosen rows, at hand far down a list, and how it went with them; `children` stand below. */
export function ActsFrame<Name extends string, Row>(props: ActsFrameProps<Name, Row>) {
  const { selection, acts, onAct, running, told, results, children } = props;
  const { t } = useTranslation("common");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) place.current?.focus();
  }, [told]);
  return (
    <div className={classes.frame}>
      {selection.selected.length > 0 && (
        <section aria-label={t("list.bulk")} className={classes.bar}>
          <span className={classes.count}>{t("list.selected", { count: selection.selected.length })}</span>
          {acts.map(({ name, text }) => (
            <Button
              key={name}
              size="compact-md"
              variant="default"
              loading={running === name}
              disabled={running !== undefined}
              onClick={() => onAct(name)}
            >
              {text}
            </Button>
          ))}
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            disabled={running !== undefined}
            onClick={selection.clear}
          >
            {t("list.unselect")}
          </Button>
        </section>
      )}
      <div ref={place} role="status" tabIndex={-1} className={classes.results}>
        {results}
      </div>
      {children}
    </div>
  );
}
