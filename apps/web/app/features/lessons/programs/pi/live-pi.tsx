import { python } from "@codemirror/lang-python";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Rich } from "../../../../ui/page/rich.tsx";
import { LiveCell, type LiveCellProps } from "../cell/live-cell.tsx";
import { explainPython } from "../explaining/explain-python.ts";
import type { Failure } from "../running/messages.ts";
import { BoardFigure } from "./board-figure.tsx";
import { inputsOf } from "./inputs.ts";
import type { Part } from "./parts.ts";

const kinds = ["led", "button", "buzzer", "servo", "distance", "motor"] as const;

export function LivePi({ parts, ...props }: LiveCellProps & { parts: readonly Part[] }) {
  const { t } = useTranslation("programs");
  const [inputs] = useState(() => inputsOf(parts));
  const explain = (failure: Failure, source: string) => {
    const [, pin = "", wanted, there] = /^(\d+)\|(\w*)\|(\w*)$/.exec(failure.message) ?? [];
    if (failure.type === "BoardError") {
      const nameOf = (kind?: string) => t(`board.${kinds.find((it) => it === kind) ?? "nothing"}`);
      return <Rich text={t("explain.board", { pin, wanted: nameOf(wanted), there: nameOf(there) })} />;
    }
    const explained = explainPython(failure, source);
    return explained && <Rich text={t(`explain.python.${explained.key}`, { replace: explained.values })} />;
  };
  return (
    <LiveCell
      {...props}
      language="pi"
      syntax={python}
      explain={explain}
      stage={(_, board, running) => <BoardFigure parts={parts} board={board} inputs={inputs} running={running} />}
      reads={(source) => /\binput\s*\(/.test(source)}
      wiring={{ parts, pins: inputs.memory }}
    />
  );
}
