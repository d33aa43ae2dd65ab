import { fetchPart } from "../../../../ui/late/fetch-part.ts";
import { ProgramCell, type ProgramCellProps } from "../cell/program-cell.tsx";

/** A Python program that can be changed and run on the page. */
export function PythonCell(props: ProgramCellProps) {
  return <ProgramCell {...props} language="python" load={loadLive} />;
}

const loadLive = async () => (await fetchPart(() => import("./live-python.tsx"))).LivePython;
