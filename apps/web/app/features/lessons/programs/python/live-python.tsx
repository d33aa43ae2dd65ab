import { python } from "@codemirror/lang-python";
import { LiveCell, type LiveCellProps } from "../cell/live-cell.tsx";
import { useExplaining } from "../explaining/explained.tsx";
import { Drawings } from "./drawings.tsx";
import type { PythonShown } from "./shown.ts";

export function LivePython(props: LiveCellProps) {
  return (
    <LiveCell
      {...props}
      language="python"
      syntax={python}
      explain={useExplaining("python")}
      stage={(shown) => <Drawings shown={shown as readonly PythonShown[]} />}
      reads={(source) => /\binput\s*\(/.test(source)}
    />
  );
}
