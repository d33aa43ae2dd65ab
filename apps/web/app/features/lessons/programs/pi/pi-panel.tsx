import { useMemo } from "react";
import { fetchPart } from "../../../../ui/late/fetch-part.ts";
import type { LiveCellProps } from "../cell/live-cell.tsx";
import { ProgramCell, type ProgramCellProps } from "../cell/program-cell.tsx";
import type { Part } from "./parts.ts";

type PiPanelProps = ProgramCellProps & {
  /** What is wired to the board; pass the same list each time. */
  parts: readonly Part[];
};

/** A program for a Raspberry Pi that can be changed and run on the page, with lights, buttons and a robot instead of wires. */
export function PiPanel({ parts, ...props }: PiPanelProps) {
  const load = useMemo(
    () => async () => {
      const { LivePi } = await fetchPart(() => import("./live-pi.tsx"));
      return (live: LiveCellProps) => <LivePi {...live} parts={parts} />;
    },
    [parts],
  );
  return <ProgramCell {...props} language="python" load={load} />;
}
