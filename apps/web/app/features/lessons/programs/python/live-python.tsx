import { python } from "@codemirror/lang-python";
import { useTranslation } from "react-i18next";
import { Rich } from "../../../../ui/page/rich.tsx";
import { LiveCell, type LiveCellProps } from "../cell/live-cell.tsx";
import { explainPython } from "../explaining/explain-python.ts";
import { Drawings } from "./drawings.tsx";
import type { PythonShown } from "./shown.ts";

export function LivePython(props: LiveCellProps) {
  const { t } = useTranslation("programs");
  return (
    <LiveCell
      {...props}
      language="python"
      syntax={python}
      explain={(failure, source) => {
        const explained = explainPython(failure, source);
        return explained && <Rich text={t(`explain.python.${explained.key}`, { replace: explained.values })} />;
      }}
      stage={(shown) => <Drawings shown={shown as readonly PythonShown[]} />}
      reads={(source) => /\binput\s*\(/.test(source)}
    />
  );
}
