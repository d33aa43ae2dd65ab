import { Box, Button } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CellFrame } from "./cell-frame.tsx";
import { Highlighted } from "./highlighted.tsx";
import { keptProgram } from "./kept-program.ts";
import type { LiveCellProps } from "./live-cell.tsx";
import classes from "./program-cell.module.css";

export type ProgramCellProps = {
  /** Under which the browser keeps what was changed. */
  id: string;
  /** Such as `drip.py`. */
  title: string;
  program: string;
};

type LanguageProps = {
  language: "python" | "cpp";
  /** What is said before it is first run. */
  note?: string;
  /** Brings the editor and what runs the program. */
  load: () => Promise<ComponentType<LiveCellProps>>;
};

/** A program as it is read; the editor and what runs it come when one of them is asked for. */
export function ProgramCell({ load, language, note, ...props }: ProgramCellProps & LanguageProps) {
  const { id, title, program } = props;
  const { t } = useTranslation("programs");
  const [source, setSource] = useState(program);
  const [first, setFirst] = useState<"run" | "edit" | null>(null);
  const [loaded, setLoaded] = useState<{ Live: ComponentType<LiveCellProps> }>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => setSource(keptProgram(id) ?? program), [id, program]);

  const begin = (wish: "run" | "edit") => {
    setFirst(wish);
    setHasFailed(false);
    load().then(
      (Live) => setLoaded({ Live }),
      () => {
        setFirst(null);
        setHasFailed(true);
      },
    );
  };
  if (loaded && first) return <loaded.Live {...props} source={source} first={first} />;
  return (
    <CellFrame
      title={title}
      bar={
        <>
          <Button size="sm" variant="default" loading={first === "edit"} onClick={() => begin("edit")}>
            {t("cell.edit")}
          </Button>
          <Button size="sm" loading={first === "run"} onClick={() => begin("run")}>
            {t("cell.run")}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {t("unavailable.offline")}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      <Box role="region" aria-label={t("cell.code", { title })} tabIndex={0} className={classes.scroller}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same */}
        <pre className={classes.code} onClick={() => getSelection()?.isCollapsed !== false && begin("edit")}>
          <code>
            <Highlighted code={source} language={language} />
          </code>
        </pre>
      </Box>
    </CellFrame>
  );
}
