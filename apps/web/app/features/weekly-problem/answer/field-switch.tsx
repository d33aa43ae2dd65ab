import type { WeeklyProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { TextSwitch } from "../problem/text-switch.tsx";
import { askedIn } from "../reading/asked-in.ts";
import type { DraftControl } from "./use-answer-draft.ts";

type FieldSwitchProps = Pick<DraftControl, "draft" | "change"> & { problem: Pick<WeeklyProblem, "letters" | "asks"> };

/** Goes over from plain text to the math editor and back; what is written goes along. */
export function FieldSwitch({ draft, change, problem }: FieldSwitchProps) {
  const { t } = useTranslation("weekly-problem");
  const { answer, math } = draft;

  async function turn(): Promise<void> {
    if (answer.trim() === "") return change({ math: !math });
    try {
      const { asLatex, asText } = await import("./translate-answer.ts");
      change({
        math: !math,
        answer: math ? await asText(answer, askedIn(problem)) : asLatex(answer, askedIn(problem)),
      });
    } catch {
      // The code could not be fetched: what is written goes over as it is.
      change({ math: !math });
    }
  }

  return (
    <TextSwitch
      onTurn={turn}
      drawing={<path d={math ? "M3 11 7 2l4 9M4.5 8h5M14 2v10M12 2h4M12 12h4" : "M1 8h2l2.5 4L8 1.5h11"} />}
    >
      {t(math ? "answer.toText" : "answer.toMath")}
    </TextSwitch>
  );
}
