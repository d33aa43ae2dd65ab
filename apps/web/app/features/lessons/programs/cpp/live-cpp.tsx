import { cpp } from "@codemirror/lang-cpp";
import { LiveCell, type LiveCellProps } from "../cell/live-cell.tsx";
import { useExplaining } from "../explaining/explained.tsx";

export function LiveCpp(props: LiveCellProps) {
  return (
    <LiveCell
      {...props}
      language="cpp"
      syntax={cpp}
      explain={useExplaining("cpp")}
      stage={() => null}
      reads={(source) => /\b(cin|getline|scanf)\b/.test(source)}
    />
  );
}
